export {
  ChampionshipList,
  type ChampionshipListProps,
  type ChampionshipListTexts,
} from './ChampionshipList.tsx'
