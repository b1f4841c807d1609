import { randomInt } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { type VisibleChampionship, requireVisible } from '../access.ts'
import { canRule } from '../matches/conflicts.ts'
import { findMatchConversation } from './conversations-repository.ts'
import { findReportedSides, insertMatchLog } from '../matches/match-log-repository.ts'
import { type MatchTarget, readMatch, requireMatch } from '../matches/matches.ts'
import type { MatchRow } from '../matches/matches-repository.ts'
import { notifyRegistrations } from '../notifications.ts'
import { say } from '../participant-texts.ts'
import { lockChampionship } from '../repository.ts'
import {
  findProofs,
  findProposal,
  findRoomSides,
  findRoster,
  setMatchCheckedIn,
  setMatchCode,
} from '../matches/room-repository.ts'
import { findReadableSides } from '../matches/sealed-reports.ts'
import type { Side } from '../stages/types.ts'
import { CHECK_IN, REPORT_AGAIN, WALKOVER } from '../matches/timing.ts'

const shift = (time: Date | null, by: number): string | null =>
  time === null ? null : new Date(time.getTime() + by).toISOString()

/** A time or teams that were set later than the match's time give as long as the time itself. */
function walkoverFrom({ scheduled_at: time, changed_at: changed }: MatchRow): Date | null {
  return time !== null && changed !== null && changed > time ? changed : time
}

/** Requires that the caller may be in the room, and returns its match. */
export async function requireRoom(
  context: Context,
  target: MatchTarget,
): Promise<VisibleChampionship & { match: MatchRow; sides: Side[] }> {
  const championship = await requireVisible(context, { id: target.championshipId })
  const match = await requireMatch(context, target)
  const sides = await findRoomSides(context.db, match, context.actor.userId)
  if (sides.length === 0 && championship.role === null) throw new DomainError('FORBIDDEN')
  return { ...championship, match, sides }
}

export async function readMatchRoom(context: Context, target: MatchTarget): Promise<Schemas['MatchRoom']> {
  const { db, actor } = context
  const room = await requireRoom(context, target)
  const { match, sides, role } = room
  const proposal = await findProposal(db, match.id)
  const toRoster = async (id: string | null) =>
    (await findRoster(db, id)).map(({ role: played, ...user }) => ({
      user,
      role: played,
      // Nobody else plays.
      is_confirmed: true,
    }))
  const detail = await readMatch(context, target)
  const readable = await findReadableSides(context, match, detail.reported_sides)
  const proofs = (await findProofs(db, match.id)).filter(({ side: sender }) => readable.includes(sender))
  return {
    match: detail,
    side: sides[0] ?? null,
    role,
    can_act: (await findReportedSides(db, match.id, actor.userId)).length > 0,
    can_rule: await canRule(context, room, match),
    code: match.code,
    conversation_id: await findMatchConversation(db, match.id, actor.userId),
    check_in_opens_at: shift(match.scheduled_at, -CHECK_IN),
    walkover_at: shift(walkoverFrom(match), WALKOVER),
    report_until: match.is_disputed ? shift(match.disputed_at, REPORT_AGAIN) : null,
    reschedule:
      proposal === null
        ? null
        : {
            side: proposal.side,
            scheduled_at: proposal.scheduled_at.toISOString(),
            proposed_at: proposal.proposed_at.toISOString(),
          },
    proofs: proofs.map((proof) => ({
      ...proof,
      created_at: proof.created_at.toISOString(),
    })),
    home_roster: await toRoster(match.home_id),
    away_roster: await toRoster(match.away_id),
  }
}

/** Locks the championship. The match is open, and the actor acts for the sides. */
export async function requireActing(
  context: Context,
  target: MatchTarget,
): Promise<VisibleChampionship & { match: MatchRow; sides: Side[] }> {
  await lockChampionship(context.db, target.championshipId)
  const championship = await requireVisible(context, { id: target.championshipId })
  const match = await requireMatch(context, target)
  const sides = await findReportedSides(context.db, match.id, context.actor.userId)
  if (sides.length === 0) throw new DomainError('FORBIDDEN')
  if (championship.row.status !== 'ONGOING' || match.state !== 'READY')
    throw new DomainError('MATCH_NOT_OPEN')
  return { ...championship, match, sides }
}

/** Letters and digits that are not taken for each other. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const signs = `${letters}23456789`
const draw = (from: string, count: number): string =>
  Array.from({ length: count }, () => from[randomInt(from.length)]).join('')

/** Checks the caller's team in; a repeated call changes nothing. A leader of both teams checks both in. */
export async function checkInMatch(context: Context, target: MatchTarget): Promise<Schemas['MatchRoom']> {
  const { db, actor } = context
  const { row, match, sides } = await requireActing(context, target)
  const now = context.now()
  if (match.scheduled_at !== null && now.getTime() < match.scheduled_at.getTime() - CHECK_IN)
    throw new DomainError('MATCH_NOT_OPEN')
  for (const side of sides)
    if (await setMatchCheckedIn(db, match.id, side, now))
      await insertMatchLog(db, { matchId: match.id, actorId: actor.userId, action: 'CHECKED_IN', side })
  await context.realtime.publishMatches(context, row.id, [match.id])
  const code = `${draw(letters, 3)}-${draw(signs, 3)}`
  if (await setMatchCode(db, match.id, code)) {
    const registrations = [match.home_id, match.away_id].filter((id) => id !== null)
    await notifyRegistrations(context, registrations, {
      championshipId: row.id,
      matchId: match.id,
      type: 'CHAMPIONSHIP_MATCH_CODE',
      title: 'Código da partida',
      body: `Os dois ${say(row.participant, 'times', 'jogadores')} estão na sala em ${row.name}: o código é ${code}.`,
    })
  }
  return readMatchRoom(context, target)
}
