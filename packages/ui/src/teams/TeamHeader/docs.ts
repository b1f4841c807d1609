import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TeamHeader: {
    use: ["At the head of a team's own pages."],
    avoid: ['In lists: `TeamCard`.'],
    keyboard: [{ keys: 'Tab', does: 'Moves to its actions.' }],
    accessibility: ["Contains the page's h1. The banner is decorative."],
  },
}
