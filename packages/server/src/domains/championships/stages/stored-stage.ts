import type { Match, ParticipantResult } from 'brackets-model'
import { MemoryStorage, type StageRows } from './memory-storage.ts'
import { type Stage, findOverruled } from './stage.ts'
import type { LogEntry, Outcome, Side, StageSetup } from './types.ts'

/*
 * A stage as it is stored: every result reads and writes the whole, so that entrants are their places in the setup, and
 * rows of matches are lists without what follows from their round.
 */

type StoredSide = [
  id: number | null,
  position: number | null,
  score: number | null,
  result: 'win' | 'loss' | 'draw' | null,
]
type StoredMatch = [
  roundId: number,
  number: number,
  status: Match['status'],
  first: StoredSide | null,
  second: StoredSide | null,
]
type StoredOutcome = [homeScore: number, awayScore: number, isHome: boolean | null, isForfeit: boolean]
type StoredWithdrawal = [withdrawn: number] | [withdrawn: number, lost: number]
type StoredEntry = [number: number, home: number, away: number, outcome: StoredOutcome] | StoredWithdrawal

export interface StoredState {
  stage: StageRows['stage']
  group: StageRows['group']
  round: StageRows['round']
  matches: StoredMatch[]
  rounds: [home: number, away: number | null][][]
  outcomes: [number: number, outcome: StoredOutcome][]
  forfeits: number[]
  /** Absent from stages that were stored before matches could have no winner. */
  voided?: number[]
  /** Absent as well, and until the groups are over. */
  leftInGroups?: number[] | undefined
  withdrawn: number[]
}

export interface StoredStage {
  setup: StageSetup
  state: StoredState
  log: StoredEntry[]
}

const encodeSide = (side: ParticipantResult | null): StoredSide | null =>
  side && [
    side.id === null ? null : Number(side.id),
    side.position ?? null,
    side.score ?? null,
    side.result ?? null,
  ]

const decodeSide = (side: StoredSide | null): ParticipantResult | null => {
  if (side === null) return null
  const [id, position, score, result] = side
  return {
    id,
    ...(position !== null && { position }),
    ...(score !== null && { score }),
    ...(result !== null && { result }),
  }
}

const encodeMatch = ({ round_id: roundId, number, status, opponent1, opponent2 }: Match): StoredMatch => [
  Number(roundId),
  number,
  status,
  encodeSide(opponent1),
  encodeSide(opponent2),
]

const encodeOutcome = ({ homeScore, awayScore, winner, isForfeit }: Outcome): StoredOutcome => [
  homeScore,
  awayScore,
  winner === null ? null : winner === 'home',
  isForfeit,
]

const winnerOf = (isHome: boolean): Side => (isHome ? 'home' : 'away')

const decodeOutcome = ([homeScore, awayScore, isHome, isForfeit]: StoredOutcome): Outcome => ({
  homeScore,
  awayScore,
  winner: isHome === null ? null : winnerOf(isHome),
  isForfeit,
})

const encodeWithdrawal = (place: number, lost: number | undefined): StoredWithdrawal =>
  lost === undefined ? [place] : [place, lost]

export function encodeStage({ setup, storage, ...stage }: Stage): StoredStage {
  const places = new Map(setup.entrants.map((entrant, place) => [entrant, place]))
  const placeOf = (entrant: string): number => places.get(entrant) ?? -1
  const { stage: stages, group, round, match } = storage.rows
  return {
    setup,
    state: {
      stage: stages,
      group,
      round,
      matches: match.map(encodeMatch),
      rounds: stage.rounds.map((pairs) =>
        pairs.map(([home, away]) => [placeOf(home), away === null ? null : placeOf(away)]),
      ),
      outcomes: [...stage.outcomes].map(([number, outcome]) => [number, encodeOutcome(outcome)]),
      forfeits: [...stage.forfeits],
      voided: [...stage.voided],
      leftInGroups: stage.leftInGroups === null ? undefined : [...stage.leftInGroups].map(placeOf),
      withdrawn: [...stage.withdrawn].map(placeOf),
    },
    log: stage.log.map((entry) =>
      entry.kind === 'WITHDRAWAL'
        ? encodeWithdrawal(placeOf(entry.entrant), entry.lost)
        : [entry.number, placeOf(entry.home), placeOf(entry.away), encodeOutcome(entry)],
    ),
  }
}

function decodeRows({ entrants }: StageSetup, { stage, group, round, matches }: StoredState): StageRows {
  return {
    // The library makes them in the order of the seeds, and none of Swiss rounds.
    participant: stage.length === 0 ? [] : entrants.map((name, id) => ({ tournament_id: 0, name, id })),
    stage,
    group,
    round,
    match: matches.map(([roundId, number, status, first, second], id) => ({
      id,
      number,
      stage_id: round[roundId]?.stage_id ?? 0,
      group_id: round[roundId]?.group_id ?? 0,
      round_id: roundId,
      child_count: 0,
      status,
      opponent1: decodeSide(first),
      opponent2: decodeSide(second),
    })),
    match_game: [],
  }
}

export function decodeStage({ setup, state, log }: StoredStage): Stage {
  const at = (place: number): string => setup.entrants[place] ?? ''
  const decodeEntry = (entry: StoredEntry): LogEntry => {
    if (entry.length === 1) return { kind: 'WITHDRAWAL', entrant: at(entry[0]) }
    if (entry.length === 2) return { kind: 'WITHDRAWAL', entrant: at(entry[0]), lost: entry[1] }
    const [number, home, away, outcome] = entry
    return { kind: 'RESULT', number, home: at(home), away: at(away), ...decodeOutcome(outcome) }
  }
  const entries = log.map(decodeEntry)
  return {
    setup,
    storage: new MemoryStorage(decodeRows(setup, state)),
    rounds: state.rounds.map((pairs) =>
      pairs.map(([home, away]) => [at(home), away === null ? null : at(away)]),
    ),
    outcomes: new Map(state.outcomes.map(([number, outcome]) => [number, decodeOutcome(outcome)])),
    forfeits: new Set(state.forfeits),
    voided: new Set(state.voided),
    leftInGroups: state.leftInGroups === undefined ? null : new Set(state.leftInGroups.map(at)),
    withdrawn: new Set(state.withdrawn.map(at)),
    log: entries,
    overruled: findOverruled(entries),
  }
}
