import { doubleElimination } from '../championships/bracket.fixtures.ts'
import type { BracketMatch } from '../championships/match.ts'
import type { FrontMatch } from './front-match.ts'

const toFrontMatch = (match: BracketMatch): FrontMatch => ({
  match,
  championship: 'Copa Convoca',
  championshipUrl: 'copa-convoca',
  round: 'chave superior',
  href: `/championships/copa-convoca/match/${match.id}`,
})

const live = doubleElimination.find(({ isLive }) => isLive)
if (!live) throw new Error('The example data has nothing that is live')

/** Example data of the stories: what is played now, then what comes next. */
export const frontMatches: readonly [FrontMatch, ...FrontMatch[]] = [
  toFrontMatch(live),
  ...doubleElimination
    .filter(({ state, isLive }) => state === 'READY' && isLive !== true)
    .map((match, index) => toFrontMatch({ ...match, scheduledAt: `2026-11-20T23:${30 + index}:00.000Z` })),
]
