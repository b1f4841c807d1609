import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Tag: {
    use: ['For a short code in given colours.'],
    avoid: ['For a team: `TagBadge` chooses readable colours.'],
    keyboard: [],
    accessibility: ['The caller answers for the contrast of the two colours.'],
    reviewed: '2026-11-21',
  },
}
