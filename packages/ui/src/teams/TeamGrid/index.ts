export { TeamGrid, type TeamGridProps, type TeamGridTexts } from './TeamGrid.tsx'
