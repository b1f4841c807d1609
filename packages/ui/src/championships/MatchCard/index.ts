export { MatchCard, type MatchCardProps } from './MatchCard.tsx'
export { MatchList, type MatchListProps, type MatchListTexts } from './MatchList.tsx'
export type { MatchCardTexts } from '../bracket-texts.ts'
