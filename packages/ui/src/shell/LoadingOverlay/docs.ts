import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  LoadingOverlay: {
    use: ['While the application itself is not there yet.'],
    avoid: [
      'For a list or section on its way: `Skeleton`, `TeamCardSkeleton`.',
      'For an act under way: `loading` of `Button`.',
    ],
    keyboard: [],
    accessibility: ['Its sentence is announced (`role="status"`).'],
    reviewed: '2026-11-21',
  },
}
