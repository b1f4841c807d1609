import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { getViolatedConstraint } from '../../database/constraints.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError, refuseInvalid } from '../../errors.ts'
import { withdrawInvitationNotification } from '../notifications/answers.ts'
import { findRole, lockTeam, listLeaders } from '../teams/queries.ts'
import { isRecruiting } from '../recruitment/queries.ts'
import { logActivity, addActivities } from '../teams/activity.ts'
import { assertPermission } from '../teams/rules.ts'
import { requirePermission, requirePermissionForUpdate } from '../teams/service.ts'
import type { InvitationTarget } from './responses.ts'
import {
  type InvitationFilter,
  deletePending,
  deleteExpired,
  findInvitation,
  findInvitationPage,
  findCandidates,
  insertApplication,
  insertInvitations,
  isOpenVacancy,
} from './repository.ts'
import { type InviteItem, checkInvites, checkMessage, refusedInvites } from './rules.ts'
import { toInvitation } from './mappers.ts'
import type { InvitationRow } from './queries.ts'
import { toApplicationMessage, notifyOfResponse, notifyInvitees } from './notifications.ts'

type ListRequest = PageRequest & Pick<InvitationFilter, 'kind' | 'status'>

export async function listMyInvitations(
  context: Context,
  request: ListRequest,
): Promise<Page<Schemas['Invitation']>> {
  const { db, actor } = context
  const { total, rows } = await findInvitationPage(db, { ...request, of: { userId: actor.userId } })
  return toPage(rows.map(toInvitation), total, request)
}

export async function listTeamInvitations(
  context: Context,
  teamId: string,
  request: ListRequest,
): Promise<Page<Schemas['Invitation']>> {
  const { db } = context
  await requirePermission(context, teamId, 'invite')
  const { total, rows } = await findInvitationPage(db, { ...request, of: { teamId } })
  return toPage(rows.map(toInvitation), total, request)
}

function alreadyInvitedError(invites: readonly InviteItem[], users: ReadonlySet<string>): DomainError {
  const fieldErrors = refusedInvites(invites, users, 'TAKEN', 'user is already invited')
  return new DomainError('USER_ALREADY_INVITED', { fieldErrors })
}

/** Refuses the whole list when one of it cannot be invited. Needs the exclusive lock of the team. */
async function requireInvitable(db: Db, teamId: string, invites: readonly InviteItem[]): Promise<void> {
  const userIds = invites.map((invite) => invite.userId)
  const candidates = await findCandidates(db, teamId, userIds)
  const known = new Set(candidates.map((candidate) => candidate.id))
  const unknown = new Set(userIds.filter((userId) => !known.has(userId)))
  refuseInvalid(refusedInvites(invites, unknown, 'INVALID_VALUE', 'no such user'))
  const members = new Set(
    candidates.flatMap((candidate) => (candidate.membership === null ? [] : [candidate.id])),
  )
  if (members.size > 0) {
    const fieldErrors = refusedInvites(invites, members, 'TAKEN', 'user is already in the team')
    throw new DomainError('ALREADY_IN_TEAM', { fieldErrors })
  }
  const invited = new Set(
    candidates.flatMap((candidate) => (candidate.invitation === null ? [] : [candidate.id])),
  )
  if (invited.size > 0) throw alreadyInvitedError(invites, invited)
}

/** Inserts validated invitations, logs them and notifies the players. */
async function createInvitations(
  context: Context,
  teamId: string,
  invites: readonly InviteItem[],
): Promise<InvitationRow[]> {
  const { db, actor } = context
  const rows = await insertInvitations(db, teamId, actor.userId, invites).catch((error: unknown) => {
    if (getViolatedConstraint(error) !== 'invitations_pending_key') throw error
    throw alreadyInvitedError(invites, new Set(invites.map((invite) => invite.userId)))
  })
  if (rows === null) throw new DomainError('INVITATION_QUOTA_EXCEEDED')
  const activity = { teamId, action: 'MEMBER_INVITED', actorId: actor.userId } as const
  await addActivities(
    context,
    rows.map((row) => ({ ...activity, subjectId: row.user_id, role: row.role })),
  )
  await notifyInvitees(context, rows)
  const invited = rows.map((row) => row.user_id)
  await context.realtime.publishTeamChange(context, teamId, 'INVITATIONS', invited)
  return rows
}

export async function sendInvitations(
  context: Context,
  teamId: string,
  items: Schemas['InviteInput'],
): Promise<Schemas['InvitationList']> {
  const { db } = context
  const role = await requirePermissionForUpdate(context, teamId, 'invite', 'exclusive')
  const invites = checkInvites(items, role)
  await deleteExpired(
    db,
    teamId,
    invites.map((invite) => invite.userId),
  )
  await requireInvitable(db, teamId, invites)
  const rows = await createInvitations(context, teamId, invites)
  return rows.map(toInvitation)
}

/** Replaces an invitation, which may have expired, by one with a new id. */
export async function resendInvitation(
  context: Context,
  { teamId, inviteId }: InvitationTarget,
): Promise<Schemas['Invitation']> {
  const { db } = context
  const role = await requirePermissionForUpdate(context, teamId, 'invite', 'exclusive')
  const old = await requirePendingInvite(db, { teamId, inviteId })
  if (old.role === 'MANAGER') assertPermission(role, 'promoteManager')
  if ((await findRole(db, teamId, old.user_id)) !== null) throw new DomainError('ALREADY_IN_TEAM')
  await withdrawInvitationNotification(context, { userId: old.user_id, invitationId: inviteId })
  await context.realtime.publishNotificationsChange(context, old.user_id)
  if ((await deletePending(db, teamId, inviteId)) === null) throw new DomainError('INVITATION_NOT_PENDING')
  const [row] = await createInvitations(context, teamId, [{ userId: old.user_id, role: old.role }])
  if (row === undefined) throw new DomainError('INVITATION_NOT_FOUND')
  return toInvitation(row)
}

/** A pending invitation by the team; applications can be neither resent nor cancelled. */
async function requirePendingInvite(db: Db, { teamId, inviteId }: InvitationTarget): Promise<InvitationRow> {
  const row = await findInvitation(db, teamId, inviteId)
  if (row === null || row.kind !== 'INVITE') throw new DomainError('INVITATION_NOT_FOUND')
  if (row.status !== 'PENDING') throw new DomainError('INVITATION_NOT_PENDING')
  return row
}

export async function cancelInvitation(
  context: Context,
  { teamId, inviteId }: InvitationTarget,
): Promise<void> {
  const { db } = context
  await requirePermissionForUpdate(context, teamId, 'invite', 'exclusive')
  await requirePendingInvite(db, { teamId, inviteId })
  const cancelled = await deletePending(db, teamId, inviteId)
  // Somebody responded or cancelled it in the meantime.
  if (cancelled === null) throw new DomainError('INVITATION_NOT_PENDING')
  const { user_id: subjectId, role } = cancelled
  await logActivity(context, {
    teamId,
    part: 'INVITATIONS',
    action: 'INVITATION_CANCELLED',
    subjectId,
    role,
    userIds: [subjectId],
  })
}

async function requireApplicable(context: Context, teamId: string): Promise<void> {
  const { db, actor } = context
  await deleteExpired(db, teamId, [actor.userId])
  const [candidate] = await findCandidates(db, teamId, [actor.userId])
  if (candidate?.membership) throw new DomainError('ALREADY_IN_TEAM')
  if (candidate?.invitation) throw new DomainError('USER_ALREADY_INVITED')
  if (!(await isRecruiting(db, teamId))) throw new DomainError('TEAM_NOT_RECRUITING')
}

export async function applyToTeam(
  context: Context,
  teamId: string,
  input: Schemas['ApplicationInput'] = {},
): Promise<Schemas['Invitation']> {
  const { db, actor } = context
  const message = checkMessage(input.message ?? null)
  if (!(await lockTeam(db, teamId, 'exclusive'))) throw new DomainError('TEAM_NOT_FOUND')
  await requireApplicable(context, teamId)
  const { vacancyId = null } = input
  if (vacancyId !== null && !(await isOpenVacancy(db, teamId, vacancyId))) {
    throw new DomainError('VALIDATION_FAILED', {
      fieldErrors: [
        { path: 'vacancyId', code: 'INVALID_VALUE', message: 'the team has no such open vacancy' },
      ],
    })
  }
  const row = await insertApplication(db, { teamId, userId: actor.userId, message, vacancyId })
  if (row === null) throw new DomainError('TEAM_NOT_FOUND')
  await logActivity(context, {
    teamId,
    part: 'INVITATIONS',
    action: 'APPLICATION_RECEIVED',
    userIds: [actor.userId],
  })
  const leaders = await listLeaders(db, teamId)
  await notifyOfResponse(context, row, { leaders, toLeaders: toApplicationMessage(row), toPlayer: null })
  return toInvitation(row)
}
