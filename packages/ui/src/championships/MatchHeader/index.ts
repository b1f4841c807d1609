export { MatchHeader, type MatchHeaderProps } from './MatchHeader.tsx'
export type { MatchHeaderTexts } from '../match-room-texts.ts'
