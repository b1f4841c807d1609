import type { Schemas } from '../../contract/types.ts'
import { violatedUnique } from '../../database/constraints.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import { DomainError } from '../errors.ts'
import { markInvitationRead } from '../notifications/repository.ts'
import { type NotificationServices, notify } from '../notifications/service.ts'
import { holdTeam, insertMember, listNotifiedLeaders, recordActivities } from '../teams/repository.ts'
import { requireAbility } from '../teams/service.ts'
import {
  answerPending,
  countPending,
  deletePending,
  dropExpired,
  findInvitation,
  findInvitationPage,
  findStandings,
  insertInvitations,
} from './repository.ts'
import { type InviteItem, answerRefusal, checkInvites, mostPending, refusedInvites } from './rules.ts'
import { type InvitationRow, toInvitation } from './select.ts'

interface ListRequest extends PageRequest {
  status?: Schemas['InvitationStatus'] | undefined
}

export async function listMyInvitations(
  db: Db,
  actor: Actor,
  request: ListRequest,
): Promise<Page<Schemas['Invitation']>> {
  const { total, rows } = await findInvitationPage(db, { ...request, of: { userId: actor.userId } })
  return toPage(rows.map(toInvitation), total, request)
}

export async function listTeamInvitations(
  db: Db,
  actor: Actor,
  teamId: string,
  request: ListRequest,
): Promise<Page<Schemas['Invitation']>> {
  await requireAbility(db, teamId, actor.userId, 'invite')
  const { total, rows } = await findInvitationPage(db, { ...request, of: { teamId } })
  return toPage(rows.map(toInvitation), total, request)
}

function alreadyInvited(invites: readonly InviteItem[], users: ReadonlySet<string>): DomainError {
  const fieldErrors = refusedInvites(invites, users, 'TAKEN', 'user is already invited')
  return new DomainError('USER_ALREADY_INVITED', { fieldErrors })
}

/** Refuses the whole list when one of it cannot be invited. The team is held alone meanwhile. */
async function requireInvitable(db: Db, teamId: string, invites: readonly InviteItem[]): Promise<void> {
  const userIds = invites.map((invite) => invite.userId)
  const standings = await findStandings(db, teamId, userIds)
  const known = new Set(standings.map((standing) => standing.id))
  const unknown = new Set(userIds.filter((userId) => !known.has(userId)))
  if (unknown.size > 0) {
    const fieldErrors = refusedInvites(invites, unknown, 'INVALID_VALUE', 'no such user')
    throw new DomainError('VALIDATION_FAILED', { fieldErrors })
  }
  const members = new Set(standings.flatMap((one) => (one.membership === null ? [] : [one.id])))
  if (members.size > 0) {
    const fieldErrors = refusedInvites(invites, members, 'TAKEN', 'user is already in the team')
    throw new DomainError('ALREADY_IN_TEAM', { fieldErrors })
  }
  const invited = new Set(standings.flatMap((one) => (one.invitation === null ? [] : [one.id])))
  if (invited.size > 0) throw alreadyInvited(invites, invited)
  if ((await countPending(db, teamId)) + invites.length > mostPending) {
    throw new DomainError('INVITATION_QUOTA_EXCEEDED')
  }
}

export async function sendInvitations(
  work: Work,
  services: NotificationServices,
  actor: Actor,
  teamId: string,
  items: Schemas['InviteInput'],
): Promise<Schemas['InvitationList']> {
  const { db } = work
  await holdTeam(db, teamId, 'alone')
  const role = await requireAbility(db, teamId, actor.userId, 'invite')
  const invites = checkInvites(items, role)
  const userIds = invites.map((invite) => invite.userId)
  await dropExpired(db, teamId, userIds)
  await requireInvitable(db, teamId, invites)
  const rows = await insertInvitations(db, teamId, actor.userId, invites).catch((error: unknown) => {
    if (violatedUnique(error) !== 'invitations_pending_key') throw error
    throw alreadyInvited(invites, new Set(userIds))
  })
  await recordActivities(
    db,
    rows.map((row) => ({
      teamId,
      action: 'INVITATION_SENT' as const,
      actorId: actor.userId,
      subjectId: row.user_id,
      role: row.role,
    })),
  )
  await notify(
    work,
    services,
    rows.map((row) => ({
      userId: row.user_id,
      type: 'TEAM_INVITE' as const,
      contextType: 'TEAM' as const,
      title: 'Convite de time',
      body: `O convite do time ${row.team_name} não está mais disponível.`,
      teamId,
      invitationId: row.id,
    })),
  )
  return rows.map(toInvitation)
}

/** An invitation as its invitee may answer it; for everybody else it does not exist. */
async function requireOwn(db: Db, actor: Actor, teamId: string, inviteId: string): Promise<InvitationRow> {
  const row = await findInvitation(db, teamId, inviteId)
  if (row === null || row.user_id !== actor.userId || row.kind !== 'INVITE') {
    throw new DomainError('INVITATION_NOT_FOUND')
  }
  return row
}

/** Answers, writes it down and tells the team's leaders. */
async function answer(
  work: Work,
  services: NotificationServices,
  invitation: InvitationRow,
  status: 'ACCEPTED' | 'DECLINED',
): Promise<void> {
  const { db } = work
  const { id, team_id: teamId, user_id: userId, user_nick: nick, team_name: team } = invitation
  if (!(await answerPending(db, id, status))) {
    throw answerRefusal(await findInvitation(db, teamId, id))
  }
  const accepted = status === 'ACCEPTED'
  const leaders = await listNotifiedLeaders(db, teamId)
  if (accepted) {
    await insertMember(db, {
      teamId,
      userId,
      role: invitation.role,
      rosterStatus: 'SUBSTITUTE',
    }).catch((error: unknown) => {
      if (violatedUnique(error) !== 'team_members_once_key') throw error
      throw new DomainError('ALREADY_IN_TEAM')
    })
  }
  const action = accepted ? 'INVITATION_ACCEPTED' : 'INVITATION_DECLINED'
  await recordActivities(db, [{ teamId, action, actorId: userId, subjectId: userId, role: invitation.role }])
  await markInvitationRead(db, userId, id)
  await notify(
    work,
    services,
    leaders.map((leader) => ({
      userId: leader,
      type: accepted ? ('TEAM_JOIN' as const) : ('TEAM_UPDATE' as const),
      contextType: 'TEAM' as const,
      title: accepted ? 'Novo membro no time' : 'Convite recusado',
      body: accepted ? `${nick} entrou no ${team}.` : `${nick} recusou o convite do ${team}.`,
      teamId,
      invitationId: id,
    })),
  )
}

export async function answerInvitation(
  work: Work,
  services: NotificationServices,
  actor: Actor,
  target: { teamId: string; inviteId: string },
  status: 'ACCEPTED' | 'DECLINED',
): Promise<Schemas['Invitation']> {
  const invitation = await requireOwn(work.db, actor, target.teamId, target.inviteId)
  await holdTeam(work.db, target.teamId, 'shared')
  await answer(work, services, invitation, status)
  return { ...toInvitation(invitation), status }
}

export async function cancelInvitation(
  db: Db,
  actor: Actor,
  target: { teamId: string; inviteId: string },
): Promise<void> {
  const { teamId, inviteId } = target
  await requireAbility(db, teamId, actor.userId, 'invite')
  const cancelled = await deletePending(db, teamId, inviteId)
  if (cancelled === null) {
    const current = await findInvitation(db, teamId, inviteId)
    throw new DomainError(current === null ? 'INVITATION_NOT_FOUND' : 'INVITATION_NOT_PENDING')
  }
  await recordActivities(db, [
    {
      teamId,
      action: 'INVITATION_CANCELLED',
      actorId: actor.userId,
      subjectId: cancelled.user_id,
      role: cancelled.role,
    },
  ])
}
