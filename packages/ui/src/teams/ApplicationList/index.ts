export { ApplicationList, type ApplicationListProps, type ApplicationListTexts } from './ApplicationList.tsx'
export {
  ApplicationRow,
  type ApplicationAction,
  type ApplicationRowProps,
  type ApplicationRowTexts,
  type TeamApplication,
} from './ApplicationRow.tsx'
