import type { Schemas } from '../../contract/types.ts'
import { violatedUnique } from '../../database/constraints.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import type { Actor } from '../actor.ts'
import { DomainError, type ErrorCode } from '../../errors.ts'
import { requireGame } from '../games/service.ts'
import { findRole, holdTeam, insertMember, insertTeam, recordActivities } from './repository.ts'
import {
  type TeamAbility,
  type TeamRole,
  checkTeamTexts,
  permissionsOf,
  requireMay,
  startingColours,
} from './rules.ts'
import { findTeam, listMembers } from './select.ts'
import { gameOf, publicFields, toMember, toOutsideMember } from './shapes.ts'

const takenBy: Record<string, { code: ErrorCode; path: string }> = {
  teams_name_key: { code: 'TEAM_NAME_TAKEN', path: 'name' },
  teams_tag_key: { code: 'TEAM_TAG_TAKEN', path: 'teamTag' },
}

/** The user's role in the team. A stranger learns no more than that no such team is visible. */
export async function requireRole(db: Db, teamId: string, userId: string): Promise<TeamRole> {
  const role = await findRole(db, teamId, userId)
  if (role === null) throw new DomainError('TEAM_NOT_FOUND')
  return role
}

/** Strangers get 404, members without the ability 403. */
export async function requireAbility(
  db: Db,
  teamId: string,
  userId: string,
  ability: TeamAbility,
): Promise<TeamRole> {
  const role = await requireRole(db, teamId, userId)
  requireMay(role, ability)
  return role
}

/**
 * The same before a write: nobody's role changes between the look at it and the end of the transaction. `alone`
 * where the act changes the team itself, or counts before it writes.
 */
export async function requireAbilityToWrite(
  db: Db,
  teamId: string,
  userId: string,
  ability: TeamAbility,
  mode: 'shared' | 'alone' = 'shared',
): Promise<TeamRole> {
  await holdTeam(db, teamId, mode)
  return requireAbility(db, teamId, userId, ability)
}

/** Names the field whose text another team already has; any other error goes on as it is. */
export function refuseTaken(error: unknown): never {
  const taken = takenBy[violatedUnique(error) ?? '']
  if (taken === undefined) throw error
  const message = `${taken.path} is already in use`
  throw new DomainError(taken.code, { fieldErrors: [{ path: taken.path, code: 'TAKEN', message }] })
}

export async function createTeam(
  db: Db,
  actor: Actor,
  input: Schemas['TeamInput'],
): Promise<Schemas['TeamDetail']> {
  const texts = checkTeamTexts(input)
  await requireGame(db, input.game_id)
  const colours = startingColours(texts.teamTag)
  const teamId = await insertTeam(db, { ...texts, gameId: input.game_id, colours }).catch(refuseTaken)
  await insertMember(db, { teamId, userId: actor.userId, role: 'OWNER', rosterStatus: 'STARTER' })
  await recordActivities(db, [{ teamId, action: 'TEAM_CREATED', actorId: actor.userId }])
  return readTeam(db, actor, teamId)
}

export async function readTeam(db: Db, actor: Actor, teamId: string): Promise<Schemas['TeamDetail']> {
  const row = await findTeam(db, { id: teamId }, actor.userId)
  if (row === null || row.viewer_role === null || row.owner === null) throw new DomainError('TEAM_NOT_FOUND')
  const members = await listMembers(db, row.id)
  return {
    id: row.id,
    team_tag: row.team_tag,
    entity: {
      ...publicFields(row),
      owner: { id: row.owner.id, name: row.owner.name, nick: row.owner.nick },
      show_team_members: row.show_team_members,
      notifications_enabled: row.notifications_enabled,
    },
    files: row.files,
    members: members.map(toMember),
    game: gameOf(row),
    role: row.viewer_role,
    permissions: permissionsOf(row.viewer_role),
  }
}

export async function listTeamMembers(
  db: Db,
  actor: Actor,
  teamId: string,
): Promise<Schemas['TeamMemberList']> {
  const row = await findTeam(db, { id: teamId }, actor.userId)
  if (row === null) throw new DomainError('TEAM_NOT_FOUND')
  const members = row.viewer_role !== null || row.show_team_members ? await listMembers(db, row.id) : null
  if (members === null) throw new DomainError('TEAM_NOT_FOUND')
  return members.map(row.viewer_role === null ? toOutsideMember : toMember)
}

/** A team plays one game today; the contract leaves room for more. */
export async function listTeamGames(db: Db, actor: Actor, teamId: string): Promise<Schemas['Game'][]> {
  const row = await findTeam(db, { id: teamId }, actor.userId)
  if (row === null || row.viewer_role === null) throw new DomainError('TEAM_NOT_FOUND')
  return [gameOf(row)]
}

/** Championships do not exist yet: nobody is registered in any. */
export async function listTeamRegistrations(
  db: Db,
  actor: Actor,
  teamId: string,
  request: PageRequest,
): Promise<Page<Schemas['Registration']>> {
  await requireRole(db, teamId, actor.userId)
  return toPage([], 0, request)
}
