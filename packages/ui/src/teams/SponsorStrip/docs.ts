import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  SponsorStrip: {
    use: ["On a team's public page."],
    avoid: ['Where sponsors are looked after: `SponsorCard` has place for actions.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves from sponsor to sponsor that has an address.' },
      { keys: 'Enter', does: 'Opens the address in another tab.' },
    ],
    accessibility: ['A named region with a list; without a sponsor to show nothing is rendered.'],
    reviewed: '2026-11-21',
  },
}
