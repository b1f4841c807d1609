import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  GeneratedBanner: {
    use: ['As the banner of a team that has uploaded none.'],
    avoid: ['With an uploaded one: `TeamBanner` chooses.'],
    keyboard: [],
    accessibility: ['Decoration: silent for screen readers.'],
    reviewed: '2026-11-21',
  },
}
