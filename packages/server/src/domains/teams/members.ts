import { type TeamRole, manageableRoles } from '@convoca/contract/rules'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { emit } from '../../domain-events.ts'
import { DomainError, invalid } from '../../errors.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import { notify } from '../notifications/service.ts'
import {
  changeMember,
  deleteMember,
  deleteOwnMembership,
  demoteOwner,
  recordRemoval,
  forgetRemoval,
} from './members-repository.ts'
import { type NewActivity, type NewMember, insertActivities, insertMember } from './repository.ts'
import {
  type MemberRow,
  findTeamName,
  findRole,
  findUserNick,
  lockTeam,
  listLeaders,
  findMember,
} from './queries.ts'
import { requireNoErasure } from '../erasure/service.ts'
import { readTeam, requirePermissionForUpdate } from './service.ts'
import { toMember } from './mappers.ts'
import { getViolatedConstraint } from '../../database/constraints.ts'

interface Target {
  teamId: string
  memberId: string
}

const roleTexts: Record<TeamRole, string> = {
  OWNER: 'proprietário',
  MANAGER: 'gerente',
  COACH: 'treinador',
  CAPTAIN: 'capitão',
  PLAYER: 'jogador',
}

const rosterTexts: Record<Schemas['RosterStatus'], string> = {
  STARTER: 'titular',
  SUBSTITUTE: 'reserva',
  INACTIVE: 'inativo',
}

async function requireMember(db: Db, { teamId, memberId }: Target): Promise<MemberRow> {
  const member = await findMember(db, teamId, memberId)
  if (member === null) throw new DomainError('NOT_IN_TEAM')
  return member
}

const emitRole = (
  context: Context,
  change: { teamId: string; userId: string; role: TeamRole | null },
): Promise<void> => emit(context, { type: 'team.role-changed', ...change, actorId: context.actor.userId })

interface MemberChange {
  activities: readonly Omit<NewActivity, 'teamId' | 'actorId'>[]
  /**
   * The notifications for members whose own place in the team changed, and for leaders; the actor is left
   * out.
   */
  drafts: readonly Pick<NotificationDraft, 'userId' | 'type' | 'title' | 'body' | 'playerId'>[]
  /** Users who are no longer members. */
  formerIds?: readonly string[]
}

/** Publishes 'TEAM' as well: it contains the permissions that depend on roles. */
async function publishMemberChange(
  context: Context,
  teamId: string,
  { activities, drafts, formerIds = [] }: MemberChange,
): Promise<void> {
  await insertActivities(
    context.db,
    activities.map((activity) => ({ ...activity, teamId, actorId: context.actor.userId })),
  )
  const others = drafts.filter((draft) => draft.userId !== context.actor.userId)
  await notify(
    context,
    others.map((draft) => ({ ...draft, contextType: 'TEAM' as const, teamId })),
  )
  await context.realtime.publishTeamChange(context, teamId, 'MEMBERS', formerIds)
  await context.realtime.publishTeamChange(context, teamId, 'TEAM', formerIds)
}

/** Nobody becomes OWNER except by a transfer; only the owner promotes or demotes managers. */
export async function changeMemberRole(
  context: Context,
  target: Target,
  newRole: TeamRole,
): Promise<Schemas['TeamMember']> {
  const { db } = context
  const { teamId } = target
  const ability = newRole === 'MANAGER' ? 'promoteManager' : 'manageMembers'
  const under = manageableRoles(await requirePermissionForUpdate(context, teamId, ability, 'exclusive'))
  const before = await requireMember(db, target)
  if (!under.includes(newRole)) throw new DomainError('FORBIDDEN')
  if (!(await changeMember(db, target, { role: newRole }, under))) throw new DomainError('FORBIDDEN')
  if (before.role === newRole) return toMember(before)
  const { user_id: userId } = before
  await emitRole(context, { teamId, userId, role: newRole })
  const body = `Agora você é ${roleTexts[newRole]} do ${await findTeamName(db, teamId)}.`
  await publishMemberChange(context, teamId, {
    activities: [{ action: 'ROLE_CHANGED', subjectId: userId, role: newRole }],
    drafts: [{ userId, type: 'TEAM_UPDATE', title: 'Sua função no time mudou', body }],
  })
  return toMember({ ...before, role: newRole })
}

/** Leaders may change everybody's roster status, their own included. */
export async function assignRoster(
  context: Context,
  target: Target,
  rosterStatus: Schemas['RosterStatus'],
): Promise<Schemas['TeamMember']> {
  const { db } = context
  const { teamId } = target
  await requirePermissionForUpdate(context, teamId, 'manageMembers', 'exclusive')
  const before = await requireMember(db, target)
  if (before.roster_status === rosterStatus) return toMember(before)
  if (!(await changeMember(db, target, { roster_status: rosterStatus }))) throw new DomainError('NOT_IN_TEAM')
  const { user_id: userId } = before
  const body = `Agora você é ${rosterTexts[rosterStatus]} no ${await findTeamName(db, teamId)}.`
  await publishMemberChange(context, teamId, {
    activities: [{ action: 'ROSTER_CHANGED', subjectId: userId, target: rosterStatus }],
    drafts: [{ userId, type: 'TEAM_UPDATE', title: 'Sua posição na escalação mudou', body }],
  })
  return toMember({ ...before, roster_status: rosterStatus })
}

export async function removeMember(context: Context, target: Target): Promise<void> {
  const { db } = context
  const { teamId } = target
  const under = manageableRoles(
    await requirePermissionForUpdate(context, teamId, 'manageMembers', 'exclusive'),
  )
  const { user_id: userId, role } = await requireMember(db, target)
  if (!(await deleteMember(db, target, under))) throw new DomainError('FORBIDDEN')
  await recordRemoval(db, teamId, userId)
  await emitRole(context, { teamId, userId, role: null })
  const body = `Você não faz mais parte do ${await findTeamName(db, teamId)}.`
  await publishMemberChange(context, teamId, {
    activities: [{ action: 'MEMBER_REMOVED', subjectId: userId, role }],
    drafts: [{ userId, type: 'TEAM_KICK', title: 'Você foi removido do time', body }],
    formerIds: [userId],
  })
}

export async function leaveTeam(context: Context, teamId: string): Promise<void> {
  const { db, actor } = context
  await lockTeam(db, teamId, 'exclusive')
  if (!(await deleteOwnMembership(db, teamId, actor.userId))) {
    const role = await findRole(db, teamId, actor.userId)
    throw new DomainError(role === null ? 'TEAM_NOT_FOUND' : 'LAST_OWNER')
  }
  await emitRole(context, { teamId, userId: actor.userId, role: null })
  const leaders = await listLeaders(db, teamId)
  const body = `${await findUserNick(db, actor.userId)} saiu do ${await findTeamName(db, teamId)}.`
  await publishMemberChange(context, teamId, {
    activities: [{ action: 'MEMBER_LEFT' }],
    drafts: leaders.map((userId) => ({
      userId,
      type: 'TEAM_LEAVE',
      title: 'Um membro saiu',
      body,
      playerId: actor.userId,
    })),
    formerIds: [actor.userId],
  })
}

/** Transfers the team to another member; the previous owner becomes MANAGER. */
export async function transferTeam(context: Context, target: Target): Promise<Schemas['TeamDetail']> {
  const { db, actor } = context
  const { teamId } = target
  await requirePermissionForUpdate(context, teamId, 'transferTeam', 'exclusive')
  const { user_id: userId } = await requireMember(db, target)
  if (userId === actor.userId) throw invalid('memberId', 'INVALID_VALUE', 'must be another member')
  await requireNoErasure(context, userId)
  if (!(await demoteOwner(db, teamId, actor.userId))) throw new DomainError('NOT_TEAM_OWNER')
  if (!(await changeMember(db, target, { role: 'OWNER' }))) throw new DomainError('NOT_IN_TEAM')
  await emitRole(context, { teamId, userId: actor.userId, role: 'MANAGER' })
  const body = `Agora você é ${roleTexts.OWNER} do ${await findTeamName(db, teamId)}.`
  await publishMemberChange(context, teamId, {
    activities: [
      { action: 'ROLE_CHANGED', subjectId: userId, role: 'OWNER' },
      { action: 'ROLE_CHANGED', subjectId: actor.userId, role: 'MANAGER' },
    ],
    drafts: [{ userId, type: 'TEAM_UPDATE', title: 'O time agora é seu', body }],
  })
  return readTeam(context, teamId)
}

/** Refuses somebody who has become a member in another way; an earlier removal is forgotten. */
export async function addMember(
  db: Db,
  member: Pick<NewMember, 'teamId' | 'userId' | 'role'>,
): Promise<void> {
  await insertMember(db, { ...member, rosterStatus: 'SUBSTITUTE' }).catch((error: unknown) => {
    if (getViolatedConstraint(error) !== 'team_members_once_key') throw error
    throw new DomainError('ALREADY_IN_TEAM')
  })
  await forgetRemoval(db, member.teamId, member.userId)
}
