export {
  PlayerGameList,
  type PlayerGameItem,
  type PlayerGameListProps,
  type PlayerGameListTexts,
} from './PlayerGameList.tsx'
