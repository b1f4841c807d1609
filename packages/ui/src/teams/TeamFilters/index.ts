export { TeamFilters, type TeamFiltersProps } from './TeamFilters.tsx'
export type { TeamFiltersTexts } from './team-filters-texts.ts'
