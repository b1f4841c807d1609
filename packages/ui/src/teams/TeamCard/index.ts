export { TeamCard, type TeamCardProps, type TeamCardTexts } from './TeamCard.tsx'
