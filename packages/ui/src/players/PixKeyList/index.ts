export {
  PixKeyList,
  type PixKeyItem,
  type PixKeyListProps,
  type PixKeyListTexts,
  type PixKeyType,
} from './PixKeyList.tsx'
