import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import { DomainError } from '../errors.ts'
import type { NotificationDraft } from '../notifications/repository.ts'
import { notify } from '../notifications/service.ts'
import type { TeamServices } from './announce.ts'
import {
  crown,
  deleteMember,
  deleteOwnMembership,
  stepDown,
  updateRole,
  updateRoster,
} from './memberships.ts'
import {
  findTeamName,
  findRole,
  findUserNick,
  holdTeam,
  listNotifiedLeaders,
  recordActivities,
} from './repository.ts'
import { type TeamAbility, type TeamRole, rolesUnder } from './rules.ts'
import { type MemberRow, findMember } from './select.ts'
import { readTeam, requireAbility } from './service.ts'
import { toMember } from './shapes.ts'

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

/** Nobody else changes who is in the team, or as what, until the act is done. */
async function act(db: Db, teamId: string, actor: Actor, ability: TeamAbility): Promise<TeamRole> {
  await holdTeam(db, teamId, 'alone')
  return requireAbility(db, teamId, actor.userId, ability)
}

async function requireMember(db: Db, { teamId, memberId }: Target): Promise<MemberRow> {
  const member = await findMember(db, teamId, memberId)
  if (member === null) throw new DomainError('NOT_IN_TEAM')
  return member
}

/** Tells people of their own place in the team; the actor knows already. */
async function tell(
  work: Work,
  services: TeamServices,
  actor: Actor,
  drafts: readonly Omit<NotificationDraft, 'contextType'>[],
): Promise<void> {
  const others = drafts.filter((draft) => draft.userId !== actor.userId)
  await notify(
    work,
    services,
    others.map((draft) => ({ ...draft, contextType: 'TEAM' })),
  )
}

/** Who is in the team, and as what, also decides what each may do there. */
async function announce(
  work: Work,
  services: TeamServices,
  teamId: string,
  gone: readonly string[] = [],
): Promise<void> {
  await services.realtime.teamChanged(work, teamId, 'MEMBERS', gone)
  await services.realtime.teamChanged(work, teamId, 'TEAM', gone)
}

/** OWNER is made by handing the team over; a manager neither makes nor touches one of its own kind. */
export async function changeMemberRole(
  work: Work,
  services: TeamServices,
  actor: Actor,
  target: Target,
  newRole: TeamRole,
): Promise<Schemas['TeamMember']> {
  const { db } = work
  const { teamId } = target
  const under = rolesUnder(await act(db, teamId, actor, 'manageMembers'))
  const before = await requireMember(db, target)
  if (!under.includes(newRole)) throw new DomainError('FORBIDDEN')
  if (!(await updateRole(db, target, under, newRole))) throw new DomainError('FORBIDDEN')
  if (before.role === newRole) return toMember(before)
  const activity = { teamId, action: 'ROLE_CHANGED', actorId: actor.userId } as const
  await recordActivities(db, [{ ...activity, subjectId: before.user_id, role: newRole }])
  const team = await findTeamName(db, teamId)
  const body = `Agora você é ${roleTexts[newRole]} do ${team}.`
  await tell(work, services, actor, [
    { userId: before.user_id, type: 'TEAM_UPDATE', title: 'Sua função no time mudou', body, teamId },
  ])
  await announce(work, services, teamId)
  return toMember({ ...before, role: newRole })
}

/** The line-up is a matter of sport, not of rank: leaders place everybody, themselves included. */
export async function assignRoster(
  work: Work,
  services: TeamServices,
  actor: Actor,
  target: Target,
  rosterStatus: Schemas['RosterStatus'],
): Promise<Schemas['TeamMember']> {
  const { db } = work
  const { teamId } = target
  await act(db, teamId, actor, 'manageMembers')
  const before = await requireMember(db, target)
  if (before.roster_status === rosterStatus) return toMember(before)
  if (!(await updateRoster(db, target, rosterStatus))) throw new DomainError('NOT_IN_TEAM')
  const activity = { teamId, action: 'ROSTER_CHANGED', actorId: actor.userId } as const
  await recordActivities(db, [{ ...activity, subjectId: before.user_id, target: rosterStatus }])
  const team = await findTeamName(db, teamId)
  const body = `Agora você é ${rosterTexts[rosterStatus]} no ${team}.`
  await tell(work, services, actor, [
    { userId: before.user_id, type: 'TEAM_UPDATE', title: 'Sua posição na escalação mudou', body, teamId },
  ])
  await announce(work, services, teamId)
  return toMember({ ...before, roster_status: rosterStatus })
}

export async function removeMember(
  work: Work,
  services: TeamServices,
  actor: Actor,
  target: Target,
): Promise<void> {
  const { db } = work
  const { teamId } = target
  const under = rolesUnder(await act(db, teamId, actor, 'manageMembers'))
  const member = await requireMember(db, target)
  if (!(await deleteMember(db, target, under))) throw new DomainError('FORBIDDEN')
  const activity = { teamId, action: 'MEMBER_REMOVED', actorId: actor.userId } as const
  await recordActivities(db, [{ ...activity, subjectId: member.user_id, role: member.role }])
  const body = `Você não faz mais parte do ${await findTeamName(db, teamId)}.`
  await tell(work, services, actor, [
    { userId: member.user_id, type: 'TEAM_KICK', title: 'Você foi removido do time', body, teamId },
  ])
  await announce(work, services, teamId, [member.user_id])
}

export async function leaveTeam(
  work: Work,
  services: TeamServices,
  actor: Actor,
  teamId: string,
): Promise<void> {
  const { db } = work
  await holdTeam(db, teamId, 'alone')
  if (!(await deleteOwnMembership(db, teamId, actor.userId))) {
    const role = await findRole(db, teamId, actor.userId)
    throw new DomainError(role === null ? 'TEAM_NOT_FOUND' : 'LAST_OWNER')
  }
  await recordActivities(db, [{ teamId, action: 'MEMBER_LEFT', actorId: actor.userId }])
  const leaders = await listNotifiedLeaders(db, teamId)
  const body = `${await findUserNick(db, actor.userId)} saiu do ${await findTeamName(db, teamId)}.`
  await tell(
    work,
    services,
    actor,
    leaders.map((userId) => ({ userId, type: 'TEAM_LEAVE', title: 'Um membro saiu', body, teamId })),
  )
  await announce(work, services, teamId, [actor.userId])
}

/** The next owner must be another member; the one before stays as MANAGER. */
export async function transferTeam(
  work: Work,
  services: TeamServices,
  actor: Actor,
  target: Target,
): Promise<Schemas['TeamDetail']> {
  const { db } = work
  const { teamId } = target
  await act(db, teamId, actor, 'transferTeam')
  const heir = await requireMember(db, target)
  if (heir.user_id === actor.userId) {
    const message = 'memberId must be another member'
    throw new DomainError('VALIDATION_FAILED', {
      fieldErrors: [{ path: 'memberId', code: 'INVALID_VALUE', message }],
    })
  }
  if (!(await stepDown(db, teamId, actor.userId))) throw new DomainError('FORBIDDEN')
  if (!(await crown(db, target))) throw new DomainError('NOT_IN_TEAM')
  const activity = { teamId, action: 'ROLE_CHANGED', actorId: actor.userId } as const
  await recordActivities(db, [
    { ...activity, subjectId: heir.user_id, role: 'OWNER' },
    { ...activity, subjectId: actor.userId, role: 'MANAGER' },
  ])
  const body = `Agora você é ${roleTexts.OWNER} do ${await findTeamName(db, teamId)}.`
  await tell(work, services, actor, [
    { userId: heir.user_id, type: 'TEAM_UPDATE', title: 'O time agora é seu', body, teamId },
  ])
  await announce(work, services, teamId)
  return readTeam(db, actor, teamId)
}
