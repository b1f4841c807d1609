import {
  closeBracketMatch,
  createBracket,
  createPlayOffs,
  findGone,
  listBracketMatches,
  vacateSeats,
} from './bracket.ts'
import {
  type PlayOffRecord,
  compareAcrossGroups,
  rankGroups as rankGroupsOf,
  recordPlayOffs,
  seatFromGroups,
} from './groups.ts'
import { neededWins } from './lengths.ts'
import { MemoryStorage } from './memory-storage.ts'
import { type Standing, rankElimination, rankTable } from './standings.ts'
import { tableRulesOf } from './table-rules.ts'
import { addParticipants, firstBracketNumber, hasPlayOffs, hasSwissRounds } from './two-phases.ts'
import { pairSwissRound } from './swiss.ts'
import type { LogEntry, Outcome, Pair, ResultEntry, StageMatch, StageSetup } from './types.ts'

/** A stage being played. Its functions change it; it can be made again from its setup, rounds and log. */
export interface Stage {
  readonly setup: StageSetup
  /** The storage of everything but Swiss rounds. */
  readonly storage: MemoryStorage
  /** The pairs of the Swiss rounds so far. */
  readonly rounds: Pair[][]
  /** Results of Swiss matches, by number. */
  readonly outcomes: Map<number, Outcome>
  /** The numbers of matches that were not played. */
  readonly forfeits: Set<number>
  /** The numbers of matches that neither team has won: both were out, neither came, or it is a draw. */
  readonly voided: Set<number>
  readonly withdrawn: Set<string>
  /** The teams that had withdrawn when the play-offs began, which ends the groups' tables; null before. */
  leftInGroups: ReadonlySet<string> | null
  /** The teams that have lost a match, by its number, that they had won: champions who were disqualified since. */
  readonly overruled: ReadonlyMap<number, ReadonlySet<string>>
  /** The log of what was done, in order: results and withdrawals. */
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
const listAll = (stage: Stage): StageMatch[] => [
  ...listSwissMatches(stage),
  ...listBracketMatches(stage.storage, stage, firstBracketNumber(stage.setup)),
]

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

const isOpen = ({ state }: StageMatch): boolean => state === 'READY' || state === 'WAITING'

/** The tables of the groups, in the groups' order. */
export const rankGroups = (stage: Stage, matches: readonly StageMatch[] = listMatches(stage)): Standing[][] =>
  rankGroupsOf(stage, matches)

/** Everybody's place, the winner first. */
export function rankStage(stage: Stage): Standing[] {
  const { format, entrants } = stage.setup
  const { withdrawn } = stage
  const matches = listMatches(stage)
  if (format === 'SWISS' || format === 'ROUND_ROBIN')
    return rankTable(matches, { ...tableRulesOf(stage.setup), withdrawn })
  if (!hasPlayOffs(stage.setup)) return rankElimination(matches, { entrants })
  const playOffs = matches.filter(({ phase }) => phase === 2)
  // A team that withdraws later has qualified all the same, which `findQualified` does not say.
  const qualified = new Set(playOffs.flatMap(({ home, away }) => [home, away]))
  const first = rankElimination(playOffs, { entrants: entrants.filter((entrant) => qualified.has(entrant)) })
  const others = rankGroups(stage, matches)
    .flat()
    .filter(({ entrant }) => !qualified.has(entrant))
    .toSorted(compareAcrossGroups(stage))
  return [...first, ...others.map((row, index) => ({ ...row, rank: first.length + index + 1 }))]
}

async function close(stage: Stage, match: StageMatch, outcome: Outcome): Promise<void> {
  if (outcome.isForfeit) stage.forfeits.add(match.number)
  if (outcome.winner === null) stage.voided.add(match.number)
  if (match.bracket === 'SWISS') return void stage.outcomes.set(match.number, outcome)
  // No second final follows where the library takes on the team without a loss.
  const onward = outcome.winner ?? 'home'
  const number = match.number - firstBracketNumber(stage.setup)
  return closeBracketMatch(stage.storage, number, { outcome, onward })
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

/** Closes a match of a team that no longer plays. */
async function closeForfeits(stage: Stage): Promise<boolean> {
  const { withdrawn, voided } = stage
  if (withdrawn.size === 0 && voided.size === 0) return false
  const matches = listAll(stage)
  const gone = findGone(matches)
  const match = matches.find(
    (candidate) => candidate.state === 'READY' && (plays(candidate, withdrawn) || plays(candidate, gone)),
  )
  if (match === undefined) return false
  // Everybody else sees a bye for the opponent of the missing team, whether or not that one has withdrawn.
  await close(stage, match, forfeitOf(stage, match, plays(match, gone) ? gone : outOf(stage, match)))
  return true
}

/** The parts that were made before from results as they were then. */
interface Recorded {
  rounds: readonly Pair[][]
  playOffs: PlayOffRecord | null
}

const nothing: Recorded = { rounds: [], playOffs: null }

async function startPlayOffs(stage: Stage, recorded: Recorded): Promise<boolean> {
  if (!hasPlayOffs(stage.setup)) return false
  const matches = listMatches(stage)
  if (matches.some((match) => match.phase === 2 || isOpen(match))) return false
  stage.leftInGroups = new Set(stage.withdrawn)
  const seats = seatFromGroups(stage, matches, recorded.playOffs)
  await addParticipants(stage.storage, stage.setup)
  await createPlayOffs(stage.storage, {
    ...stage.setup,
    format: stage.setup.playOffs?.format ?? 'SINGLE_ELIMINATION',
    seats,
  })
  return true
}

/** Rounds that were paired before stay as they were, whatever is corrected. */
function startSwissRound(stage: Stage, recorded: Recorded): boolean {
  const { setup, rounds, withdrawn } = stage
  if (!hasSwissRounds(setup) || rounds.length >= setup.swissRounds || stage.leftInGroups !== null)
    return false
  const matches = listMatches(stage)
  // A match that was set back is open while later rounds go on as they were paired.
  if (matches.some(isOpen) && recorded.rounds[rounds.length] === undefined) return false
  const table = rankTable(matches, { ...tableRulesOf(setup), withdrawn })
  const active = table.map(({ entrant }) => entrant).filter((entrant) => !withdrawn.has(entrant))
  const wins = new Map(table.map((row) => [row.entrant, row.points / (setup.winPoints ?? 1)]))
  const later = setup.swissRounds - rounds.length - 1
  const pairs =
    recorded.rounds[rounds.length] ?? pairSwissRound({ ranked: active, wins, played: matches, later })
  if (pairs === null) return false
  rounds.push([...pairs])
  return true
}

/** Does all that follows from what has happened. */
async function settle(stage: Stage, recorded: Recorded): Promise<void> {
  while (
    (await closeForfeits(stage)) ||
    startSwissRound(stage, recorded) ||
    (await startPlayOffs(stage, recorded))
  );
}

export async function createStage(
  setup: StageSetup,
  recorded: Recorded = nothing,
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
    await createBracket(stage.storage, { format, entrants, groupCount: 1 })
  } else if (format === 'GROUPS_THEN_PLAYOFFS') {
    await createBracket(stage.storage, { format: 'ROUND_ROBIN', entrants, groupCount })
  } else if (format !== 'SWISS' && format !== 'SWISS_THEN_PLAYOFFS') {
    await createBracket(stage.storage, { ...setup, format, groupCount: 1 })
  }
  await settle(stage, recorded)
  return stage
}

/** False where the match is not ready, or not one of these two teams. */
async function apply(stage: Stage, entry: LogEntry, recorded: Recorded): Promise<boolean> {
  if (entry.kind === 'WITHDRAWAL') {
    stage.withdrawn.add(entry.entrant)
  } else {
    const match = listMatches(stage).find(({ number }) => number === entry.number)
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
  if (!(await apply(stage, { kind: 'RESULT', ...result }, nothing)))
    throw new StageError(`Match ${result.number} is not ready`)
}

interface Replayed {
  stage: Stage
  dropped: ResultEntry[]
}

async function replayWith(
  before: Stage,
  log: readonly LogEntry[],
  rounds: Stage['rounds'],
): Promise<Replayed> {
  const recorded = { rounds, playOffs: recordPlayOffs(before.leftInGroups, listAll(before)) }
  const stage = await createStage(before.setup, recorded, findOverruled(log))
  const dropped: ResultEntry[] = []
  for (const entry of log)
    if (!(await apply(stage, entry, recorded)) && entry.kind === 'RESULT') dropped.push(entry)
  return { stage, dropped }
}

/** The first Swiss round with a match that is open, and was not before. */
function findOpenedRound(before: Stage, after: Stage): number | undefined {
  const wasOpen = new Set(listMatches(before).flatMap((match) => (isOpen(match) ? match.number : [])))
  const opened = listMatches(after).filter(
    (match) => match.bracket === 'SWISS' && isOpen(match) && !wasOpen.has(match.number),
  )
  return opened.length === 0 ? undefined : Math.min(...opened.map(({ round }) => round))
}

/**
 * Makes the stage again from its seeding. Results whose teams no longer meet are dropped and returned; so are Swiss rounds that were
 * paired after a match that is open again.
 */
export async function replay(before: Stage, log: readonly LogEntry[]): Promise<Replayed> {
  const replayed = await replayWith(before, log, before.rounds)
  const round = findOpenedRound(before, replayed.stage)
  if (round === undefined || round >= before.rounds.length) return replayed
  return replayWith(before, log, before.rounds.slice(0, round))
}

/** Replaces the result of a closed match. What depended on it is played again only where other teams meet now. */
export async function correct(stage: Stage, result: Omit<ResultEntry, 'kind'>): Promise<Replayed> {
  const index = stage.log.findIndex((entry) => entry.kind === 'RESULT' && entry.number === result.number)
  if (index === -1) throw new StageError(`Match ${result.number} has no result to correct`)
  return replay(stage, stage.log.with(index, { kind: 'RESULT', ...result }))
}

/**
 * Takes the result of a match back, as if it had not been played. Results that need it are dropped; those of rounds that were paired
 * stay. Null where the match has no result of its own, where one of its teams has left, or where play-offs were made from it.
 */
export async function setBack(stage: Stage, number: number): Promise<Replayed | null> {
  const find = (matches: readonly StageMatch[]) => matches.find((match) => match.number === number)
  if (stage.leftInGroups !== null && find(listMatches(stage))?.phase === 1) return null
  const log = stage.log.filter((entry) => entry.kind !== 'RESULT' || entry.number !== number)
  if (log.length === stage.log.length) return null
  const undone = await replayWith(stage, log, stage.rounds)
  return find(listMatches(undone.stage))?.state === 'READY' ? undone : null
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
  await apply(stage, entry, nothing)
  return stage
}

/** Takes a withdrawal back: what it decided is open again, as if the team had never left. */
export const reinstate = (stage: Stage, entrant: string): Promise<{ stage: Stage; dropped: ResultEntry[] }> =>
  replay(
    stage,
    stage.log.filter((entry) => entry.kind !== 'WITHDRAWAL' || entry.entrant !== entrant),
  )
