export { PlayerCard, type PlayerCardProps, type PlayerCardTexts } from './PlayerCard.tsx'
