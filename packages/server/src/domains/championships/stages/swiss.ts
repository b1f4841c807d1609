// oxlint-disable-next-line typescript/triple-slash-reference -- checks of other packages reach this file by imports only
/// <reference path="./blossom.d.ts" />
import blossom from 'edmonds-blossom-fixed'
import type { Pair, StageMatch } from './types.ts'

/** More would take seconds in a round of a thousand teams. */
const NEIGHBOURS = 24

interface Player {
  entrant: string
  points: number
  opponents: ReadonlySet<string>
  hadBye: boolean
}

/**
 * The cost of a pair: the difference of points counts first, then who is half a score group away, as in a
 * Swiss draw by hand.
 */
function costOf(ranked: readonly Player[], sizes: ReadonlyMap<number, number>, a: number, b: number): number {
  const [first, second] = [ranked[a], ranked[b]]
  if (first === undefined || second === undefined) return Infinity
  const gap = Math.abs(first.points - second.points)
  const half = Math.floor((sizes.get(first.points) ?? 0) / 2)
  return gap * gap * 10_000 + Math.abs(Math.abs(a - b) - half)
}

function countByPoints(ranked: readonly Player[]): Map<number, number> {
  const sizes = new Map<number, number>()
  for (const { points } of ranked) sizes.set(points, (sizes.get(points) ?? 0) + 1)
  return sizes
}

const HIGHEST = 1_000_000_000

/** Edges between players who have not met, the cheapest `limit` of each. A bye is an edge to one vertex more. */
function findEdges(ranked: readonly Player[], limit: number): [number, number, number][] {
  const sizes = countByPoints(ranked)
  const edges: [number, number, number][] = []
  for (const [a, player] of ranked.entries()) {
    const others = ranked
      .map((_, b) => b)
      .filter((b) => b !== a && !player.opponents.has(ranked[b]?.entrant ?? ''))
      .map((b) => ({ b, cost: costOf(ranked, sizes, Math.min(a, b), Math.max(a, b)) }))
      .toSorted((one, other) => one.cost - other.cost || one.b - other.b)
    for (const { b, cost } of others.slice(0, limit))
      edges.push([Math.min(a, b), Math.max(a, b), HIGHEST - cost])
    // The lowest team without a bye gets it, unless the others could not be paired then.
    if (ranked.length % 2 === 1 && !player.hadBye)
      edges.push([a, ranked.length, HIGHEST - (ranked.length - a) * 1_000_000])
  }
  return edges
}

function matchUp(ranked: readonly Player[], limit: number): Pair[] | null {
  const mates = blossom(findEdges(ranked, limit), true)
  const pairs: Pair[] = []
  for (const [a, player] of ranked.entries()) {
    const mate = mates[a] ?? -1
    if (mate === -1) return null
    if (mate === ranked.length) pairs.push([player.entrant, null])
    else if (mate > a) pairs.push([player.entrant, ranked[mate]?.entrant ?? null])
  }
  return pairs
}

/**
 * The pairs of the next round: nobody meets twice, nobody has a second bye, and points are as close as that allows. Null
 * where no such round exists. `ranked` is by standing; in the first round the upper half meets the lower half.
 */
export function pairSwissRound(
  ranked: readonly string[],
  points: ReadonlyMap<string, number>,
  played: readonly StageMatch[],
): Pair[] | null {
  if (ranked.length < 2) return null
  const players = ranked.map((entrant): Player => {
    const own = played.filter(({ home, away }) => home === entrant || away === entrant)
    return {
      entrant,
      points: points.get(entrant) ?? 0,
      opponents: new Set(
        own.map(({ home, away }) => (home === entrant ? away : home)).filter((id) => id !== null),
      ),
      hadBye: own.some(({ state }) => state === 'BYE'),
    }
  })
  return matchUp(players, NEIGHBOURS) ?? matchUp(players, players.length)
}
