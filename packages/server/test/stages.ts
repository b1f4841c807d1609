import { expect } from 'vitest'
import {
  type Stage,
  applyResult,
  findWinner,
  isOver,
  listMatches,
  rankStage,
} from '../src/domains/championships/stages/stage.ts'
import {
  type Format,
  type Side,
  type StageMatch,
  type StageSetup,
  isDraw,
} from '../src/domains/championships/stages/types.ts'

export const teams = (count: number): string[] => Array.from({ length: count }, (_, index) => `t${index}`)

export function setupOf(format: Format, count: number): StageSetup {
  const groupCount = Math.max(1, Math.floor(count / 4))
  return {
    format,
    entrants: teams(count),
    groupCount,
    qualifiersPerGroup: Math.min(2, Math.floor(count / groupCount)),
    swissRounds: Math.max(1, Math.min(count - 1, Math.ceil(Math.log2(count)))),
    bestOf: [1],
    ...(format === 'SWISS_THEN_PLAYOFFS' && {
      playOffs: { format: 'SINGLE_ELIMINATION', teams: Math.max(2, Math.ceil(count / 2)) },
    }),
  }
}

/** Reproducible numbers in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const resultOf = ({ number, home, away }: StageMatch, winner: Side, lost = 0) => ({
  number,
  home: home ?? '',
  away: away ?? '',
  homeScore: winner === 'home' ? 2 : lost,
  awayScore: winner === 'away' ? 2 : lost,
  winner,
  isForfeit: false,
})

/** Both have won a game. */
export const drawOf = (match: StageMatch) => ({
  ...resultOf(match, 'home'),
  homeScore: 1,
  awayScore: 1,
  winner: null,
})

/** Neither team came. */
export const voidOf = ({ number, home, away }: StageMatch) => ({
  number,
  home: home ?? '',
  away: away ?? '',
  homeScore: 0,
  awayScore: 0,
  winner: null,
  isForfeit: true,
})

export const findReady = (stage: Stage) => listMatches(stage).filter(({ state }) => state === 'READY')
/** Plays whatever is ready until nothing is, the home team or a random one winning. */
export async function playOut(stage: Stage, random: () => number = () => 0): Promise<void> {
  for (let ready = findReady(stage); ready.length > 0; ready = findReady(stage)) {
    const match = ready[Math.floor(random() * ready.length)]!
    await applyResult(stage, resultOf(match, random() < 0.5 ? 'home' : 'away', random() < 0.5 ? 0 : 1))
  }
}

const pairKey = ({ home, away }: StageMatch) =>
  String(home) < String(away) ? `${home} ${away}` : `${away} ${home}`

export function expectSound(stage: Stage): void {
  const matches = listMatches(stage)
  const seen = new Set<string>()
  for (const { phase, bracket, group, round, home, away } of matches)
    for (const team of [home, away])
      if (team !== null) {
        const key = `${phase} ${bracket} ${group} ${round} ${team}`
        expect(seen.has(key), `twice in a round: ${key}`).toBe(false)
        seen.add(key)
      }
  for (const { number, bracket, home, away, outcome } of matches)
    if (outcome?.winner === null && bracket !== 'GROUP' && bracket !== 'SWISS')
      for (const later of matches.filter((one) => one.number > number))
        for (const team of [later.home, later.away])
          if (team !== null) expect([home, away], 'goes on without a win').not.toContain(team)
  if (stage.setup.format === 'ROUND_ROBIN') {
    const met = matches.filter(({ away }) => away !== null).map(pairKey)
    expect(new Set(met).size).toBe(met.length)
  }
}

/** The number of lost matches after which a team is out. */
const lives: Partial<Record<Format, number>> = { SINGLE_ELIMINATION: 1, DOUBLE_ELIMINATION: 2 }

/** The loser of the match for the third place has lost before; of two finalists, the first loss of one ends a final without a second one. */
function countExtraLosses(stage: Stage, entrant: string): number {
  const matches = listMatches(stage)
  const lost = (bracket: StageMatch['bracket']) =>
    matches.some(
      (match) =>
        match.bracket === bracket &&
        ((match.outcome?.winner === 'home' && match.away === entrant) ||
          (match.outcome?.winner === 'away' && match.home === entrant)),
    )
  const isFinalAlone = !matches.some(({ bracket, round }) => bracket === 'FINAL' && round === 2)
  const hadNoLoss = matches.some(({ bracket, home }) => bracket === 'FINAL' && home === entrant)
  if (lost('THIRD_PLACE')) return 1
  return lost('FINAL') && isFinalAlone && hadNoLoss ? -1 : 0
}

export function expectEnded(stage: Stage): void {
  const { format, entrants } = stage.setup
  const winner = findWinner(stage)
  const places = rankStage(stage)
  expect(isOver(listMatches(stage))).toBe(true)
  // All who could have won may be out, or have not come.
  const absent = new Set(
    listMatches(stage).flatMap(({ home, away, outcome }) =>
      outcome?.winner === null && outcome.isForfeit ? [home, away] : [],
    ),
  )
  if (winner === null) expect(stage.withdrawn.size + absent.size).toBeGreaterThan(1)
  else {
    expect(places.filter(({ rank }) => rank === 1).map(({ entrant }) => entrant)).toEqual([winner])
    expect(stage.withdrawn.has(winner)).toBe(false)
  }
  expect(places.map(({ entrant }) => entrant).toSorted()).toEqual(entrants.toSorted())
  const isOneMatch =
    entrants.length === 2 && !listMatches(stage).some(({ outcome }) => outcome !== null && isDraw(outcome))
  // A played match stays as it was if every match counts: the team that takes the place of a disqualified champion has lost to it.
  const allowed = isOneMatch && (format in lives || stage.withdrawn.size === 0) ? 1 : lives[format]
  for (const { entrant, losses } of allowed === undefined ? [] : places)
    if (!stage.withdrawn.has(entrant) && !absent.has(entrant)) {
      const most = allowed! + countExtraLosses(stage, entrant)
      expect(losses, entrant).toBe(entrant === winner ? Math.min(losses, allowed! - 1) : most)
    }
}
