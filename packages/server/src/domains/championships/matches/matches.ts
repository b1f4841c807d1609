import { areReportsEqual, joinGames } from '@convoca/contract/rules'
import { cleanName } from '@convoca/sdk/text'
import type { Context, GuestContext, SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { type MatchClosing, emit } from '../../../domain-events.ts'
import { DomainError, refuseInvalid } from '../../../errors.ts'
import { cleanOptional, profanityErrors } from '../../text-rules.ts'
import { requireChampionshipPermission, requireVisible } from '../access.ts'
import { findUndone, requireUninvolved, requireUninvolvedInMatches } from './conflicts.ts'
import { type CachedStage, storeStage, takeStage } from '../stages/stage-cache.ts'
import { toMatch } from '../mappers.ts'
import {
  findMatchWithLog,
  findReportedSides,
  hasReported,
  insertMatchLog,
  setDisputed,
  setGames,
  upsertReport,
} from './match-log-repository.ts'
import {
  type MatchRow,
  findEntrants,
  findMatch,
  findMatches,
  setWinner,
  writeMatches,
} from './matches-repository.ts'
import { notifyOfPlayOffs } from './play-offs-begun.ts'
import { notifyOfDispute } from '../notifications.ts'
import { earnsTrophy } from '../rated-repository.ts'
import { type ChampionshipRow, lockChampionship } from '../repository.ts'
import { checkGames, checkRuling, checkScore, rulesOf } from './scores.ts'
import {
  type Stage,
  applyResult,
  correct,
  findWinner,
  isOver as hasEnded,
  listMatches,
} from '../stages/stage.ts'
import { findReadableSides } from './sealed-reports.ts'
import { logRematches } from './rematches.ts'
import { findStandings } from './standings.ts'
import { matchRulesOf } from '../stages/lengths.ts'
import { type Outcome, type StageMatch, listGone } from '../stages/types.ts'
import { REPORT_AGAIN } from './timing.ts'

export interface MatchTarget {
  championshipId: string
  matchId: string
}

export async function listMatchesOf(
  context: GuestContext,
  championshipId: string,
): Promise<Schemas['ChampionshipMatchList']> {
  const { row } = await requireVisible(context, { id: championshipId })
  return (await findMatches(context.db, row.id)).map(toMatch)
}

export async function requireMatch(
  { db }: Pick<SystemContext, 'db'>,
  { championshipId, matchId }: MatchTarget,
): Promise<MatchRow> {
  const match = await findMatch(db, championshipId, matchId)
  if (match === null) throw new DomainError('MATCH_NOT_FOUND')
  return match
}

export async function readMatch(
  context: GuestContext,
  target: MatchTarget,
): Promise<Schemas['ChampionshipMatchDetail']> {
  await requireVisible(context, { id: target.championshipId })
  return readMatchDetail(context, target)
}

/** Reads a match for somebody who is known to see the championship. */
export async function readMatchDetail(
  context: GuestContext,
  { championshipId, matchId }: MatchTarget,
): Promise<Schemas['ChampionshipMatchDetail']> {
  const found = await findMatchWithLog(context.db, championshipId, matchId)
  if (found === null) throw new DomainError('MATCH_NOT_FOUND')
  const { reports, log, ...match } = found
  const reportedSides = reports.map(({ side }) => side)
  const readable = await findReadableSides(context, match, reportedSides)
  // Only sealed reports are hidden, and these are all of one side.
  const isHidden = reportedSides.some((side) => !readable.includes(side))
  return {
    ...toMatch(match),
    games: match.games,
    reported_sides: reportedSides,
    reports: reports.filter(({ side }) => readable.includes(side)),
    log: log.map(({ nick, ...entry }) => ({
      ...entry,
      ...(isHidden && entry.action === 'REPORTED' && { home_score: null, away_score: null }),
      actor: nick,
    })),
  }
}

export async function readStandings(
  context: GuestContext,
  championshipId: string,
): Promise<Schemas['ChampionshipStandings']> {
  const { row } = await requireVisible(context, { id: championshipId })
  return findStandings(context.db, row.id)
}

/** A match whose championship is locked. */
interface LockedMatch {
  championship: ChampionshipRow
  match: MatchRow
}

interface ChangedStage {
  championship: ChampionshipRow
  stage: Stage
  /** The matches of the stage as they are stored. */
  before: readonly StageMatch[]
}

/** A championship without open matches is over, with a winner unless all who could win are out; another one goes on. */
async function saveWinner(
  context: SystemContext,
  row: ChampionshipRow,
  { stage, after }: { stage: Stage; after: readonly StageMatch[] },
): Promise<void> {
  const { db } = context
  const isOver = hasEnded(after)
  const winnerId = findWinner(stage, after)
  const entrants = winnerId === null ? [] : await findEntrants(db, row.id)
  const {
    team_id: teamId = null,
    player_id: playerId = null,
    name = '',
  } = entrants.find((entrant) => entrant.registration_id === winnerId) ?? {}
  if (isOver === (row.status === 'FINISHED') && winnerId === row.winner_id) return
  if (row.status === 'FINISHED')
    await emit(context, { type: 'championship.win-revoked', championshipId: row.id })
  await setWinner(db, row.id, { status: isOver ? 'FINISHED' : 'ONGOING', id: winnerId, teamId })
  await context.realtime.publishChampionship(context, row.id, 'CHAMPIONSHIP')
  if (!isOver) return
  await emit(context, {
    type: 'championship.won',
    championshipId: row.id,
    championshipName: row.name,
    gameId: row.game_id,
    winner:
      winnerId === null
        ? null
        : { teamId, playerId, name, earnsTrophy: await earnsTrophy(db, row.id, winnerId) },
    registrationIds: stage.setup.entrants,
  })
}

/** Stores the stage and what follows from it. */
export async function saveStage(
  context: SystemContext,
  { championship: row, stage, before }: ChangedStage,
): Promise<void> {
  const after = await storeStage(context, row.id, { stage, before })
  const { written, opened, cancelled, byes } = await writeMatches(
    context.db,
    row.id,
    { before, after: [...after, ...listGone(before, after)], now: context.now() },
    (match) => matchRulesOf(stage.setup, match),
  )
  await logRematches(context, row.id, { before, after })
  await notifyOfPlayOffs(context, row, { stage, before, after })
  await emit(context, { type: 'matches.opened', championshipId: row.id, matchIds: opened })
  await emit(context, {
    type: 'matches.changed',
    championshipId: row.id,
    championshipName: row.name,
    gameId: row.game_id,
    matchIds: written,
    cancelled,
    byes: byes.filter(({ registrationId }) => !stage.withdrawn.has(registrationId)),
  })
  await saveWinner(context, row, { stage, after })
}

/** The stage, to be changed and stored. */
export async function requireStage(context: SystemContext, championshipId: string): Promise<CachedStage> {
  const stored = await takeStage(context, championshipId)
  if (stored === null) throw new DomainError('CHAMPIONSHIP_STATUS')
  return stored
}

/** The result by the stage's own names: a team that was deleted since is still in it. */
function resultOf(matches: readonly StageMatch[], { number }: MatchRow, outcome: Outcome) {
  const match = matches.find((one) => one.number === number)
  return { number, home: match?.home ?? '', away: match?.away ?? '', ...outcome }
}

/** Emits the event; it is called once everything that follows from the result is stored. */
export function emitClosed(
  context: SystemContext,
  { championship, match }: { championship: Pick<ChampionshipRow, 'id'>; match: Pick<MatchRow, 'id'> },
  { homeScore, awayScore, cause }: Pick<Outcome, 'homeScore' | 'awayScore'> & { cause: MatchClosing },
): Promise<void> {
  const ids = { championshipId: championship.id, matchId: match.id }
  return emit(context, { type: 'match.closed', ...ids, homeScore, awayScore, cause })
}

/** Closes an open match. */
export async function applyOutcome(
  context: SystemContext,
  { championship, match }: LockedMatch,
  { cause, ...outcome }: Outcome & { cause: MatchClosing },
): Promise<void> {
  const { stage, matches: before } = await requireStage(context, championship.id)
  await applyResult(stage, resultOf(before, match, outcome))
  await saveStage(context, { championship, stage, before })
  await emitClosed(context, { championship, match }, { ...outcome, cause })
}

/**
 * Refuses another score in a dispute that is too old: a side can then only accept what the other one says.
 */
function refuseLate({ now }: Context, { disputed_at: since }: MatchRow): void {
  if (since !== null && now().getTime() - since.getTime() > REPORT_AGAIN)
    throw new DomainError('MATCH_NOT_OPEN')
}

/** Closes the match, or opens a dispute; a side that then says what the other one does settles it. */
export async function reportMatch(
  context: Context,
  target: MatchTarget,
  score: Schemas['MatchReport'],
): Promise<Schemas['ChampionshipMatchDetail']> {
  const { db, actor } = context
  await lockChampionship(db, target.championshipId)
  const { row } = await requireVisible(context, { id: target.championshipId })
  const match = await requireMatch(context, target)
  const [side] = await findReportedSides(db, match.id, actor.userId)
  if (side === undefined) throw new DomainError('FORBIDDEN')
  if (row.status !== 'ONGOING' || match.state !== 'READY') throw new DomainError('MATCH_NOT_OPEN')
  const outcome = checkScore(rulesOf(match), score)
  const games = checkGames(rulesOf(match), score)
  const entry = { matchId: match.id, actorId: actor.userId, ...outcome }
  if (await hasReported(db, { ...entry, side, games })) return readMatchDetail(context, target)
  const reports = await upsertReport(db, { ...entry, side, games, reporterId: actor.userId })
  await insertMatchLog(db, { ...entry, action: 'REPORTED' })
  // The public match has not changed, but its room has.
  await context.realtime.publishMatches(context, row.id, [match.id])
  const [one, other] = reports
  if (one === undefined || other === undefined) return readMatchDetail(context, target)
  if (areReportsEqual(one, other)) {
    await insertMatchLog(db, { ...entry, action: 'AGREED' })
    await setGames(db, match.id, joinGames(one.games, other.games))
    await applyOutcome(context, { championship: row, match }, { ...outcome, cause: 'REPORT' })
  } else if (match.is_disputed) refuseLate(context, match)
  else {
    await insertMatchLog(db, { ...entry, action: 'DISPUTED' })
    await setDisputed(db, match.id, context.now())
    await notifyOfDispute(context, row, match)
  }
  return readMatchDetail(context, target)
}

const isResultOf = (match: MatchRow, { homeScore, awayScore, isForfeit }: Outcome): boolean =>
  match.state === 'CLOSED' &&
  match.home_score === homeScore &&
  match.away_score === awayScore &&
  match.is_forfeit === isForfeit

const areSameGames = (a: readonly Schemas['MatchGame'][], b: readonly Schemas['MatchGame'][]): boolean =>
  a.length === b.length &&
  a.every(
    ({ map, ...score }, index) =>
      map === b[index]?.map &&
      score.home_score === b[index].home_score &&
      score.away_score === b[index].away_score,
  )

/** The result stays, so that nothing follows from it and nobody is told. Another reason, or other games, are logged. */
async function confirmResult(
  context: Context,
  target: MatchTarget,
  ruling: {
    match: MatchRow
    reason: string | null
    games: readonly Schemas['MatchGame'][]
    outcome: Outcome
  },
): Promise<Schemas['ChampionshipMatchDetail']> {
  const { db, actor } = context
  const { match, reason, games, outcome } = ruling
  const detail = await readMatchDetail(context, target)
  const hasSameGames = areSameGames(detail.games, games)
  const last = detail.log.findLast(({ action }) => action === 'RULED' || action === 'CORRECTED')
  if (hasSameGames && last?.reason === reason) return detail
  if (!hasSameGames) await setGames(db, match.id, games)
  await insertMatchLog(db, { matchId: match.id, actorId: actor.userId, reason, ...outcome, action: 'RULED' })
  await context.realtime.publishMatches(context, target.championshipId, [match.id])
  return readMatchDetail(context, target)
}

/** Decides an open match, or corrects a closed one: then what followed is played again where other teams meet. */
export async function ruleMatch(
  context: Context,
  target: MatchTarget,
  { reason: given, ...score }: Schemas['MatchRuling'],
): Promise<Schemas['ChampionshipMatchDetail']> {
  const { db, actor } = context
  const championship = await requireChampionshipPermission(context, target.championshipId, 'ruleMatches')
  const { row } = championship
  const match = await requireMatch(context, target)
  await requireUninvolvedInMatches(context, championship, [match])
  if (row.status !== 'ONGOING' && row.status !== 'FINISHED') throw new DomainError('CHAMPIONSHIP_STATUS')
  const reason = cleanOptional(given, cleanName)
  refuseInvalid(profanityErrors('reason', reason))
  const outcome = checkRuling(rulesOf(match), score)
  const games = outcome.isForfeit ? [] : checkGames(rulesOf(match), score)
  if (isResultOf(match, outcome)) return confirmResult(context, target, { match, reason, games, outcome })
  const { stage, matches: before } = await requireStage(context, row.id)
  const isCorrection = match.state === 'CLOSED'
  const isLogged = stage.log.some((entry) => entry.kind === 'RESULT' && entry.number === match.number)
  if (isCorrection ? !isLogged : match.state !== 'READY') throw new DomainError('MATCH_NOT_OPEN')
  const result = resultOf(before, match, outcome)
  if (!isCorrection) await applyResult(stage, result)
  const { stage: next } = isCorrection ? await correct(stage, result) : { stage }
  if (isCorrection) await requireUninvolved(context, championship, findUndone(before, listMatches(next)))
  await insertMatchLog(db, {
    matchId: match.id,
    actorId: actor.userId,
    reason,
    ...outcome,
    action: isCorrection ? 'CORRECTED' : 'RULED',
  })
  if (games.length > 0 || match.games.length > 0) await setGames(db, match.id, games)
  await saveStage(context, { championship: row, stage: next, before })
  await emitClosed(context, { championship: row, match }, { ...outcome, cause: 'RULING' })
  return readMatchDetail(context, target)
}
