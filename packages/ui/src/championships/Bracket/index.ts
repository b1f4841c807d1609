export { Bracket, type BracketProps } from './Bracket.tsx'
export type { BracketTexts, RoundTexts } from '../bracket-texts.ts'
export type { BracketMatch, MatchTeam, RoundPlace } from '../match.ts'
