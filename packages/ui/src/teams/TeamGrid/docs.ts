import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TeamGrid: {
    use: ['For team cards in one to three columns, with loading, emptiness and failure.'],
    avoid: ['For members: `MemberTable`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves from card to card.' },
      { keys: 'Enter', does: 'Follows the card; on *Tentar de novo*: asks again.' },
    ],
    accessibility: [
      'A list with `aria-busy` while it loads; an empty list has a text.',
      'A failure is announced at once.',
    ],
    good: [
      'Show eight placeholders on the first load only.',
      'Keep the old cards while filters are answered.',
    ],
    bad: ['Do not mix cards of other things into it.', 'Do not set its columns: they follow from the width.'],
  },
}
