import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TagBadge: {
    use: ["For a team's tag, in the team's second colour."],
    avoid: ['For a code without a team: `Tag`.'],
    keyboard: [],
    accessibility: ["The text's colour is chosen by contrast: at least 4.5:1 on any team colour."],
    reviewed: '2026-11-21',
  },
}
