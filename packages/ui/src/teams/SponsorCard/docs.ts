import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  SponsorCard: {
    use: ['For a sponsor where the team looks after its sponsors.'],
    avoid: ["On a team's public page: `SponsorStrip` shows all of them in one line."],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the address, then through the actions.' },
      { keys: 'Enter', does: 'Opens the address in another tab.' },
    ],
    accessibility: ['The logo is decoration beside the name; the link says that it opens another tab.'],
    reviewed: '2026-11-21',
  },
}
