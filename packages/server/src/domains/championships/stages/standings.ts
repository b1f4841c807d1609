import type { StageMatch } from './types.ts'

export interface Standing {
  entrant: string
  rank: number
  points: number
  played: number
  wins: number
  losses: number
  /** Games won less games lost. */
  gameDifference: number
  gamesWon: number
  /** The sum of the opponents' points; counts in Swiss only. */
  buchholz: number
  /** Points against those with whom the team is level. */
  headToHead: number
}

interface TableRules {
  /** The best seed first: decides where nothing else does. */
  entrants: readonly string[]
  isSwiss: boolean
  withdrawn: ReadonlySet<string>
}

/** A win and a bye are worth one point, a loss none. */
function tally(entrants: readonly string[], matches: readonly StageMatch[]): Map<string, Standing> {
  const rows = new Map(
    entrants.map((entrant): [string, Standing] => [
      entrant,
      {
        entrant,
        rank: 0,
        points: 0,
        played: 0,
        wins: 0,
        losses: 0,
        gameDifference: 0,
        gamesWon: 0,
        buchholz: 0,
        headToHead: 0,
      },
    ]),
  )
  for (const { bracket, home, away, state, outcome } of matches) {
    const [first, second] = [rows.get(home ?? ''), rows.get(away ?? '')]
    if (bracket === 'SWISS' && state === 'BYE' && first !== undefined) first.points += 1
    if (outcome === null || first === undefined || second === undefined) continue
    const difference = outcome.homeScore - outcome.awayScore
    for (const [row, side] of [
      [first, 'home'],
      [second, 'away'],
    ] as const) {
      row.played += 1
      if (outcome.winner === side) {
        row.points += 1
        row.wins += 1
      } else row.losses += 1
    }
    first.gameDifference += difference
    second.gameDifference -= difference
    first.gamesWon += outcome.homeScore
    second.gamesWon += outcome.awayScore
  }
  for (const { home, away } of matches) {
    const [first, second] = [rows.get(home ?? ''), rows.get(away ?? '')]
    if (first === undefined || second === undefined) continue
    first.buchholz += second.points
    second.buchholz += first.points
  }
  return rows
}

/** Fills in the points of each against the others of its group. */
function addHeadToHead(level: readonly Standing[], matches: readonly StageMatch[]): void {
  const rows = new Map(level.map((row) => [row.entrant, row]))
  for (const { home, away, outcome } of matches) {
    const [first, second] = [rows.get(home ?? ''), rows.get(away ?? '')]
    if (outcome === null || outcome.winner === null || first === undefined || second === undefined) continue
    const winner = outcome.winner === 'home' ? first : second
    winner.headToHead += 1
  }
}

/** Groups of rows with the same value, the highest first. */
function splitBy(rows: readonly Standing[], value: (row: Standing) => number): Standing[][] {
  const groups = new Map<number, Standing[]>()
  for (const row of rows) {
    const key = value(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups].toSorted(([one], [other]) => other - one).map(([, group]) => group)
}

/**
 * The table of a round robin or of Swiss rounds. In this order: points, in Swiss the opponents' points
 * (Buchholz), the matches among those who are level, the difference of games, games won, the seed. Teams that
 * have withdrawn come last.
 */
export function rankTable(
  matches: readonly StageMatch[],
  { entrants, isSwiss, withdrawn }: TableRules,
): Standing[] {
  const seeds = new Map(entrants.map((entrant, index) => [entrant, index]))
  const rows = [...tally(entrants, matches).values()]
  const isLevel: ((row: Standing) => number)[] = [
    (row) => (withdrawn.has(row.entrant) ? 0 : 1),
    (row) => row.points,
    (row) => (isSwiss ? row.buchholz : 0),
  ]
  let groups: Standing[][] = [rows]
  for (const value of isLevel) groups = groups.flatMap((group) => splitBy(group, value))
  for (const group of groups) addHeadToHead(group, matches)
  const ranked = groups.flatMap((group) =>
    group.toSorted(
      (a, b) =>
        b.headToHead - a.headToHead ||
        b.gameDifference - a.gameDifference ||
        b.gamesWon - a.gamesWon ||
        (seeds.get(a.entrant) ?? 0) - (seeds.get(b.entrant) ?? 0),
    ),
  )
  return ranked.map((row, index) => ({ ...row, rank: index + 1 }))
}

const losersOf = ({ home, away, outcome }: StageMatch): (string | null)[] => {
  if (outcome === null) return []
  if (outcome.winner === null) return [home, away]
  return [outcome.winner === 'home' ? away : home]
}

/** Who is out of the winners' bracket leaves the losers' one in the round into which its losers come. */
const roundOfLosers = (round: number): number => (round === 1 ? 1 : 2 * (round - 1))

/** When a team was out: the later, the higher its place. Whoever was not beaten for good is never out. */
function eliminationOrder(matches: readonly StageMatch[]): Map<string, number> {
  const hasLosers = matches.some(({ bracket }) => bracket === 'LOSERS')
  const out = new Map<string, number>()
  for (const match of matches) {
    const { bracket, round, outcome } = match
    const isFirst = hasLosers && bracket === 'WINNERS'
    if (isFirst && outcome?.winner !== null) continue
    // The team without a loss plays the second final.
    if (bracket === 'FINAL' && round === 1 && outcome?.winner === 'away') continue
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
