export { FilterFrame, type FilterFrameTexts } from './FilterFrame.tsx'
export { SheetActions } from './SheetActions.tsx'
