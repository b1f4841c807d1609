/*
 * Rounds that can still be paired without anybody meeting twice. Whoever is paired is a number, and a bye is one more where they are
 * odd. Sets of them are bits: 15 rounds, the most that a championship has, are certain for more than 30.
 */

/** The mate of each. */
export type Round = readonly number[]

/** The opponents whom each team may still meet. */
export type Free = readonly ReadonlySet<number>[]

/** Bits of a set. */
const MAX_TRIED = 31
/** Steps after which rounds that were not found are held for impossible. */
const MAX_STEPS = 20_000

interface Search {
  /** The opponents whom each may meet, without the pairs of the rounds that were found so far. */
  free: number[]
  stepsLeft: number
}

function countBits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** The members of a set, the smallest number first. */
function listBits(set: number): number[] {
  const list: number[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest))
  return list
}

/** The one who has the fewest mates to choose from, of those who are not paired. */
function findHardest(free: readonly number[], open: number): number {
  let [hardest, fewest] = [-1, Infinity]
  for (const one of listBits(open)) {
    const choices = countBits((free[one] ?? 0) & open)
    if (choices < fewest) [hardest, fewest] = [one, choices]
  }
  return hardest
}

interface Half {
  /** The teams that are not paired yet. */
  open: number
  mates: number[]
  /** Rounds to find, with this one. */
  count: number
}

/** Pairs everybody who is not, then the rounds after it. */
function pairOn(search: Search, { open, mates, count }: Half): Round[] | null {
  search.stepsLeft -= 1
  if (search.stepsLeft < 0) return null
  if (open === 0) return goOn(search, mates, count)
  const one = findHardest(search.free, open)
  for (const other of listBits((search.free[one] ?? 0) & open)) {
    const next = mates.with(one, other).with(other, one)
    const found = pairOn(search, { open: open & ~(1 << one) & ~(1 << other), mates: next, count })
    if (found !== null) return found
  }
  return null
}

/** Keeps a round that is paired, and looks for the others. */
function goOn(search: Search, round: Round, count: number): Round[] | null {
  if (count === 1) return [round]
  const before = search.free
  search.free = before.map((mates, team) => mates & ~(1 << (round[team] ?? 0)))
  const others = pairOn(search, { ...nobodyPaired(round.length), count: count - 1 })
  search.free = before
  return others === null ? null : [round, ...others]
}

const nobodyPaired = (count: number): Pick<Half, 'open' | 'mates'> => ({
  open: 2 ** count - 1,
  mates: Array.from({ length: count }, () => -1),
})

const fewestMates = (free: Free): number => Math.min(...free.map(({ size }) => size))

/** Rounds one after the other in which nobody meets twice; null where there are none, or none were found. */
export function findRounds(free: Free, count: number, steps = MAX_STEPS): Round[] | null {
  if (count === 0) return []
  if (free.length > MAX_TRIED || fewestMates(free) < count) return null
  const sets = free.map((mates) => [...mates].reduce((set, mate) => set | (1 << mate), 0))
  return pairOn({ free: sets, stepsLeft: steps }, { ...nobodyPaired(free.length), count })
}

/**
 * Whether so many rounds can be paired whatever their pairs are: where each may still meet half of the others, somebody is left for
 * everybody (Dirac).
 */
export const areCertain = (free: Free, count: number): boolean =>
  count <= 0 || fewestMates(free) - (count - 1) >= free.length / 2

/** The opponents whom each may meet after the round. */
export const without = (free: Free, round: Round): Free =>
  free.map((mates, team) => new Set([...mates].filter((mate) => mate !== round[team])))
