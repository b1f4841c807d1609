export { ReportList, reportListTexts } from './ReportList.tsx'
export type { ReportItem, ReportListProps, ReportListTexts } from './ReportList.tsx'
