export {
  CheckInList,
  checkInListTexts,
  type CheckInItem,
  type CheckInListProps,
  type CheckInListTexts,
} from './CheckInList.tsx'
