import type { Schemas } from '@convoca/sdk'
import type { MatchRecord } from '../content-tables.ts'
import { MockProblem, invalid } from '../problem.ts'
import {
  type MatchRequest,
  canRule,
  close,
  findMatch,
  findSide,
  log,
  readableSides,
  sideOf,
  toDetail,
  toSummary,
} from './championship-matches.ts'
import { requireChampionshipPermission, roleOf } from './championships.ts'
import { type CallerContext, type TeamRequest, findById } from './access.ts'
import { requireUser, type Handlers } from './handler.ts'

type Ids =
  | 'listNextMatches'
  | 'listMyMatches'
  | 'resetMatchCalendarKey'
  | 'deleteMatchCalendarKey'
  | 'readMatchCalendarFeed'
  | 'readMatchRoom'
  | 'updateMatchScore'
  | 'callReferee'
  | 'checkInMatch'
  | 'scheduleMatch'
  | 'scheduleMatches'
  | 'proposeReschedule'
  | 'respondToReschedule'
  | 'forfeitMatch'
  | 'addMatchProof'
  | 'readMatchProof'

const MINUTE = 60_000
const MOST_PROOFS = 5

/** The moment so many minutes after a match's time. */
function minutesAfter(instant: string | null, minutes: number): string | null {
  return instant === null ? null : new Date(Date.parse(instant) + minutes * MINUTE).toISOString()
}

function canAct(context: CallerContext, match: MatchRecord): boolean {
  try {
    return sideOf(context, match) !== null
  } catch {
    return false
  }
}

function toRoom(context: TeamRequest, match: MatchRecord): Schemas['MatchRoom'] {
  const { championships, championshipRegistrations } = context.database
  const championship = findById(championships, match.championshipId, 'CHAMPIONSHIP_NOT_FOUND')
  const side = findSide(context, match)
  const role = roleOf(context, championship)
  if (side === null && role === null) throw new MockProblem('FORBIDDEN')
  const rosterOf = (teamId: string | undefined) =>
    championshipRegistrations.find((one) => one.championshipId === championship.id && one.team.id === teamId)
      ?.roster ?? []
  return {
    match: toDetail(context, match),
    side,
    role,
    can_act: canAct(context, match),
    can_rule: canRule(context, match),
    code: match.home_checked_in && match.away_checked_in ? 'BRX-7K2' : null,
    conversation_id: null,
    check_in_opens_at: minutesAfter(match.scheduled_at, -30),
    walkover_at: minutesAfter(match.scheduled_at, 15),
    report_until: match.is_disputed ? minutesAfter(findLast(match, 'DISPUTED'), 15) : null,
    reschedule: match.reschedule,
    proofs: match.proofs
      .filter(({ side: sender }) => readableSides(context, match).includes(sender))
      .map(({ base64: _, ...proof }) => proof),
    home_roster: rosterOf(match.home?.id),
    away_roster: rosterOf(match.away?.id),
  }
}

/** When it was logged last. */
const findLast = (match: MatchRecord, action: Schemas['MatchLogEntry']['action']): string | null =>
  match.log.findLast((entry) => entry.action === action)?.created_at ?? null

/** An open match and the side for which the caller acts. */
function requireOpen(context: MatchRequest): { match: MatchRecord; side: 'home' | 'away' } {
  requireUser(context)
  const match = findMatch(context)
  const side = sideOf(context, match)
  if (match.state !== 'READY') throw new MockProblem('MATCH_NOT_OPEN')
  return { match, side }
}

function schedule(context: CallerContext, match: MatchRecord, scheduledAt: string | null): void {
  if (match.state === 'CLOSED') throw new MockProblem('MATCH_NOT_OPEN')
  match.scheduled_at = scheduledAt
  match.reschedule = null
  log(context, match, 'SCHEDULED')
}

const toEntry = (context: CallerContext, match: MatchRecord): Schemas['ChampionshipMatchEntry'] => {
  const { id, name, url } = findById(context.database.championships, match.championshipId)
  return { championship: { id, name, url }, side: findSide(context, match), match: toSummary(match) }
}

export const listOwnMatches = (context: CallerContext): Schemas['ChampionshipMatchEntryList'] =>
  context.database.championshipMatches
    .filter((match) => match.state === 'READY' && findSide(context, match) !== null)
    .map((match) => toEntry(context, match))

export const championshipRoomHandlers: Handlers<Ids> = {
  listNextMatches: (context) =>
    context.database.championshipMatches
      .filter(({ state }) => state === 'READY')
      .slice(0, context.input.limit ?? 6)
      .map((match) => ({ ...toEntry(context, match), side: null })),
  listMyMatches(context) {
    requireUser(context)
    return listOwnMatches(context)
  },
  resetMatchCalendarKey(context) {
    const { id } = requireUser(context)
    const key = `mock${Date.parse(context.database.now())}${id}`.slice(0, 22)
    return { key, url: `/api/public/championships/matches.ics?key=${key}` }
  },
  deleteMatchCalendarKey(context) {
    requireUser(context)
    return undefined
  },
  readMatchCalendarFeed: () =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Convoca//PT-BR', 'END:VCALENDAR', ''].join('\r\n'),
  readMatchRoom(context) {
    requireUser(context)
    return toRoom(context, findMatch(context))
  },
  updateMatchScore(context) {
    requireUser(context)
    const match = findMatch(context)
    const { games = [], ...score } = context.input.body
    const side = canAct(context, match) ? sideOf(context, match) : null
    if (side === null) requireChampionshipPermission(context, 'ruleMatches')
    if (match.state !== 'READY' || !match.home_checked_in || !match.away_checked_in)
      throw new MockProblem('MATCH_NOT_OPEN')
    const needed = (match.best_of + 1) / 2
    if (Math.max(score.home_score, score.away_score) >= needed)
      throw invalid('home_score', 'OUT_OF_RANGE', 'of a match that is decided must be reported')
    Object.assign(match, { ...score, games })
    log(context, match, 'SCORED', { ...score, side })
    return toDetail(context, match)
  },
  callReferee(context) {
    const { match, side } = requireOpen(context)
    const last = findLast(match, 'REFEREE_CALLED')
    if (last !== null && Date.parse(context.database.now()) - Date.parse(last) < 5 * MINUTE)
      throw new MockProblem('RATE_LIMITED')
    log(context, match, 'REFEREE_CALLED', { side })
    return toDetail(context, match)
  },
  checkInMatch(context) {
    const { match, side } = requireOpen(context)
    if (!match[`${side}_checked_in`]) log(context, match, 'CHECKED_IN', { side })
    match[`${side}_checked_in`] = true
    return toRoom(context, match)
  },
  scheduleMatch(context) {
    requireChampionshipPermission(context, 'ruleMatches')
    const match = findMatch(context)
    schedule(context, match, context.input.body.scheduled_at)
    return toDetail(context, match)
  },
  scheduleMatches(context) {
    requireChampionshipPermission(context, 'ruleMatches')
    return context.input.body.matches.map(({ match_id: matchId, scheduled_at: scheduledAt }) => {
      const match = findMatch({ ...context, input: { id: context.input.id, matchId } })
      schedule(context, match, scheduledAt)
      return toSummary(match)
    })
  },
  proposeReschedule(context) {
    const { match, side } = requireOpen(context)
    const { scheduled_at: scheduledAt } = context.input.body
    match.reschedule = { side, scheduled_at: scheduledAt, proposed_at: context.database.now() }
    log(context, match, 'RESCHEDULE_PROPOSED', { side })
    return toRoom(context, match)
  },
  respondToReschedule(context) {
    const { match, side } = requireOpen(context)
    const { accept } = context.input.body
    const { reschedule } = match
    if (reschedule === null || (accept && reschedule.side === side)) throw new MockProblem('MATCH_NOT_OPEN')
    if (accept) match.scheduled_at = reschedule.scheduled_at
    match.reschedule = null
    log(context, match, accept ? 'RESCHEDULE_ACCEPTED' : 'RESCHEDULE_DECLINED', { side })
    return toRoom(context, match)
  },
  forfeitMatch(context) {
    const { match, side } = requireOpen(context)
    const needed = (match.best_of + 1) / 2
    const score = { home_score: side === 'home' ? 0 : needed, away_score: side === 'away' ? 0 : needed }
    log(context, match, 'FORFEITED', { ...score, side })
    close(match, score, true)
    return toDetail(context, match)
  },
  addMatchProof(context) {
    const { database, input } = context
    const { nick } = requireUser(context)
    const match = findMatch(context)
    const side = sideOf(context, match)
    if (match.proofs.filter((one) => one.side === side).length >= MOST_PROOFS)
      throw invalid('picture', 'OUT_OF_RANGE', `at most ${MOST_PROOFS} a team`)
    const size = { width: 800, height: 600 }
    const proof = { id: database.nextId('matchProof'), side, nick, ...size, created_at: database.now() }
    match.proofs.push({ ...proof, base64: input.body.picture })
    log(context, match, 'PROOF_ADDED', { side })
    return proof
  },
  readMatchProof(context) {
    requireUser(context)
    const match = findMatch(context)
    const { proofs } = toRoom(context, match)
    findById(proofs, context.input.proofId, 'MATCH_NOT_FOUND')
    const { id, width, height, base64 } = findById(match.proofs, context.input.proofId, 'MATCH_NOT_FOUND')
    return { id, width, height, base64 }
  },
}
