export { StageLine, type ChampionshipStage, type StageLineProps, type StageLineTexts } from './StageLine.tsx'
