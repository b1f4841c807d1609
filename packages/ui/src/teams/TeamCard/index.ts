export { TeamCard, teamCardTexts, type TeamCardProps, type TeamCardTexts } from './TeamCard.tsx'
