import {
  DRAW_POINTS,
  type Decision,
  Order,
  type TableRow,
  type TieBreakRules,
  splitBy,
} from './tie-breaks.ts'
import { type StageMatch, isDraw } from './types.ts'

export interface Standing extends TableRow {
  rank: number
  draws: number
  losses: number
  /** Null where it is the first, or has fewer points than the one before it. */
  decidedBy: Decision | null
}

interface TableRules extends TieBreakRules {
  withdrawn: ReadonlySet<string>
}

const startOf = (entrant: string): Standing => ({
  entrant,
  rank: 0,
  points: 0,
  played: 0,
  wins: 0,
  byes: 0,
  draws: 0,
  losses: 0,
  gameDifference: 0,
  gamesWon: 0,
  buchholz: 0,
  buchholzCut1: 0,
  decidedBy: null,
})

/** A win and a bye are worth the points of a win, a draw one, a loss none. */
function tally(
  entrants: readonly string[],
  matches: readonly StageMatch[],
  winPoints = 1,
): Map<string, Standing> {
  const rows = new Map(entrants.map((entrant) => [entrant, startOf(entrant)]))
  for (const { bracket, home, away, state, outcome } of matches) {
    const [first, second] = [rows.get(home ?? ''), rows.get(away ?? '')]
    if (bracket === 'SWISS' && state === 'BYE' && first !== undefined) {
      first.byes += 1
      first.points += winPoints
    }
    if (outcome === null || first === undefined || second === undefined) continue
    const difference = outcome.homeScore - outcome.awayScore
    for (const [row, side] of [
      [first, 'home'],
      [second, 'away'],
    ] as const) {
      row.played += 1
      if (outcome.winner === side) {
        row.points += winPoints
        row.wins += 1
      } else if (isDraw(outcome)) {
        row.points += DRAW_POINTS
        row.draws += 1
      } else row.losses += 1
    }
    first.gameDifference += difference
    second.gameDifference -= difference
    first.gamesWon += outcome.homeScore
    second.gamesWon += outcome.awayScore
  }
  addBuchholz(rows, matches)
  return rows
}

/**
 * Fills in the points of the opponents, and without the lowest of them. A match to come counts none; the opponent of a bye, or of a
 * match that was decided without being played, is a virtual one that has as many points as the team itself.
 */
function addBuchholz(rows: ReadonlyMap<string, Standing>, matches: readonly StageMatch[]): void {
  const opponents = new Map([...rows.keys()].map((entrant): [string, number[]] => [entrant, []]))
  for (const { bracket, home, away, state, outcome } of matches) {
    const [first, second] = [rows.get(home ?? ''), rows.get(away ?? '')]
    const isBye = bracket === 'SWISS' && state === 'BYE'
    if (!isBye && outcome === null) continue
    const isPlayed = first !== undefined && second !== undefined && outcome?.isForfeit === false
    for (const [row, other] of [
      [first, second],
      [second, first],
    ])
      if (row !== undefined)
        opponents.get(row.entrant)?.push(isPlayed && other !== undefined ? other.points : row.points)
  }
  for (const [entrant, points] of opponents) {
    const row = rows.get(entrant)
    if (row === undefined || points.length === 0) continue
    row.buchholz = points.reduce((sum, value) => sum + value, 0)
    row.buchholzCut1 = row.buchholz - Math.min(...points)
  }
}

/** The table of a round robin or of Swiss rounds: points, then the tie-breaks, then the seed. Teams that have withdrawn come last. */
export function rankTable(matches: readonly StageMatch[], { withdrawn, ...rules }: TableRules): Standing[] {
  const rows = [...tally(rules.entrants, matches, rules.winPoints).values()]
  const order = new Order<Standing>(rules, matches)
  const ranked = splitBy(rows, ({ entrant }) => (withdrawn.has(entrant) ? 0 : 1))
    .flatMap((group) => splitBy(group, ({ points }) => points))
    .flatMap((level) => order.rank(level))
  return ranked.map((row, index) => ({
    ...row,
    rank: index + 1,
    decidedBy: order.decisions.get(row.entrant) ?? null,
  }))
}

const losersOf = ({ home, away, outcome }: StageMatch): (string | null)[] => {
  if (outcome === null) return []
  if (outcome.winner === null) return [home, away]
  return [outcome.winner === 'home' ? away : home]
}

/** The better one of the two that have lost a semi-final: the winner of their match, or the one that is there alone. */
function findThird({ home, away, state, outcome }: StageMatch): string | null {
  if (state === 'BYE') return home === null || away === null ? (home ?? away) : null
  if (outcome === null || outcome.winner === null) return null
  return outcome.winner === 'home' ? home : away
}

/** A team that is out of the winners' bracket leaves the losers' one in the round into which its losers come. */
const roundOfLosers = (round: number): number => (round === 1 ? 1 : 2 * (round - 1))

/** The order in which teams were out: the later, the higher the place. A team that was not beaten for good is never out. */
function eliminationOrder(matches: readonly StageMatch[]): Map<string, number> {
  const hasLosers = matches.some(({ bracket }) => bracket === 'LOSERS')
  const hasReset = matches.some(({ bracket, round }) => bracket === 'FINAL' && round === 2)
  const out = new Map<string, number>()
  for (const match of matches) {
    const { bracket, round, outcome } = match
    const isFirst = hasLosers && bracket === 'WINNERS'
    if (isFirst && outcome?.winner !== null) continue
    // The team without a loss plays the second final, where there is one.
    if (bracket === 'FINAL' && round === 1 && outcome?.winner === 'away' && hasReset) continue
    if (bracket === 'THIRD_PLACE') {
      const third = findThird(match)
      if (third !== null) out.set(third, (out.get(third) ?? 0) + 0.5)
      continue
    }
    const place = isFirst ? roundOfLosers(round) : round
    for (const loser of losersOf(match))
      if (loser !== null) out.set(loser, bracket === 'FINAL' ? 10_000 : place)
  }
  return out
}

/** The places of an elimination; teams that were out in the same round share one. Nobody is first where both finalists are out. */
export function rankElimination(
  matches: readonly StageMatch[],
  { entrants }: Pick<TableRules, 'entrants'>,
): Standing[] {
  const rows = tally(entrants, matches)
  const out = eliminationOrder(matches)
  const levels = splitBy([...rows.values()], ({ entrant }) => out.get(entrant) ?? Infinity)
  let rank = out.size === entrants.length ? 2 : 1
  return levels.flatMap((level) => {
    const placed = level.map((row) => ({ ...row, rank }))
    rank += level.length
    return placed
  })
}
