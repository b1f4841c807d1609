import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Pagination: {
    use: ['Under a list whose pages have addresses.'],
    avoid: ['For a list that loads further while one scrolls.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves from page to page.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
    accessibility: [
      'A navigation with a name; the present page has `aria-current="page"`.',
      'Renders nothing for one page.',
    ],
    reviewed: '2026-11-21',
  },
}
