import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  StatsPanel: {
    use: ['Results of one team, on its overview and on its public page.'],
    avoid: ['The two numbers of a card in a list: TeamCard has them.'],
    keyboard: [
      { keys: 'Tab', does: 'Reaches Tentar de novo after a failure; else nothing takes the focus.' },
    ],
    accessibility: ['A result is a word for screen readers and a letter for eyes: never the colour alone.'],
    reviewed: '2026-11-21',
  },
}
