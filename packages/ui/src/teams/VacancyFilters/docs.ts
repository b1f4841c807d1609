import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  VacancyFilters: {
    use: ['Above the public list of vacancies.'],
    avoid: ['For teams: `TeamFilters`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the search and the filters.' },
      { keys: 'Space, arrows, Enter', does: 'In a list: open it, move, choose.' },
      { keys: 'Escape', does: 'Closes the sheet; the focus returns to its button.' },
    ],
    accessibility: ['A named region; how many were found is a status.'],
    reviewed: '2026-11-21',
  },
}
