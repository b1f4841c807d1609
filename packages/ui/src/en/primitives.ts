import type { EnglishTexts } from './english-texts.ts'

const avatar = { nameless: 'No name' }

export const primitiveTexts = {
  Avatar: avatar,
  AvatarButton: {
    open: (username) => `Menu for ${username}`,
    profile: 'My profile',
  },
  AvatarGroup: { more: (count) => `and ${count} more`, avatar },
  Pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page, totalPages) => `Page ${page} of ${totalPages}`,
  },
  SearchInput: { clear: 'Clear the search' },
} satisfies Partial<EnglishTexts>
