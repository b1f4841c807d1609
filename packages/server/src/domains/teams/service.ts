import { type TeamPermission, type TeamRole, permissionsOf } from '@convoca/contract/rules'
import { defaultTeamColors } from '@convoca/sdk/rules'
import type { Context, QueryContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { getViolatedConstraint } from '../../database/constraints.ts'
import { type ErrorCode, DomainError } from '../../errors.ts'
import { requireNoErasure } from '../erasure/service.ts'
import { requireGame } from '../games/service.ts'
import { insertMember, insertTeam, insertActivities } from './repository.ts'
import { findRole, lockTeam, findTeam, listMembers } from './queries.ts'
import { assertPermission, checkTeamTexts } from './rules.ts'
import { toTeamGame, toPublicFields, toMember, toOutsideMember } from './mappers.ts'

const takenBy: Record<string, { code: ErrorCode; path: string }> = {
  teams_name_key: { code: 'TEAM_NAME_TAKEN', path: 'name' },
  teams_tag_key: { code: 'TEAM_TAG_TAKEN', path: 'teamTag' },
}

/** The actor's role in the team. To a stranger the team does not exist. */
export async function requireRole({ db, actor }: QueryContext, teamId: string): Promise<TeamRole> {
  const role = await findRole(db, teamId, actor.userId)
  if (role === null) throw new DomainError('TEAM_NOT_FOUND')
  return role
}

/** Strangers get 404, members without the permission 403. */
export async function requirePermission(
  context: QueryContext,
  teamId: string,
  permission: TeamPermission,
): Promise<TeamRole> {
  const role = await requireRole(context, teamId)
  assertPermission(role, permission)
  return role
}

/**
 * Locks the team before checking, so that no role changes before the transaction ends. `exclusive` for changes to the
 * team itself and for those that count before they write.
 */
export async function requirePermissionForUpdate(
  context: QueryContext,
  teamId: string,
  permission: TeamPermission,
  mode: 'shared' | 'exclusive' = 'shared',
): Promise<TeamRole> {
  await lockTeam(context.db, teamId, mode)
  return requirePermission(context, teamId, permission)
}

/** Throws the field error of a name or tag in use; rethrows any other error. */
export function rethrowTaken(error: unknown): never {
  const taken = takenBy[getViolatedConstraint(error) ?? '']
  if (taken === undefined) throw error
  const { path } = taken
  throw new DomainError(taken.code, {
    fieldErrors: [{ path, code: 'TAKEN', message: `${path} is already in use` }],
  })
}

export async function createTeam(
  context: Context,
  input: Schemas['TeamInput'],
): Promise<Schemas['TeamDetail']> {
  const { db, actor } = context
  const texts = checkTeamTexts(input)
  await requireGame(context, input.game_id)
  await requireNoErasure(context, actor.userId)
  const colours = defaultTeamColors(texts.teamTag)
  const teamId = await insertTeam(db, { ...texts, gameId: input.game_id, colours }).catch((error: unknown) =>
    rethrowTaken(error),
  )
  await insertMember(db, { teamId, userId: actor.userId, role: 'OWNER', rosterStatus: 'STARTER' })
  await insertActivities(db, [{ teamId, action: 'TEAM_CREATED', actorId: actor.userId }])
  return readTeam(context, teamId)
}

export async function readTeam(context: Context, teamId: string): Promise<Schemas['TeamDetail']> {
  const { db, actor } = context
  const row = await findTeam(db, { id: teamId }, actor.userId)
  if (row === null || row.viewer_role === null || row.owner === null) throw new DomainError('TEAM_NOT_FOUND')
  const members = await listMembers(db, row.id)
  return {
    id: row.id,
    team_tag: row.team_tag,
    entity: {
      ...toPublicFields(row),
      owner: { id: row.owner.id, name: row.owner.name, nick: row.owner.nick },
      show_team_members: row.show_team_members,
      notifications_enabled: row.notifications_enabled,
    },
    files: row.files,
    members: members.map(toMember),
    game: toTeamGame(row),
    role: row.viewer_role,
    permissions: permissionsOf(row.viewer_role),
  }
}

export async function listTeamMembers(context: Context, teamId: string): Promise<Schemas['TeamMemberList']> {
  const { db, actor } = context
  const row = await findTeam(db, { id: teamId }, actor.userId)
  if (row === null) throw new DomainError('TEAM_NOT_FOUND')
  const members = row.viewer_role !== null || row.show_team_members ? await listMembers(db, row.id) : null
  if (members === null) throw new DomainError('TEAM_NOT_FOUND')
  return members.map(row.viewer_role === null ? toOutsideMember : toMember)
}

/** A team has one game today; the contract allows several. */
export async function listTeamGames(context: Context, teamId: string): Promise<Schemas['Game'][]> {
  const { db, actor } = context
  const row = await findTeam(db, { id: teamId }, actor.userId)
  if (row === null || row.viewer_role === null) throw new DomainError('TEAM_NOT_FOUND')
  return [toTeamGame(row)]
}
