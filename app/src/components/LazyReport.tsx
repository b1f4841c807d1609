import { lazyPart } from '../hooks/lazy-part.ts'

/** The form of a report, whose chunk loads when it is opened. */
export const { Part: LazyReport } = lazyPart(() =>
  import('./ReportPanel.tsx').then((loaded) => loaded.ReportPanel),
)
