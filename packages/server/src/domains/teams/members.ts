import { manageableRoles, type TeamRole } from '@convoca/contract/rules'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError, invalid } from '../../errors.ts'
import type { NotificationDraft } from '../notifications/repository.ts'
import { notify } from '../notifications/service.ts'
import { changeMember, deleteMember, deleteOwnMembership, stepDown } from './members-repository.ts'
import {
  type NewActivity,
  findTeamName,
  findRole,
  findUserNick,
  lockTeam,
  listLeaders,
  insertActivities,
} from './repository.ts'
import { type MemberRow, findMember } from './queries.ts'
import { readTeam, requirePermissionForUpdate } from './service.ts'
import { toMember } from './mappers.ts'

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

interface Outcome {
  activities: readonly Omit<NewActivity, 'teamId' | 'actorId'>[]
  /** What people are told of their own place in the team; the actor knows already. */
  told: readonly Pick<NotificationDraft, 'userId' | 'type' | 'title' | 'body' | 'playerId'>[]
  /** Who is in the team no more. */
  gone?: readonly string[]
}

/** What follows from an act on members. Who is in the team, and as what, also decides what each may do there. */
async function conclude(
  context: Context,
  teamId: string,
  { activities, told, gone = [] }: Outcome,
): Promise<void> {
  await insertActivities(
    context.db,
    activities.map((activity) => ({ ...activity, teamId, actorId: context.actor.userId })),
  )
  const others = told.filter((draft) => draft.userId !== context.actor.userId)
  await notify(
    context,
    others.map((draft) => ({ ...draft, contextType: 'TEAM' as const, teamId })),
  )
  await context.realtime.publishTeamChange(context, teamId, 'MEMBERS', gone)
  await context.realtime.publishTeamChange(context, teamId, 'TEAM', gone)
}

/** OWNER is made by handing the team over; a manager neither makes nor touches one of its own kind. */
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
  const body = `Agora você é ${roleTexts[newRole]} do ${await findTeamName(db, teamId)}.`
  await conclude(context, teamId, {
    activities: [{ action: 'ROLE_CHANGED', subjectId: userId, role: newRole }],
    told: [{ userId, type: 'TEAM_UPDATE', title: 'Sua função no time mudou', body }],
  })
  return toMember({ ...before, role: newRole })
}

/** The line-up is a matter of sport, not of rank: leaders place everybody, themselves included. */
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
  await conclude(context, teamId, {
    activities: [{ action: 'ROSTER_CHANGED', subjectId: userId, target: rosterStatus }],
    told: [{ userId, type: 'TEAM_UPDATE', title: 'Sua posição na escalação mudou', body }],
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
  const body = `Você não faz mais parte do ${await findTeamName(db, teamId)}.`
  await conclude(context, teamId, {
    activities: [{ action: 'MEMBER_REMOVED', subjectId: userId, role }],
    told: [{ userId, type: 'TEAM_KICK', title: 'Você foi removido do time', body }],
    gone: [userId],
  })
}

export async function leaveTeam(context: Context, teamId: string): Promise<void> {
  const { db, actor } = context
  await lockTeam(db, teamId, 'exclusive')
  if (!(await deleteOwnMembership(db, teamId, actor.userId))) {
    const role = await findRole(db, teamId, actor.userId)
    throw new DomainError(role === null ? 'TEAM_NOT_FOUND' : 'LAST_OWNER')
  }
  const leaders = await listLeaders(db, teamId)
  const body = `${await findUserNick(db, actor.userId)} saiu do ${await findTeamName(db, teamId)}.`
  await conclude(context, teamId, {
    activities: [{ action: 'MEMBER_LEFT' }],
    told: leaders.map((userId) => ({
      userId,
      type: 'TEAM_LEAVE',
      title: 'Um membro saiu',
      body,
      playerId: actor.userId,
    })),
    gone: [actor.userId],
  })
}

/** The next owner must be another member; the one before stays as MANAGER. */
export async function transferTeam(context: Context, target: Target): Promise<Schemas['TeamDetail']> {
  const { db, actor } = context
  const { teamId } = target
  await requirePermissionForUpdate(context, teamId, 'transferTeam', 'exclusive')
  const { user_id: userId } = await requireMember(db, target)
  if (userId === actor.userId) throw invalid('memberId', 'INVALID_VALUE', 'must be another member')
  if (!(await stepDown(db, teamId, actor.userId))) throw new DomainError('NOT_TEAM_OWNER')
  if (!(await changeMember(db, target, { role: 'OWNER' }))) throw new DomainError('NOT_IN_TEAM')
  const body = `Agora você é ${roleTexts.OWNER} do ${await findTeamName(db, teamId)}.`
  await conclude(context, teamId, {
    activities: [
      { action: 'ROLE_CHANGED', subjectId: userId, role: 'OWNER' },
      { action: 'ROLE_CHANGED', subjectId: actor.userId, role: 'MANAGER' },
    ],
    told: [{ userId, type: 'TEAM_UPDATE', title: 'O time agora é seu', body }],
  })
  return readTeam(context, teamId)
}
