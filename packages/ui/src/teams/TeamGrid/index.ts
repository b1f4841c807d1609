export { TeamGrid, teamGridTexts, type TeamGridProps, type TeamGridTexts } from './TeamGrid.tsx'
