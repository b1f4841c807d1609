import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Panel: {
    use: ['For a section of a page that is one step above its ground.'],
    avoid: ['Around the whole page.', 'Inside another panel: use a heading and space.'],
    keyboard: [],
    accessibility: ['With a title it is a section named by it.'],
    reviewed: '2026-11-21',
  },
}
