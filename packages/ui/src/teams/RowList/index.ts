export { RowList, type RowListState, type RowListTexts } from './RowList.tsx'
