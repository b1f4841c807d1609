import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  RecruitmentToggle: {
    use: ["At the head of a team's vacancies: it opens and closes all of them at once."],
    avoid: ['For a single vacancy: its form and its card have their own switch.'],
    keyboard: [{ keys: 'Space', does: 'Switches.' }],
    accessibility: ['A switch named "Recrutamento aberto", described by what everybody else sees.'],
    reviewed: '2026-11-21',
  },
}
