import { closeBracketMatch, createBracket, listBracketMatches } from './bracket.ts'
import { MemoryStorage } from './memory-storage.ts'
import { type Standing, rankElimination, rankTable } from './standings.ts'
import { pairSwissRound } from './swiss.ts'
import type { LogEntry, Outcome, Pair, ResultEntry, Side, StageMatch, StageSetup } from './types.ts'

/** A stage being played. Its functions change it; it can be made again from its setup, rounds and log. */
export interface Stage {
  readonly setup: StageSetup
  /** The storage of every format but Swiss. */
  readonly storage: MemoryStorage
  /** The pairs of the Swiss rounds so far. */
  readonly rounds: Pair[][]
  /** Results of Swiss matches, by number. */
  readonly outcomes: Map<number, Outcome>
  /** The numbers of matches that were not played. */
  readonly forfeits: Set<number>
  readonly withdrawn: Set<string>
  /** What was done, in order: results and withdrawals. */
  readonly log: LogEntry[]
}

export class StageError extends Error {
  override readonly name = 'StageError'
}

function listSwissMatches({ rounds, outcomes }: Stage): StageMatch[] {
  let number = 0
  return rounds.flatMap((pairs, index) =>
    pairs.map(([home, away], position): StageMatch => {
      const outcome = outcomes.get(number) ?? null
      const played = outcome === null ? 'READY' : 'CLOSED'
      const state = away === null ? 'BYE' : played
      const place = { phase: 1, bracket: 'SWISS', group: 1, round: index + 1 } as const
      return { ...place, number: number++, position: position + 1, home, away, state, outcome }
    }),
  )
}

/** All matches, by number. */
export function listMatches(stage: Stage): StageMatch[] {
  return stage.setup.format === 'SWISS'
    ? listSwissMatches(stage)
    : listBracketMatches(stage.storage, stage.forfeits)
}

/** Whether two matches that have the same number are the same. */
export const isSameMatch = (a: StageMatch, b: StageMatch): boolean =>
  a.home === b.home &&
  a.away === b.away &&
  a.state === b.state &&
  a.outcome?.homeScore === b.outcome?.homeScore &&
  a.outcome?.awayScore === b.outcome?.awayScore &&
  a.outcome?.winner === b.outcome?.winner &&
  a.outcome?.isForfeit === b.outcome?.isForfeit

const isOpen = ({ state }: StageMatch): boolean => state === 'READY' || state === 'WAITING'

function rankGroup(stage: Stage, matches: readonly StageMatch[], group: number): Standing[] {
  const own = matches.filter((match) => match.phase === 1 && match.group === group)
  const inGroup = new Set(own.flatMap(({ home, away }) => [home, away]))
  const entrants = stage.setup.entrants.filter((entrant) => inGroup.has(entrant))
  return rankTable(own, { entrants, isSwiss: false, withdrawn: stage.withdrawn })
}

/** The tables of the groups, in the groups' order. */
export function rankGroups(stage: Stage, matches: readonly StageMatch[] = listMatches(stage)): Standing[][] {
  const groups = new Set(matches.filter(({ bracket }) => bracket === 'GROUP').map(({ group }) => group))
  return [...groups].map((group) => rankGroup(stage, matches, group))
}

/** All firsts, then all seconds and so on: the best first meets the last of those who qualified. */
function findQualified(stage: Stage, matches: readonly StageMatch[]): string[] {
  const tables = rankGroups(stage, matches)
  return Array.from({ length: stage.setup.qualifiersPerGroup }, (_, place) =>
    tables.map((table) => table[place]?.entrant).filter((entrant) => entrant !== undefined),
  ).flat()
}

/** Everybody's place, the winner first. */
export function rankStage(stage: Stage): Standing[] {
  const { format, entrants } = stage.setup
  const { withdrawn } = stage
  const matches = listMatches(stage)
  if (format === 'SWISS') return rankTable(matches, { entrants, isSwiss: true, withdrawn })
  if (format === 'ROUND_ROBIN') return rankTable(matches, { entrants, isSwiss: false, withdrawn })
  if (format !== 'GROUPS_THEN_PLAYOFFS') return rankElimination(matches, { entrants })
  const playOffs = matches.filter(({ phase }) => phase === 2)
  // A team that withdraws later has qualified all the same, which `findQualified` does not say.
  const qualified = new Set(playOffs.flatMap(({ home, away }) => [home, away]))
  const first = rankElimination(playOffs, { entrants: entrants.filter((entrant) => qualified.has(entrant)) })
  const others = rankGroups(stage, matches)
    .flat()
    .filter(({ entrant }) => !qualified.has(entrant))
    .toSorted((a, b) => a.rank - b.rank)
  return [...first, ...others.map((row, index) => ({ ...row, rank: first.length + index + 1 }))]
}

async function close(stage: Stage, match: StageMatch, outcome: Outcome): Promise<void> {
  if (outcome.isForfeit) stage.forfeits.add(match.number)
  if (stage.setup.format === 'SWISS') stage.outcomes.set(match.number, outcome)
  else await closeBracketMatch(stage.storage, match, outcome)
}

/** The winner of a forfeit: the better seed goes on if neither team plays, so that every stage ends. */
function forfeitWinner({ setup, withdrawn }: Stage, { home, away }: StageMatch): Side {
  if (!withdrawn.has(home ?? '')) return 'home'
  if (!withdrawn.has(away ?? '')) return 'away'
  return setup.entrants.indexOf(home ?? '') < setup.entrants.indexOf(away ?? '') ? 'home' : 'away'
}

async function closeForfeits(stage: Stage): Promise<boolean> {
  const { withdrawn, setup } = stage
  if (withdrawn.size === 0) return false
  const match = listMatches(stage).find(
    ({ state, home, away }) => state === 'READY' && (withdrawn.has(home ?? '') || withdrawn.has(away ?? '')),
  )
  if (match === undefined) return false
  const winner = forfeitWinner(stage, match)
  const isHome = winner === 'home'
  await close(stage, match, {
    homeScore: isHome ? setup.forfeitScore : 0,
    awayScore: isHome ? 0 : setup.forfeitScore,
    winner,
    isForfeit: true,
  })
  return true
}

async function startPlayOffs(stage: Stage): Promise<boolean> {
  if (stage.setup.format !== 'GROUPS_THEN_PLAYOFFS') return false
  const matches = listMatches(stage)
  if (matches.some((match) => match.phase === 2 || isOpen(match))) return false
  const entrants = findQualified(stage, matches)
  await createBracket(stage.storage, { format: 'SINGLE_ELIMINATION', entrants, groupCount: 1, phase: 2 })
  return true
}

/** Rounds that were paired before stay as they were, whatever is corrected. */
function startSwissRound(stage: Stage, recorded: readonly Pair[][]): boolean {
  const { setup, rounds, withdrawn } = stage
  if (setup.format !== 'SWISS' || rounds.length >= setup.swissRounds) return false
  const matches = listMatches(stage)
  if (matches.some(isOpen)) return false
  const table = rankTable(matches, { entrants: setup.entrants, isSwiss: true, withdrawn })
  const active = table.map(({ entrant }) => entrant).filter((entrant) => !withdrawn.has(entrant))
  const points = new Map(table.map((row) => [row.entrant, row.points]))
  const pairs = recorded[rounds.length] ?? pairSwissRound(active, points, matches)
  if (pairs === null) return false
  rounds.push([...pairs])
  return true
}

/** Does all that follows from what has happened. */
async function settle(stage: Stage, recorded: readonly Pair[][] = []): Promise<void> {
  while ((await closeForfeits(stage)) || (await startPlayOffs(stage)) || startSwissRound(stage, recorded));
}

export async function createStage(setup: StageSetup, recorded: readonly Pair[][] = []): Promise<Stage> {
  const stage: Stage = {
    setup,
    storage: new MemoryStorage(),
    rounds: [],
    outcomes: new Map(),
    forfeits: new Set(),
    withdrawn: new Set(),
    log: [],
  }
  const { format, entrants, groupCount } = setup
  if (format === 'ROUND_ROBIN') {
    await createBracket(stage.storage, { format, entrants, groupCount: 1, phase: 1 })
  } else if (format === 'GROUPS_THEN_PLAYOFFS') {
    await createBracket(stage.storage, { format: 'ROUND_ROBIN', entrants, groupCount, phase: 1 })
  } else if (format !== 'SWISS') {
    await createBracket(stage.storage, { format, entrants, groupCount: 1, phase: 1 })
  }
  await settle(stage, recorded)
  return stage
}

/** False where the match is not ready, or not one of these two teams. */
async function apply(stage: Stage, entry: LogEntry, recorded: readonly Pair[][]): Promise<boolean> {
  if (entry.kind === 'WITHDRAWAL') {
    stage.withdrawn.add(entry.entrant)
  } else {
    const match = listMatches(stage)[entry.number]
    if (match?.state !== 'READY' || match.home !== entry.home || match.away !== entry.away) return false
    const { homeScore, awayScore, winner, isForfeit } = entry
    await close(stage, match, { homeScore, awayScore, winner, isForfeit })
  }
  stage.log.push(entry)
  await settle(stage, recorded)
  return true
}

/** Throws where the match is not ready, or not one of these two teams. */
export async function applyResult(stage: Stage, result: Omit<ResultEntry, 'kind'>): Promise<void> {
  if (!(await apply(stage, { kind: 'RESULT', ...result }, [])))
    throw new StageError(`Match ${result.number} is not ready`)
}

/** The team forfeits its open match and every one to come. */
export async function withdraw(stage: Stage, entrant: string): Promise<void> {
  if (!stage.withdrawn.has(entrant)) await apply(stage, { kind: 'WITHDRAWAL', entrant }, [])
}

/** Makes the stage again from its seeding. Results whose teams no longer meet are dropped and returned. */
export async function replay(
  { setup, rounds }: Pick<Stage, 'setup' | 'rounds'>,
  log: readonly LogEntry[],
): Promise<{ stage: Stage; dropped: ResultEntry[] }> {
  const stage = await createStage(setup, rounds)
  const dropped: ResultEntry[] = []
  for (const entry of log)
    if (!(await apply(stage, entry, rounds)) && entry.kind === 'RESULT') dropped.push(entry)
  return { stage, dropped }
}

/** Replaces the result of a closed match. What depended on it is played again only where other teams meet now. */
export async function correct(
  stage: Stage,
  result: Omit<ResultEntry, 'kind'>,
): Promise<{ stage: Stage; dropped: ResultEntry[] }> {
  const index = stage.log.findIndex((entry) => entry.kind === 'RESULT' && entry.number === result.number)
  if (index === -1) throw new StageError(`Match ${result.number} has no result to correct`)
  return replay(stage, stage.log.with(index, { kind: 'RESULT', ...result }))
}

/** The winner, once nothing is left to play. */
export function findWinner(stage: Stage, matches: readonly StageMatch[] = listMatches(stage)): string | null {
  if (matches.some(isOpen)) return null
  return rankStage(stage)[0]?.entrant ?? null
}
