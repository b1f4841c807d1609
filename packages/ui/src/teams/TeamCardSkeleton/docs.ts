import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TeamCardSkeleton: {
    use: ['In the place of a team card on its way.'],
    avoid: ['For rows: `SkeletonRows`.'],
    keyboard: [],
    accessibility: ['A list around it says `aria-busy`; it is itself hidden from screen readers.'],
    reviewed: '2026-11-21',
  },
}
