// oxlint-disable-next-line typescript/triple-slash-reference -- checks of other packages reach this file by imports only
/// <reference path="./blossom.d.ts" />
import blossom from 'edmonds-blossom-fixed'
import { type Free, type Round, areCertain, findRounds, without } from './swiss-rounds.ts'
import type { Pair, StageMatch } from './types.ts'

/** More would take seconds in a round of a thousand teams. */
const NEIGHBOURS = 24
/** Steps to find the rounds after one of several choices. */
const STEPS_OF_CHOICE = 2000
const HIGHEST = 1_000_000_000
/** Rather another pair of any kind than one that has met, and rather one that has met once. */
const COST_OF_REMATCH = HIGHEST

/** The teams of a round, the best first, and a bye where they are odd. */
interface Field {
  teams: readonly string[]
  /** Those of each, in wins. */
  wins: readonly number[]
  /** The number of times that two have met, or one has had a bye. */
  met: readonly ReadonlyMap<number, number>[]
}

/**
 * The cost of a pair: the difference of points counts first, then who is half a score group away, as in a
 * Swiss draw by hand.
 */
function costOf(
  { teams, wins }: Field,
  sizes: ReadonlyMap<number, number>,
  [a, b]: [number, number],
): number {
  // The lowest team gets the bye.
  if (b === teams.length) return (teams.length - a) * 1_000_000
  const [first = 0, second = 0] = [wins[a], wins[b]]
  const half = Math.floor((sizes.get(first) ?? 0) / 2)
  return Math.round((first - second) ** 2 * 10_000) + Math.abs(b - a - half)
}

function countByWins({ wins }: Field): Map<number, number> {
  const sizes = new Map<number, number>()
  for (const own of wins) sizes.set(own, (sizes.get(own) ?? 0) + 1)
  return sizes
}

type Edge = [from: number, to: number, cost: number]

/** The pairs of each with whom it may meet, the cheapest first. */
function findEdges(field: Field, free: Free): Edge[][] {
  const sizes = countByWins(field)
  return free.map((mates, a) =>
    [...mates]
      .map((b): Edge => {
        const met = field.met[a]?.get(b) ?? 0
        return [a, b, costOf(field, sizes, [Math.min(a, b), Math.max(a, b)]) + met * COST_OF_REMATCH]
      })
      .toSorted(([, first, cost], [, second, otherCost]) => cost - otherCost || first - second),
  )
}

/** A cheapest round of these pairs; null where somebody would be left over. */
function matchUp(edges: readonly Edge[][], limit: number): Round | null {
  const bye = edges.length - 1
  const near = edges.flatMap((own, a) =>
    own.filter(([, b], place) => place < limit || a === bye || b === bye),
  )
  const mates = blossom(
    near.map(([a, b, cost]) => [Math.min(a, b), Math.max(a, b), HIGHEST - cost]),
    true,
  )
  return edges.every((_, team) => (mates[team] ?? -1) !== -1) ? mates : null
}

const costOfRound = (edges: readonly Edge[][], round: Round): number =>
  edges.reduce((sum, own, a) => sum + (own.find(([, b]) => b === round[a])?.[2] ?? Infinity), 0)

const cheapestOf = (edges: readonly Edge[][]): Round | null =>
  matchUp(edges, NEIGHBOURS) ?? matchUp(edges, edges.length)

/** The cheapest rounds without one of the pairs of the cheapest of all. */
function findOthers(edges: readonly Edge[][], cheapest: Round): Round[] {
  return cheapest.flatMap((mate, team) => {
    if (mate < team) return []
    const isOther = ([a, b]: Edge): boolean => Math.min(a, b) !== team || Math.max(a, b) !== mate
    const round = cheapestOf(edges.map((own) => own.filter(isOther)))
    return round === null ? [] : [round]
  })
}

/** A round of pairs who have not met, after which so many more can be paired; null where there is none, or none was found. */
function pairNew(field: Field, free: Free, later: number): Round | null {
  const edges = findEdges(field, free)
  const cheapest = cheapestOf(edges)
  if (cheapest === null || areCertain(without(free, cheapest), later)) return cheapest
  const goesOn = (round: Round): boolean => findRounds(without(free, round), later, STEPS_OF_CHOICE) !== null
  if (goesOn(cheapest)) return cheapest
  const certain = findRounds(free, later + 1)
  if (certain === null) return null
  const byCost = (first: Round, second: Round): number =>
    costOfRound(edges, first) - costOfRound(edges, second)
  // The order of the found rounds does not matter: one is played first, the others follow.
  return findOthers(edges, cheapest).toSorted(byCost).find(goesOn) ?? certain.toSorted(byCost)[0] ?? null
}

/** The number of times that each has met the others, by place in the round. */
function countMeetings(teams: readonly string[], played: readonly StageMatch[]): Map<number, number>[] {
  const places = new Map(teams.map((team, place): [string | null, number] => [team, place]))
  if (teams.length % 2 === 1) places.set(null, teams.length)
  const met = Array.from({ length: places.size }, (): Map<number, number> => new Map())
  for (const { home, away } of played) {
    const [a, b] = [places.get(home), places.get(away)]
    if (a === undefined || b === undefined) continue
    met[a]?.set(b, (met[a].get(b) ?? 0) + 1)
    met[b]?.set(a, (met[b].get(a) ?? 0) + 1)
  }
  return met
}

function listFree(met: readonly ReadonlyMap<number, number>[], isAllowed: (times: number) => boolean): Free {
  const places = met.map((_, place) => place)
  return met.map(
    (others, team) => new Set(places.filter((place) => place !== team && isAllowed(others.get(place) ?? 0))),
  )
}

const toPairs = (teams: readonly string[], round: Round): Pair[] =>
  teams.flatMap((home, place): Pair[] => {
    const mate = round[place] ?? -1
    return mate > place ? [[home, teams[mate] ?? null]] : []
  })

interface Swiss {
  /** The teams that play on, by standing. */
  ranked: readonly string[]
  /** Those of each, in wins. */
  wins: ReadonlyMap<string, number>
  played: readonly StageMatch[]
  /** Rounds that are to be played after this one. */
  later: number
}

/**
 * The pairs of the next round; null for fewer than two teams. Nobody meets twice and nobody has a second bye as long as that is
 * possible, in this round and in those after it; points are as close as that allows. In the first round the upper half meets the
 * lower half.
 */
export function pairSwissRound({ ranked, wins, played, later }: Swiss): Pair[] | null {
  if (ranked.length < 2) return null
  const field: Field = {
    teams: ranked,
    wins: ranked.map((team) => wins.get(team) ?? 0),
    met: countMeetings(ranked, played),
  }
  const free = listFree(field.met, (times) => times === 0)
  // Nobody meets twice before that cannot be helped, which may be in a round before the last one.
  for (let rounds = later; rounds >= 0; rounds -= 1) {
    const round = pairNew(field, free, rounds)
    if (round !== null) return toPairs(ranked, round)
  }
  const again = cheapestOf(
    findEdges(
      field,
      listFree(field.met, () => true),
    ),
  )
  return again && toPairs(ranked, again)
}
