export {
  ChampionshipHeader,
  type ChampionshipHead,
  type ChampionshipHeaderProps,
} from './ChampionshipHeader.tsx'
export type { ChampionshipHeaderTexts } from './championship-header-texts.ts'
