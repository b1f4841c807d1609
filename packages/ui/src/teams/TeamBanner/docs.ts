import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TeamBanner: {
    use: ["For a team's banner wherever it stands."],
    avoid: ['For pictures of other things: `ImageWithFallback`.'],
    keyboard: [],
    accessibility: ['Decoration: the name stands beside it.'],
    reviewed: '2026-11-21',
  },
}
