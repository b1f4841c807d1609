import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  BadgeList: {
    use: ['Badges that the platform gave a team, on its overview and its public page.'],
    avoid: [
      'Titles that the team tells of itself: those are its achievements.',
      'A short state in a pill: Badge.',
    ],
    keyboard: [],
    accessibility: ['Pictures are decoration: name, reason and date are text.'],
    reviewed: '2026-11-21',
  },
}
