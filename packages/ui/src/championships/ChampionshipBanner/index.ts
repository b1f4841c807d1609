export { ChampionshipBanner } from './ChampionshipBanner.tsx'
