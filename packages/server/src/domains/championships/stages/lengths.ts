import { type MatchRules, winsOf } from '@convoca/contract/rules'
import { hasPlayOffs } from './two-phases.ts'
import type { StageMatch, StageSetup } from './types.ts'

type Place = Pick<StageMatch, 'bracket' | 'round' | 'phase'>

const countRounds = (teams: number): number => Math.max(1, Math.ceil(Math.log2(teams)))

/** The number of rounds that follow one of an elimination; what both brackets play at the same time is followed by as many. */
function countLater(setup: StageSetup, place: Place): number {
  if (place.bracket === 'THIRD_PLACE') return 1
  const { entrants, groupCount, qualifiersPerGroup, playOffs } = setup
  const qualified = Math.min(playOffs?.teams ?? groupCount * qualifiersPerGroup, entrants.length)
  const teams = hasPlayOffs(setup) ? qualified : entrants.length
  // A team that loses in the second round of the winners' bracket comes into the second of the losers' one, in the third into the fourth.
  const round = place.bracket === 'LOSERS' ? Math.floor(place.round / 2) + 1 : place.round
  return countRounds(teams) - round
}

/** The lengths of leagues and Swiss rounds, and of all stages that began before the others were counted from the final. */
const lengthByRound = (bestOf: readonly number[], { bracket, round }: Place): number | undefined =>
  bracket === 'FINAL' ? undefined : bestOf[round - 1]

/** Games of a match. */
export function lengthOf(setup: StageSetup, place: Place): number {
  const { bestOf, lengths, format } = setup
  const last = bestOf.at(-1) ?? 1
  const isTable = format === 'ROUND_ROBIN' || format === 'SWISS'
  if (lengths === undefined || isTable) return lengthByRound(bestOf, place) ?? last
  if (place.bracket === 'GROUP' || place.bracket === 'SWISS') return lengths.groups ?? bestOf[0] ?? 1
  if (place.bracket === 'FINAL') return lengths.grandFinal ?? last
  return bestOf[Math.max(0, bestOf.length - 1 - countLater(setup, place))] ?? last
}

/** The games that win a match, which a team gets against one that does not play. Both games of a best of two are played. */
export const neededWins = (setup: StageSetup, place: Place): number => winsOf(lengthOf(setup, place))

/** The rules for the score of a match. The home team of a grand final comes without a loss. */
export const matchRulesOf = (setup: StageSetup, place: Place): MatchRules => ({
  bestOf: lengthOf(setup, place),
  headStart: place.bracket === 'FINAL' && setup.grandFinal === 'GAME_AHEAD' ? 1 : 0,
  allowsDraws: place.bracket === 'GROUP' && setup.allowsDraws === true,
})
