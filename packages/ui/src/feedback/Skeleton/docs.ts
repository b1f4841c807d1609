import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Skeleton: {
    use: ['In the place and the size of what is on its way.'],
    avoid: [
      'For less than about 200 ms: it only flickers.',
      'Over what is already there: keep showing the old content.',
    ],
    keyboard: [],
    accessibility: ['A list around it says `aria-busy`; it is itself hidden from screen readers.'],
    reviewed: '2026-11-21',
  },
  SkeletonText: {
    use: ['For lines of text on their way.'],
    avoid: ['For a heading with a picture: `SkeletonRows`.'],
    keyboard: [],
    accessibility: ['A list around it says `aria-busy`; it is itself hidden from screen readers.'],
    reviewed: '2026-11-21',
  },
  SkeletonRows: {
    use: ['For a list of 56 px rows on its way.'],
    avoid: ['For cards of teams: `TeamCardSkeleton` has their size.'],
    keyboard: [],
    accessibility: ['A list around it says `aria-busy`; it is itself hidden from screen readers.'],
    reviewed: '2026-11-21',
  },
}
