import {
  type InvitationResponse,
  type InvitationSide,
  hasPermission,
  statusAfterResponse,
} from '@convoca/contract/rules'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { markAnswered } from '../notifications/answers.ts'
import { findRole, lockTeam, listLeaders } from '../teams/queries.ts'
import { updatePending, findInvitation, declineWithdrawn } from './repository.ts'
import { lateResponseError } from './rules.ts'
import { toInvitation } from './mappers.ts'
import type { InvitationRow } from './queries.ts'
import {
  toAcceptanceMessage,
  toDeclineMessage,
  toJoinMessage,
  toRefusalMessage,
  notifyOfResponse,
  toWithdrawalMessage,
} from './notifications.ts'
import { addMember } from '../teams/members.ts'
import { addActivities } from '../teams/activity.ts'

export interface InvitationTarget {
  teamId: string
  inviteId: string
}

/** Null for a user who is neither the player nor may invite: to them the invitation does not exist. */
async function findSide(context: Context, row: InvitationRow): Promise<InvitationSide | null> {
  const { db, actor } = context
  if (row.user_id === actor.userId) return 'player'
  const role = await findRole(db, row.team_id, actor.userId)
  return role !== null && hasPermission(role, 'invite') ? 'team' : null
}

function selectMessages(row: InvitationRow, side: InvitationSide, response: InvitationResponse) {
  if (row.kind === 'INVITE') {
    return { toLeaders: response === 'ACCEPTED' ? toJoinMessage(row) : toDeclineMessage(row), toPlayer: null }
  }
  if (response === 'ACCEPTED') return { toLeaders: toJoinMessage(row), toPlayer: toAcceptanceMessage(row) }
  if (side === 'player') return { toLeaders: toWithdrawalMessage(row), toPlayer: null }
  return { toLeaders: null, toPlayer: toRefusalMessage(row) }
}

/** Everything that follows from a response to a pending invitation. */
async function applyResponse(
  context: Context,
  row: InvitationRow,
  given: { side: InvitationSide; response: InvitationResponse },
): Promise<void> {
  const { db, actor } = context
  const { team_id: teamId, user_id: userId, role } = row
  const isAccepted = given.response === 'ACCEPTED'
  // Before the new member is inserted: nobody is notified of themselves.
  const leaders = await listLeaders(db, teamId)
  if (isAccepted) await addMember(db, { teamId, userId, role })
  const isWithdrawal = given.side === 'player' && row.kind === 'APPLICATION'
  const endAction = isWithdrawal ? 'INVITATION_CANCELLED' : 'INVITATION_DECLINED'
  const action = isAccepted ? 'MEMBER_JOINED' : endAction
  await addActivities(context, [{ teamId, action, actorId: actor.userId, subjectId: userId, role }])
  await markAnswered(context, { invitationId: row.id })
  await context.realtime.publishNotificationsChange(context, actor.userId)
  await notifyOfResponse(context, row, { ...selectMessages(row, given.side, given.response), leaders })
  if (isAccepted) await context.realtime.publishTeamChange(context, teamId, 'MEMBERS')
}

/** Accepts or declines once, however many requests arrive; the applicant withdraws by declining. */
export async function respondToInvitation(
  context: Context,
  { teamId, inviteId }: InvitationTarget,
  response: InvitationResponse,
): Promise<Schemas['Invitation']> {
  const { db } = context
  await lockTeam(db, teamId, 'shared')
  const row = await findInvitation(db, teamId, inviteId)
  const side = row === null ? null : await findSide(context, row)
  if (row === null || side === null) throw new DomainError('INVITATION_NOT_FOUND')
  const status = statusAfterResponse(row.kind, side, response)
  if (status === null) throw new DomainError('INVITATION_NOT_FOUND')
  // A grant is about invitations of the user, not about applications to a team.
  if (context.actor.isPartner && (side !== 'player' || row.kind !== 'INVITE'))
    throw new DomainError('INVITATION_NOT_FOUND')
  if (await updatePending(db, inviteId, status)) {
    await applyResponse(context, row, { side, response })
  } else if (status !== 'DECLINED_BY_OWNER' || !(await declineWithdrawn(db, inviteId))) {
    throw lateResponseError(await findInvitation(db, teamId, inviteId))
  }
  await context.realtime.publishTeamChange(context, teamId, 'INVITATIONS', [row.user_id])
  const updated = await findInvitation(db, teamId, inviteId)
  if (updated === null) throw new DomainError('INVITATION_NOT_FOUND')
  return toInvitation(updated)
}
