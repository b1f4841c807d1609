export { FilterFrame, type FilterFrameTexts } from './FilterFrame.tsx'
export { SheetActions } from './FilterSheet.tsx'
