import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  VacancyCard: {
    use: ['For one vacancy: among those of all teams, or on the page of its team without `team`.'],
    avoid: ['For a team that recruits: `TeamCard` has its badge.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the title, when it is a link, then through the actions.' },
      { keys: 'Enter', does: 'Follows the link or presses the action.' },
    ],
    accessibility: [
      'The link is named after the vacancy; each fact carries its own hidden label.',
      'A closed vacancy says so in words.',
    ],
    reviewed: '2026-11-21',
  },
}
