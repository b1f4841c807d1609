import { type Match, type ParticipantResult, Status } from 'brackets-model'
import { BracketsManager } from 'brackets-manager'
import type { MemoryStorage } from './memory-storage.ts'
import type { Bracket, GrandFinal, MatchState, Outcome, Side, StageMatch } from './types.ts'

const bracketTypes = {
  SINGLE_ELIMINATION: 'single_elimination',
  DOUBLE_ELIMINATION: 'double_elimination',
  ROUND_ROBIN: 'round_robin',
} as const

interface BracketSetup {
  format: keyof typeof bracketTypes
  entrants: readonly string[]
  groupCount: number
  hasThirdPlace?: boolean
  grandFinal?: GrandFinal
}

/** Eliminations need a power of two: the best seeds get the byes, because the ordering pairs them with the last ones. */
function padWithByes(entrants: readonly string[]): (string | null)[] {
  const size = 2 ** Math.ceil(Math.log2(entrants.length))
  return Array.from({ length: size }, (_, index) => entrants[index] ?? null)
}

type FinalSetup = Pick<BracketSetup, 'hasThirdPlace' | 'grandFinal'>

/** Two teams have no semi-finals; who loses one of a double elimination plays on in any case. */
const finalSettings = (
  { hasThirdPlace = false, grandFinal = 'RESET' }: FinalSetup,
  { format, count }: { format: BracketSetup['format']; count: number },
) =>
  ({
    grandFinal: grandFinal === 'RESET' ? 'double' : 'simple',
    consolationFinal: hasThirdPlace && format === 'SINGLE_ELIMINATION' && count > 2,
  }) as const

/** Makes the matches of a bracket. */
export async function createBracket(
  storage: MemoryStorage,
  { format, entrants, groupCount, ...finals }: BracketSetup,
): Promise<void> {
  const isElimination = format !== 'ROUND_ROBIN'
  await new BracketsManager(storage).create.stage({
    tournamentId: 0,
    name: 'phase 1',
    number: 1,
    type: bracketTypes[format],
    seeding: isElimination ? padWithByes(entrants) : [...entrants],
    settings: isElimination
      ? { seedOrdering: ['inner_outer'], ...finalSettings(finals, { format, count: entrants.length }) }
      : { seedOrdering: ['groups.seed_optimized'], groupCount },
  })
}

interface PlayOffSetup extends FinalSetup {
  format: 'SINGLE_ELIMINATION' | 'DOUBLE_ELIMINATION'
  /** The seats from top to bottom. */
  seats: readonly (string | null)[]
}

/** Makes the play-offs after groups or Swiss rounds. */
export async function createPlayOffs(
  storage: MemoryStorage,
  { format, seats, ...finals }: PlayOffSetup,
): Promise<void> {
  await new BracketsManager(storage).create.stage({
    tournamentId: 0,
    name: 'phase 2',
    number: 2,
    type: bracketTypes[format],
    seeding: [...seats],
    settings: { seedOrdering: ['natural'], ...finalSettings(finals, { format, count: seats.length }) },
  })
}

/**
 * Closes a match, by the library's number, and takes its teams on. It must be READY, which the library does not check in every case. The library knows no
 * match without a winner: `onward` goes on, and is out of what follows.
 */
export async function closeBracketMatch(
  storage: MemoryStorage,
  number: number,
  { outcome: { homeScore, awayScore }, onward }: { outcome: Outcome; onward: Side },
): Promise<void> {
  const isHome = onward === 'home'
  await new BracketsManager(storage).update.match({
    id: number,
    opponent1: { score: homeScore, result: isHome ? 'win' : 'loss' },
    opponent2: { score: awayScore, result: isHome ? 'loss' : 'win' },
  })
}

function bracketOf(stageType: string, groupNumber: number): Bracket {
  if (stageType === 'round_robin') return 'GROUP'
  if (stageType === 'single_elimination') return groupNumber === 1 ? 'WINNERS' : 'THIRD_PLACE'
  return (['WINNERS', 'LOSERS', 'FINAL'] as const)[groupNumber - 1] ?? 'FINAL'
}

/**
 * Whether it is the second match of a grand final, which is played only if the team without a loss has lost
 * the first; the library makes it ready in both cases.
 */
function isReset(bracket: Bracket, round: number): boolean {
  return bracket === 'FINAL' && round === 2
}

function stateOf(match: Match, isNeeded: boolean): MatchState {
  if (match.opponent1 === null || match.opponent2 === null) return 'BYE'
  if (!isNeeded) return 'NOT_NEEDED'
  if (match.status >= Status.Completed) return 'CLOSED'
  return match.status >= Status.Ready ? 'READY' : 'WAITING'
}

/** The numbers of matches that were not played, and of those of them that neither team has won. */
interface NotPlayed {
  forfeits: ReadonlySet<number>
  voided: ReadonlySet<number>
}

function outcomeOf(
  { opponent1, opponent2 }: Match,
  { forfeits, voided }: NotPlayed,
  number: number,
): Outcome {
  const winner = opponent1?.result === 'win' ? 'home' : 'away'
  return {
    homeScore: opponent1?.score ?? 0,
    awayScore: opponent2?.score ?? 0,
    winner: voided.has(number) ? null : winner,
    isForfeit: forfeits.has(number),
  }
}

/** The matches as the library has them, by number; the first is `start`. */
export function listBracketMatches(
  { rows }: MemoryStorage,
  notPlayed: NotPlayed,
  start: number,
): StageMatch[] {
  const nameOf = (side: ParticipantResult | null): string | null =>
    side?.id === null || side === null ? null : (rows.participant[Number(side.id)]?.name ?? null)
  let firstFinal: Match | null = null
  return rows.match.map((match) => {
    const number = start + Number(match.id)
    const stage = rows.stage[Number(match.stage_id)]
    const group = rows.group[Number(match.group_id)]?.number ?? 1
    const round = rows.round[Number(match.round_id)]?.number ?? 1
    const bracket = bracketOf(stage?.type ?? '', group)
    if (bracket === 'FINAL' && round === 1) firstFinal = match
    const isNeeded = !isReset(bracket, round) || firstFinal?.opponent1?.result !== 'win'
    const state = stateOf(match, isNeeded)
    return {
      number,
      phase: stage?.number === 2 ? 2 : 1,
      bracket,
      group: bracket === 'GROUP' ? group : 1,
      round,
      position: match.number,
      home: state === 'NOT_NEEDED' ? null : nameOf(match.opponent1),
      away: state === 'NOT_NEEDED' ? null : nameOf(match.opponent2),
      state,
      outcome: state === 'CLOSED' ? outcomeOf(match, notPlayed, number) : null,
    }
  })
}

/** A seat whose team has left the bracket is empty: the opponent has a bye. */
function vacate(match: StageMatch, gone: ReadonlySet<string>): StageMatch {
  const [home, away] = [match.home, match.away].map((team) => (team === null || gone.has(team) ? null : team))
  const vacated = { ...match, home: home ?? null, away: away ?? null, outcome: null }
  // Its number is that of a match to come where the other seat still waits for somebody.
  return match.state === 'WAITING' ? vacated : { ...vacated, state: 'BYE' }
}

/** Brackets in which a team that has lost goes on in no match of its own. */
const isElimination = ({ bracket }: StageMatch): boolean => bracket !== 'GROUP' && bracket !== 'SWISS'

/** The teams that are out because nobody has won their match: neither of the two goes on, nor falls to the losers' bracket. */
export function findGone(matches: readonly StageMatch[]): Set<string> {
  const gone = new Set<string>()
  for (const match of matches)
    if (match.outcome?.winner === null && isElimination(match))
      for (const team of [match.home, match.away]) if (team !== null) gone.add(team)
  return gone
}

/**
 * The matches as everything else knows them. Of two teams of which neither has won, neither goes on, although the library
 * takes one on; numbers are in the order in which a team plays its matches.
 */
export function vacateSeats(matches: readonly StageMatch[]): StageMatch[] {
  const gone = new Set<string>()
  return matches.map((match) => {
    const { home, away, outcome } = match
    if (!isElimination(match) || home === away) return match
    if (gone.has(home ?? '') || gone.has(away ?? '')) return vacate(match, gone)
    if (outcome?.winner === null) for (const team of [home, away]) gone.add(team ?? '')
    return match
  })
}
