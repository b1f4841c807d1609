export { MatchFacts, type MatchFactsProps } from './MatchFacts.tsx'
export { MatchHeader, type MatchHeaderProps } from './MatchHeader.tsx'
export type { MatchFactsTexts, MatchHeaderTexts } from '../match-room-texts.ts'
