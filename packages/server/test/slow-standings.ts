import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { type Stage, listMatches } from '../src/domains/championships/stages/stage.ts'
import type { StageMatch } from '../src/domains/championships/stages/types.ts'

/*
 * The places of a stage by the documented rules, written for reading: it shares nothing with the functions that
 * production runs, and everything is counted again for each pair of teams.
 */

interface Table {
  matches: readonly StageMatch[]
  setup: Stage['setup']
  withdrawn: ReadonlySet<string>
}

const matchesOf = (matches: readonly StageMatch[], team: string) =>
  matches.filter(({ home, away }) => home === team || away === team)

const hasWon = (team: string, { home, outcome }: StageMatch) =>
  outcome !== null && outcome.winner === (home === team ? 'home' : 'away')

const isDrawn = ({ outcome }: StageMatch) => outcome !== null && outcome.winner === null && !outcome.isForfeit

const isByeOf = ({ bracket, state }: StageMatch) => bracket === 'SWISS' && state === 'BYE'

const pointsOf = ({ matches, setup: { winPoints = 1 } }: Table, team: string): number =>
  matchesOf(matches, team).filter((match) => hasWon(team, match) || isByeOf(match)).length * winPoints +
  matchesOf(matches, team).filter(isDrawn).length

function gamesOf({ matches }: Table, team: string) {
  let [won, lost] = [0, 0]
  for (const { home, outcome } of matchesOf(matches, team)) {
    const [first, second] = [outcome?.homeScore ?? 0, outcome?.awayScore ?? 0]
    won += home === team ? first : second
    lost += home === team ? second : first
  }
  return { won, lost }
}

/** The points of each opponent; of a virtual one where nothing was played. */
const opponentPoints = (table: Table, team: string): number[] =>
  matchesOf(table.matches, team)
    .filter((match) => isByeOf(match) || match.outcome !== null)
    .map((match) => {
      const other = match.home === team ? match.away : match.home
      const isVirtual = isByeOf(match) || match.outcome!.isForfeit || other === null
      return pointsOf(table, isVirtual ? team : other)
    })

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)

/** Matches of the team against the others; null unless all of them have met. */
function directOf(
  { matches, setup: { winPoints = 1 } }: Table,
  team: string,
  level: readonly string[],
): number | null {
  const findPlayed = (one: string, other: string) =>
    matchesOf(matchesOf(matches, one), other).filter(({ outcome }) => outcome !== null)
  const haveMet = level.every((one) =>
    level.every((other) => one === other || findPlayed(one, other).length > 0),
  )
  if (!haveMet) return null
  return sumOf(
    level
      .filter((other) => other !== team)
      .flatMap((other) => findPlayed(team, other))
      .map((match) => (hasWon(team, match) ? winPoints : Number(isDrawn(match)))),
  )
}

function valueOf(
  table: Table,
  criterion: string,
  { team, level }: { team: string; level: readonly string[] },
) {
  const { won, lost } = gamesOf(table, team)
  const points = opponentPoints(table, team)
  const lotOf = (one: string) =>
    createHash('sha256')
      .update(`${table.setup.lotSeed ?? ''}:${one}`)
      .digest('hex')
  const values: Record<string, () => number> = {
    STAYED: () => (table.withdrawn.has(team) ? 0 : 1),
    POINTS: () => pointsOf(table, team),
    HEAD_TO_HEAD: () => directOf(table, team, level) ?? 0,
    GAME_DIFFERENCE: () => won - lost,
    GAMES_WON: () => won,
    BUCHHOLZ: () => sumOf(points),
    BUCHHOLZ_CUT_1: () => (points.length === 0 ? 0 : sumOf(points) - Math.min(...points)),
    WINS: () =>
      matchesOf(table.matches, team).filter((match) => hasWon(team, match) || isByeOf(match)).length,
    LOT: () => level.filter((other) => lotOf(other) > lotOf(team)).length,
    SEED: () => -table.setup.entrants.indexOf(team),
  }
  return values[criterion]!()
}

/** The first criterion that tells some of them apart does; then everything is looked at again among those who are still level. */
function sortSlowly(table: Table, level: readonly string[], criteria: readonly string[]): string[] {
  if (level.length < 2) return [...level]
  for (const criterion of criteria) {
    const values = new Map(level.map((team) => [team, valueOf(table, criterion, { team, level })]))
    const different = [...new Set(values.values())].toSorted((a, b) => b - a)
    if (different.length > 1)
      return different.flatMap((value) =>
        sortSlowly(
          table,
          level.filter((team) => values.get(team) === value),
          criteria,
        ),
      )
  }
  return [...level]
}

const usualTieBreaks = ['HEAD_TO_HEAD', 'GAME_DIFFERENCE', 'GAMES_WON']

function rankSlowly(
  matches: readonly StageMatch[],
  { setup, withdrawn }: Pick<Table, 'setup' | 'withdrawn'>,
): string[] {
  const usual = setup.format.startsWith('SWISS') ? ['BUCHHOLZ', ...usualTieBreaks] : usualTieBreaks
  const criteria = ['STAYED', 'POINTS', ...(setup.tieBreaks ?? usual), 'SEED']
  return sortSlowly({ matches, setup, withdrawn }, setup.entrants, criteria)
}

type Places = Record<string, number>

const inOrder = (teams: readonly string[], first = 1): Places =>
  Object.fromEntries(teams.map((team, index) => [team, first + index]))

const losersOf = ({ home, away, outcome }: StageMatch): (string | null)[] => {
  if (outcome === null) return []
  if (outcome.winner === null) return [home, away]
  return [outcome.winner === 'home' ? away : home]
}

/** A place below each team that was out later; the first is left free where everybody is out. */
function placeByExit(entrants: readonly string[], exitOf: (team: string) => number): Places {
  const hasChampion = entrants.some((team) => exitOf(team) === Infinity)
  const placeOf = (team: string) =>
    (hasChampion ? 1 : 2) + entrants.filter((other) => exitOf(other) > exitOf(team)).length
  return Object.fromEntries(entrants.map((team) => [team, placeOf(team)]))
}

/** Whether the team has won the match of the two that have lost a semi-final, or has no opponent in it. */
function isThird(team: string, matches: readonly StageMatch[]): boolean {
  const match = matches.find(({ bracket }) => bracket === 'THIRD_PLACE')
  if (match === undefined || !playsIn([match], team)) return false
  return match.state === 'BYE' || hasWon(team, match)
}

/** The team that lost in a later round has the better place. */
const placeInSingle = (matches: readonly StageMatch[], entrants: readonly string[]): Places =>
  placeByExit(entrants, (team) => {
    const lost = matches.find((match) => match.bracket !== 'THIRD_PLACE' && losersOf(match).includes(team))
    if (lost === undefined) return Infinity
    return isThird(team, matches) ? lost.round + 0.5 : lost.round
  })

/** After the two finalists come the losers' bracket's rounds from the last one. */
function placeInDouble(matches: readonly StageMatch[], entrants: readonly string[]): Places {
  // Two teams have no second bracket.
  if (entrants.length === 2) return placeInSingle(matches, entrants)
  const beaten = losersOf(
    matches.findLast(({ bracket, outcome }) => bracket === 'FINAL' && outcome !== null) ?? matches[0]!,
  )
  const hasFinal = matches.some(({ bracket, outcome }) => bracket === 'FINAL' && outcome !== null)
  return placeByExit(entrants, (team) => {
    if (hasFinal && beaten.includes(team)) return 1_000_000
    const lost = matches.find((match) => match.bracket === 'LOSERS' && losersOf(match).includes(team))
    if (lost !== undefined) return lost.round
    // Both teams of a match of the first bracket were out: where its loser would have gone on.
    const both = matches.find(
      (match) =>
        match.bracket === 'WINNERS' && losersOf(match).length === 2 && losersOf(match).includes(team),
    )
    if (both === undefined) return Infinity
    return both.round === 1 ? 1 : both.round * 2 - 2
  })
}

const playsIn = (list: readonly StageMatch[], team: string) =>
  list.some(({ home, away }) => home === team || away === team)

/** The tables of the groups, in their order. */
function rankGroupsSlowly(
  matches: readonly StageMatch[],
  { setup, withdrawn, leftInGroups }: Stage,
): string[][] {
  return [...new Set(matches.filter(({ phase }) => phase === 1).map(({ group }) => group))].map((group) => {
    const own = matches.filter((match) => match.phase === 1 && match.group === group)
    const entrants = setup.entrants.filter((team) => playsIn(own, team))
    return rankSlowly(own, { setup: { ...setup, entrants }, withdrawn: leftInGroups ?? withdrawn })
  })
}

/** All firsts, then all seconds and so on, each by points, difference, games won, seed. */
function mergeGroupsSlowly(matches: readonly StageMatch[], stage: Stage): string[] {
  const groups = matches.filter(({ phase }) => phase === 1)
  const tables = rankGroupsSlowly(matches, stage)
  const merit = (team: string): number[] => {
    const own = groups.filter((match) => playsIn([match], team) && match.outcome !== null)
    const scores = own.map(({ home, outcome }) =>
      home === team ? [outcome!.homeScore, outcome!.awayScore] : [outcome!.awayScore, outcome!.homeScore],
    )
    const points = own.map((match) =>
      hasWon(team, match) ? (stage.setup.winPoints ?? 1) : Number(isDrawn(match)),
    )
    const sum = (index: number) => scores.reduce((total, score) => total + score[index]!, 0)
    return [sumOf(points), sum(0) - sum(1), sum(0), -stage.setup.entrants.indexOf(team)]
  }
  const isBetter = (one: string, other: string) => {
    const [a, b] = [merit(one), merit(other)]
    const index = a.findIndex((value, place) => value !== b[place])
    return a[index]! > b[index]!
  }
  return stage.setup.entrants.flatMap((_, place) =>
    tables.flatMap((table) => table.slice(place, place + 1)).toSorted((a, b) => (isBetter(a, b) ? -1 : 1)),
  )
}

/** The play-offs first, then the others across groups. */
function placeInGroups(matches: readonly StageMatch[], stage: Stage): Places {
  const playOffs = matches.filter(({ phase }) => phase === 2)
  const order = mergeGroupsSlowly(matches, stage)
  const qualified = order.filter((team) => playsIn(playOffs, team))
  const others = order.filter((team) => !qualified.includes(team))
  const place = stage.setup.playOffs?.format === 'DOUBLE_ELIMINATION' ? placeInDouble : placeInSingle
  return { ...place(playOffs, qualified), ...inOrder(others, qualified.length + 1) }
}

/**
 * Play-offs of the first of each group: those with a bye are better than those without, and in no part of the bracket are more of a
 * group than there must be.
 */
export function expectPlayOffs(stage: Stage): void {
  const matches = listMatches(stage)
  const first = matches.filter(
    ({ phase, bracket, round }) => phase === 2 && bracket === 'WINNERS' && round === 1,
  )
  const seats = first.flatMap(({ home, away }) => [home, away])
  const size = seats.length
  const tables = rankGroupsSlowly(matches, stage)
  const { qualifiersPerGroup } = stage.setup
  const left = stage.leftInGroups ?? new Set()
  const total = stage.setup.playOffs?.teams ?? null
  const order = mergeGroupsSlowly(matches, stage)
    .filter((team, index) =>
      total === null
        ? tables.some((table) => table.slice(0, qualifiersPerGroup).includes(team))
        : index < total,
    )
    .toSorted((a, b) => Number(left.has(a)) - Number(left.has(b)))
  if (stage.setup.format === 'SWISS_THEN_PLAYOFFS') expectSeatsByMerit(seats, order)
  expect(seats.filter((team) => team !== null).toSorted()).toEqual(order.toSorted())
  const alone = first.flatMap(({ home, away }) =>
    home === null || away === null ? [home ?? away ?? ''] : [],
  )
  expect(alone.toSorted()).toEqual(order.slice(0, size - order.length).toSorted())
  // Groups that send more teams than others may leave nobody else to meet, once the best have their byes.
  if (total !== null) return
  for (let part = 2; part < size; part *= 2)
    for (let start = 0; start < size; start += part)
      for (const table of tables) {
        // Those who have left are the last by merit, and may leave nobody else to meet.
        const mates = seats
          .slice(start, start + part)
          .filter((team) => team !== null && table.includes(team) && !left.has(team))
        const qualified = table.filter((team) => order.includes(team)).length
        const fewest = Math.ceil((qualified * part) / size)
        expect(mates.length, `${mates.join(' ')} in ${part} of ${size} seats`).toBeLessThanOrEqual(fewest)
      }
}

/** The best meets the last, the second the one before it, and so on in every round that the better ones win. */
function expectSeatsByMerit(seats: readonly (string | null)[], order: readonly string[]): void {
  const meritOf = (team: string | null, seat: number) =>
    team === null ? seats.length - 1 - order.indexOf(seats[seat ^ 1] ?? '') : order.indexOf(team)
  let left = seats.map(meritOf)
  while (left.length > 1) {
    const pairs = left.flatMap((one, place) => (place % 2 === 0 ? [[one, left[place + 1]!]] : []))
    for (const [one, other] of pairs) expect(one! + other!, left.join(' ')).toBe(left.length - 1)
    left = pairs.map((pair) => Math.min(...pair))
  }
}

/** Everybody's place, of a stage that has ended. */
export function placeSlowly(stage: Stage): Places {
  const matches = listMatches(stage)
  const { format, entrants } = stage.setup
  if (format === 'SINGLE_ELIMINATION') return placeInSingle(matches, entrants)
  if (format === 'DOUBLE_ELIMINATION') return placeInDouble(matches, entrants)
  if (format === 'GROUPS_THEN_PLAYOFFS' || format === 'SWISS_THEN_PLAYOFFS')
    return placeInGroups(matches, stage)
  return inOrder(rankSlowly(matches, stage))
}
