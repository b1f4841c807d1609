export { ChampionshipCard, type ChampionshipCardProps } from './ChampionshipCard.tsx'
export type { ChampionshipCardTexts } from './championship-card-texts.ts'
