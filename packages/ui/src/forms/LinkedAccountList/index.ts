export { LinkedAccountList, linkedAccountListTexts } from './LinkedAccountList.tsx'
export type {
  LinkedAccountItem,
  LinkedAccountListProps,
  LinkedAccountListTexts,
} from './LinkedAccountList.tsx'
