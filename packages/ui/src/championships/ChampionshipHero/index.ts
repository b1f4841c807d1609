export {
  ChampionshipHero,
  type ChampionshipHeroProps,
  type ChampionshipHeroTexts,
} from './ChampionshipHero.tsx'
