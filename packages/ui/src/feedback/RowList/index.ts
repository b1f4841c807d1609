export { RowList } from './RowList.tsx'
