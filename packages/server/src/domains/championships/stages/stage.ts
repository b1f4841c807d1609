import { closeBracketMatch, createBracket, findGone, listBracketMatches, vacateSeats } from './bracket.ts'
import { neededWins } from './lengths.ts'
import { MemoryStorage } from './memory-storage.ts'
import { type Standing, rankElimination, rankTable } from './standings.ts'
import { pairSwissRound } from './swiss.ts'
import type { LogEntry, Outcome, Pair, ResultEntry, StageMatch, StageSetup } from './types.ts'

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
  /** The numbers of those of them that neither team has won: both were out, or neither came. */
  readonly voided: Set<number>
  readonly withdrawn: Set<string>
  /** Who had withdrawn when the play-offs began, which ends the groups' tables; null before. */
  leftInGroups: ReadonlySet<string> | null
  /** Who has lost a match, by its number, that they had won: champions who were disqualified since. */
  readonly overruled: ReadonlyMap<number, ReadonlySet<string>>
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

/** All matches, also with the one of two teams that the library takes on where neither has won. */
const listAll = (stage: Stage): StageMatch[] =>
  stage.setup.format === 'SWISS' ? listSwissMatches(stage) : listBracketMatches(stage.storage, stage)

/** All matches, by number. */
export function listMatches(stage: Stage): StageMatch[] {
  const matches = listAll(stage)
  return stage.voided.size === 0 ? matches : vacateSeats(matches)
}

export function findOverruled(log: readonly LogEntry[]): Map<number, Set<string>> {
  const overruled = new Map<number, Set<string>>()
  for (const entry of log)
    if (entry.kind === 'WITHDRAWAL' && entry.lost !== undefined)
      overruled.set(entry.lost, (overruled.get(entry.lost) ?? new Set()).add(entry.entrant))
  return overruled
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
  return rankTable(own, { entrants, isSwiss: false, withdrawn: stage.leftInGroups ?? stage.withdrawn })
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
  if (outcome.winner === null) stage.voided.add(match.number)
  if (stage.setup.format === 'SWISS') stage.outcomes.set(match.number, outcome)
  // No second final follows where the library takes on the team without a loss.
  else await closeBracketMatch(stage.storage, match, { outcome, onward: outcome.winner ?? 'home' })
}

/** The result against a team that does not play. Neither has won of two that do not. */
function forfeitOf({ setup }: Stage, match: StageMatch, out: ReadonlySet<string>): Outcome {
  const [isHomeOut, isAwayOut] = [out.has(match.home ?? ''), out.has(match.away ?? '')]
  if (isHomeOut && isAwayOut) return { homeScore: 0, awayScore: 0, winner: null, isForfeit: true }
  const needed = neededWins(setup, match)
  return isHomeOut
    ? { homeScore: 0, awayScore: needed, winner: 'away', isForfeit: true }
    : { homeScore: needed, awayScore: 0, winner: 'home', isForfeit: true }
}

const outOf = ({ withdrawn, overruled }: Stage, { number }: StageMatch): ReadonlySet<string> => {
  const others = overruled.get(number)
  return others === undefined ? withdrawn : new Set([...withdrawn, ...others])
}

const plays = ({ home, away }: StageMatch, teams: ReadonlySet<string>): boolean =>
  teams.has(home ?? '') || teams.has(away ?? '')

/** Closes a match of a team that plays no more. */
async function closeForfeits(stage: Stage): Promise<boolean> {
  const { withdrawn, voided } = stage
  if (withdrawn.size === 0 && voided.size === 0) return false
  const matches = listAll(stage)
  const gone = findGone(matches)
  const match = matches.find((one) => one.state === 'READY' && (plays(one, withdrawn) || plays(one, gone)))
  if (match === undefined) return false
  // Everybody else sees a bye for the opponent of who is gone, whether or not that one has withdrawn.
  await close(stage, match, forfeitOf(stage, match, plays(match, gone) ? gone : outOf(stage, match)))
  return true
}

async function startPlayOffs(stage: Stage): Promise<boolean> {
  if (stage.setup.format !== 'GROUPS_THEN_PLAYOFFS') return false
  const matches = listMatches(stage)
  if (matches.some((match) => match.phase === 2 || isOpen(match))) return false
  stage.leftInGroups = new Set(stage.withdrawn)
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

export async function createStage(
  setup: StageSetup,
  recorded: readonly Pair[][] = [],
  overruled: Stage['overruled'] = new Map(),
): Promise<Stage> {
  const stage: Stage = {
    setup,
    storage: new MemoryStorage(),
    rounds: [],
    outcomes: new Map(),
    forfeits: new Set(),
    voided: new Set(),
    withdrawn: new Set(),
    leftInGroups: null,
    overruled,
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
    const out = stage.overruled.get(match.number)
    const isOverruled = winner !== null && out !== undefined && (out.has(entry.home) || out.has(entry.away))
    await close(
      stage,
      match,
      isOverruled ? forfeitOf(stage, match, out) : { homeScore, awayScore, winner, isForfeit },
    )
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

/** Makes the stage again from its seeding. Results whose teams no longer meet are dropped and returned. */
export async function replay(
  { setup, rounds }: Pick<Stage, 'setup' | 'rounds'>,
  log: readonly LogEntry[],
): Promise<{ stage: Stage; dropped: ResultEntry[] }> {
  const stage = await createStage(setup, rounds, findOverruled(log))
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

/** Whether nothing is left to play. */
export const isOver = (matches: readonly StageMatch[]): boolean => !matches.some(isOpen)

/** The winner, once nothing is left to play; null as well where all who could be are out, or nobody came to the final. */
export function findWinner(stage: Stage, matches: readonly StageMatch[] = listMatches(stage)): string | null {
  if (!isOver(matches)) return null
  const [first] = rankStage(stage)
  return first === undefined || first.rank > 1 || stage.withdrawn.has(first.entrant) ? null : first.entrant
}

/** The match that made the team the champion of an elimination: leaving afterwards, it has lost that one. */
function findTitleMatch(stage: Stage, entrant: string): number | null {
  const matches = listMatches(stage)
  if (findWinner(stage, matches) !== entrant) return null
  const last = matches.findLast(
    ({ state, home, away }) => state === 'CLOSED' && (home === entrant || away === entrant),
  )
  return last === undefined || last.bracket === 'GROUP' || last.bracket === 'SWISS' ? null : last.number
}

/** The team forfeits its open match and every one to come, and a champion the one that made it that. Returns the stage. */
export async function withdraw(stage: Stage, entrant: string): Promise<Stage> {
  if (stage.withdrawn.has(entrant)) return stage
  const lost = findTitleMatch(stage, entrant)
  const entry = { kind: 'WITHDRAWAL', entrant } as const
  if (lost !== null) {
    const { stage: next } = await replay(stage, [...stage.log, { ...entry, lost }])
    // Nothing is played after the end: a double walk-over may have left nobody else who could win.
    if (isOver(listMatches(next))) return next
  }
  await apply(stage, entry, [])
  return stage
}

/** Takes a withdrawal back: what it decided is open again, as if the team had never left. */
export const reinstate = (stage: Stage, entrant: string): Promise<{ stage: Stage; dropped: ResultEntry[] }> =>
  replay(
    stage,
    stage.log.filter((entry) => entry.kind !== 'WITHDRAWAL' || entry.entrant !== entrant),
  )
