import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TeamLogo: {
    use: ["For a team's round logo beside its name."],
    avoid: ['For people: `Avatar`.'],
    keyboard: [],
    accessibility: ['Decoration: the name always stands beside it.'],
    reviewed: '2026-11-21',
  },
}
