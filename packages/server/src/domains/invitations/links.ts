import { randomBytes } from 'node:crypto'
import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError } from '../../errors.ts'
import { markAnswered } from '../notifications/answers.ts'
import { notify } from '../notifications/service.ts'
import { logActivity, addActivities } from '../teams/activity.ts'
import { readPublicTeam } from '../team-page/service.ts'
import { findTeam, findUserNick, listLeaders, lockTeam, wasRemoved } from '../teams/queries.ts'
import { readTeam, requirePermission, requirePermissionForUpdate } from '../teams/service.ts'
import { type InviteLinkRow, findLink, findOrInsertLink, replaceLink } from './links-repository.ts'
import { acceptPendingOf, isInvited } from './repository.ts'
import { addMember } from '../teams/members.ts'

function toInviteLink({ code, expires_at: end }: InviteLinkRow): Schemas['InviteLink'] {
  return { code, url: `/team/join/${code}`, expires_at: end.toISOString() }
}

/** Its code has 96 random bits in 16 characters. */
function createLink({ actor }: Context, teamId: string) {
  return { teamId, code: randomBytes(12).toString('base64url'), createdBy: actor.userId }
}

/** Creates the team's link on the first request. */
export async function readInviteLink(context: Context, teamId: string): Promise<Schemas['InviteLink']> {
  await requirePermission(context, teamId, 'invite')
  return toInviteLink(await findOrInsertLink(context.db, createLink(context, teamId)))
}

export async function resetInviteLink(context: Context, teamId: string): Promise<Schemas['InviteLink']> {
  // Exclusive: whoever joins by the old link at this moment has joined before it ends, or is too late.
  await requirePermissionForUpdate(context, teamId, 'invite', 'exclusive')
  const link = await replaceLink(context.db, createLink(context, teamId))
  await logActivity(context, {
    teamId,
    part: 'INVITATIONS',
    action: 'TEAM_UPDATED',
    target: 'link de convite',
  })
  return toInviteLink(link)
}

/** The team of a valid link. */
async function requireLinkedTeamId(db: Db, code: string): Promise<string> {
  const link = await findLink(db, code)
  if (link === null) throw new DomainError('INVITATION_NOT_FOUND')
  if (link.is_expired) throw new DomainError('INVITATION_EXPIRED')
  return link.team_id
}

export async function readInviteLinkTeam(
  context: GuestContext,
  code: string,
): Promise<Schemas['PublicTeam']> {
  const { db } = context
  const team = await findTeam(db, { id: await requireLinkedTeamId(db, code) }, null)
  if (team === null) throw new DomainError('INVITATION_NOT_FOUND')
  return readPublicTeam(context, team.team_tag)
}

/** A removed member needs an invitation of their own: the link is in many hands. */
async function refuseRemoved(db: Db, teamId: string, userId: string): Promise<void> {
  if (!(await wasRemoved(db, teamId, userId)) || (await isInvited(db, teamId, userId))) return
  throw new DomainError('REMOVED_FROM_TEAM')
}

/** Joins as PLAYER, or with the role of the team's pending invitation, which is thereby accepted. */
export async function joinByLink(context: Context, code: string): Promise<Schemas['TeamDetail']> {
  const { db, actor, realtime } = context
  const { userId } = actor
  const teamId = await requireLinkedTeamId(db, code)
  await lockTeam(db, teamId, 'shared')
  // Checked again under the lock: the link may have been reset in the meantime.
  await requireLinkedTeamId(db, code)
  await refuseRemoved(db, teamId, userId)
  const leaders = await listLeaders(db, teamId)
  const pending = await acceptPendingOf(db, teamId, userId)
  const role = pending?.role ?? 'PLAYER'
  await addMember(db, { teamId, userId, role })
  await addActivities(context, [
    { teamId, action: 'MEMBER_JOINED', actorId: userId, subjectId: userId, role },
  ])
  if (pending !== null) await markAnswered(context, { invitationId: pending.id })
  const team = await readTeam(context, teamId)
  const body = `${await findUserNick(db, userId)} entrou no ${team.entity.name}.`
  const draft = { type: 'TEAM_JOIN', contextType: 'TEAM', title: 'Novo membro no time', body } as const
  await notify(
    context,
    leaders.map((leader) => ({ ...draft, teamId, playerId: userId, userId: leader })),
  )
  await realtime.publishTeamChange(context, teamId, 'MEMBERS')
  if (pending !== null) await realtime.publishTeamChange(context, teamId, 'INVITATIONS', [userId])
  return team
}
