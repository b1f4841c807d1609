import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  VacancyList: {
    use: ['Around `VacancyCard`s: the public list of vacancies, or those of one team.'],
    avoid: ['For teams: `TeamGrid`.'],
    keyboard: [{ keys: 'Tab', does: 'Moves from card to card.' }],
    accessibility: ['A named list; loading is announced once and marked with `aria-busy`.'],
    reviewed: '2026-11-21',
  },
}
