export {
  EquipmentList,
  type EquipmentItem,
  type EquipmentListProps,
  type EquipmentListTexts,
  type EquipmentType,
} from './EquipmentList.tsx'
