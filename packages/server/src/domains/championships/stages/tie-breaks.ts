import { createHash } from 'node:crypto'
import { type StageMatch, type TieBreak, isDraw } from './types.ts'

/** A draw is worth one point, in tables where a win is worth three. */
export const DRAW_POINTS = 1

/** The values that the order of a table is made from. */
export interface TableRow {
  entrant: string
  points: number
  played: number
  wins: number
  byes: number
  gameDifference: number
  gamesWon: number
  buchholz: number
  buchholzCut1: number
}

/** The criterion that has put a team below the one before it, with the value of each of them; null for the seed and the lot, of which nothing is counted. */
export interface Decision {
  criterion: TieBreak | 'SEED'
  ahead: number | null
  behind: number | null
}

export interface TieBreakRules {
  /** The best seed first: decides where nothing else does. */
  entrants: readonly string[]
  tieBreaks: readonly TieBreak[]
  winPoints: number
  /** Published at the start. */
  lotSeed: string
}

/** The order of the lot is that of the SHA-256 of `<seed>:<id>`, as of a draw of the seeds. */
const hashOf = (seed: string, id: string): string =>
  createHash('sha256').update(`${seed}:${id}`).digest('hex')

/** Groups of rows with the same value, the highest first. */
export function splitBy<Row>(rows: readonly Row[], value: (row: Row) => number): Row[][] {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const key = value(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups].toSorted(([fewer], [more]) => more - fewer).map(([, group]) => group)
}

type Values = ReadonlyMap<string, number>

/** Points of each against the others; null unless all of them have met. */
function findDirectPoints(
  level: readonly TableRow[],
  matches: readonly StageMatch[],
  winPoints: number,
): Values | null {
  // Most are told by this, without looking at matches.
  if (level.some(({ played }) => played < level.length - 1)) return null
  const points = new Map(level.map(({ entrant }) => [entrant, 0]))
  const met = new Set<string>()
  for (const { home, away, outcome } of matches) {
    if (outcome === null || home === null || away === null || !points.has(home) || !points.has(away)) continue
    met.add([home, away].toSorted((a, b) => (a < b ? -1 : 1)).join(' '))
    const winner = outcome.winner === 'home' ? home : away
    if (outcome.winner !== null) points.set(winner, (points.get(winner) ?? 0) + winPoints)
    else if (isDraw(outcome))
      for (const team of [home, away]) points.set(team, (points.get(team) ?? 0) + DRAW_POINTS)
  }
  return met.size === (level.length * (level.length - 1)) / 2 ? points : null
}

const counted: Record<Exclude<TieBreak, 'HEAD_TO_HEAD' | 'LOT'>, (row: TableRow) => number> = {
  GAME_DIFFERENCE: (row) => row.gameDifference,
  GAMES_WON: (row) => row.gamesWon,
  BUCHHOLZ: (row) => row.buchholz,
  BUCHHOLZ_CUT_1: (row) => row.buchholzCut1,
  WINS: (row) => row.wins + row.byes,
}

/** Teams that are level, in the order of the tie-breaks; `decisions` gets what has put each below the one before it. */
export class Order<Row extends TableRow> {
  readonly decisions = new Map<string, Decision>()
  readonly #rules: TieBreakRules
  readonly #matches: readonly StageMatch[]

  constructor(rules: TieBreakRules, matches: readonly StageMatch[]) {
    this.#rules = rules
    this.#matches = matches
  }

  /** Null where the criterion says nothing. */
  #valuesOf(criterion: TieBreak | 'SEED', level: readonly Row[]): Values | null {
    const { entrants, lotSeed, winPoints } = this.#rules
    if (criterion === 'HEAD_TO_HEAD') return findDirectPoints(level, this.#matches, winPoints)
    if (criterion === 'SEED') return new Map(entrants.map((entrant, index) => [entrant, -index]))
    if (criterion !== 'LOT') return new Map(level.map((row) => [row.entrant, counted[criterion](row)]))
    const hashes = new Map(level.map(({ entrant }) => [entrant, hashOf(lotSeed, entrant)]))
    const drawn = level.toSorted((a, b) =>
      (hashes.get(a.entrant) ?? '') < (hashes.get(b.entrant) ?? '') ? -1 : 1,
    )
    return new Map(drawn.map(({ entrant }, index) => [entrant, -index]))
  }

  /** Direct encounter is applied again among those who are still level, whatever has split the others off. */
  rank(level: readonly Row[], index = 0): Row[] {
    if (level.length < 2) return [...level]
    const { tieBreaks } = this.#rules
    const criterion = tieBreaks[index] ?? 'SEED'
    const values = this.#valuesOf(criterion, level)
    const valueOf = ({ entrant }: Row): number => values?.get(entrant) ?? 0
    const groups = splitBy(level, valueOf)
    if (groups.length === 1) return this.rank(level, index + 1)
    const direct = tieBreaks.indexOf('HEAD_TO_HEAD')
    const next = direct !== -1 && direct <= index ? direct : index + 1
    const sorted = groups.map((group) => this.rank(group, next))
    const isCounted = criterion !== 'SEED' && criterion !== 'LOT'
    for (const [place, [first]] of sorted.entries()) {
      const before = sorted[place - 1]?.at(-1)
      if (before === undefined || first === undefined) continue
      const [ahead, behind] = isCounted ? [valueOf(before), valueOf(first)] : [null, null]
      this.decisions.set(first.entrant, { criterion, ahead, behind })
    }
    return sorted.flat()
  }
}
