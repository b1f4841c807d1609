import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TeamHeader: {
    use: ["At the head of a team's own pages."],
    avoid: ['In lists: `TeamCard`.'],
    keyboard: [{ keys: 'Tab', does: 'Moves to its acts.' }],
    accessibility: ["Holds the page's h1. The banner is decoration."],
  },
}
