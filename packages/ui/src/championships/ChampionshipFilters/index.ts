export {
  ChampionshipFilters,
  type ChampionshipFilter,
  type ChampionshipFiltersProps,
} from './ChampionshipFilters.tsx'
export type { ChampionshipFiltersTexts } from './championship-filters-texts.ts'
