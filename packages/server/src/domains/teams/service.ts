import type { Schemas } from '../../contract/types.ts'
import { violatedUnique } from '../../database/constraints.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import type { Actor } from '../actor.ts'
import { DomainError, type ErrorCode } from '../errors.ts'
import { fileUrl } from '../files/refs.ts'
import { findGame } from '../games/repository.ts'
import {
  type MemberRow,
  type TeamListRow,
  type TeamRow,
  countTeams,
  findRole,
  findTeam,
  findTeamPage,
  insertMember,
  insertTeam,
  listMembers,
  recordActivities,
} from './repository.ts'
import {
  type TeamAbility,
  type TeamRole,
  checkTeamTexts,
  may,
  permissionsOf,
  startingColours,
} from './rules.ts'

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
  if (!may(role, ability)) throw new DomainError('FORBIDDEN')
  return role
}

export async function createTeam(
  db: Db,
  actor: Actor,
  input: Schemas['TeamInput'],
): Promise<Schemas['TeamDetail']> {
  const texts = checkTeamTexts(input)
  if ((await findGame(db, input.game_id)) === null) {
    throw new DomainError('VALIDATION_FAILED', {
      fieldErrors: [{ path: 'game_id', code: 'INVALID_VALUE', message: 'game_id must be an existing game' }],
    })
  }
  const colours = startingColours(texts.teamTag)
  const teamId = await insertTeam(db, { ...texts, gameId: input.game_id, colours }).catch(
    (error: unknown) => {
      const taken = takenBy[violatedUnique(error) ?? '']
      if (taken === undefined) throw error
      const message = `${taken.path} is already in use`
      throw new DomainError(taken.code, { fieldErrors: [{ path: taken.path, code: 'TAKEN', message }] })
    },
  )
  await insertMember(db, { teamId, userId: actor.userId, role: 'OWNER', rosterStatus: 'STARTER' })
  await recordActivities(db, [{ teamId, action: 'TEAM_CREATED', actorId: actor.userId }])
  return readTeam(db, actor, teamId)
}

export interface TeamListRequest extends PageRequest {
  search?: string | undefined
  gameId?: string | undefined
  entityId?: string | undefined
  order: 'asc' | 'desc'
}

export async function listTeams(
  db: Db,
  actor: Actor,
  request: TeamListRequest,
): Promise<Page<Schemas['TeamListItem']>> {
  if (request.entityId !== undefined && request.entityId.toLowerCase() !== actor.userId) {
    throw new DomainError('FORBIDDEN')
  }
  const filter = { ...request, viewerId: actor.userId, ownOnly: request.entityId !== undefined }
  const total = await countTeams(db, filter)
  const rows = total === 0 ? [] : await findTeamPage(db, filter)
  return toPage(
    rows.map((row) => toListItem(row, actor)),
    total,
    request,
  )
}

function avatarOf(row: { hash: string | null }): string | null {
  return row.hash === null ? null : fileUrl(row.hash)
}

function toListItem(row: TeamListRow, actor: Actor): Schemas['TeamListItem'] {
  const shown = row.show_team_members || row.viewer_role !== null
  return {
    id: row.id,
    entityId: actor.userId,
    entity: {
      ...sharedFields(row),
      team_members: (shown ? row.members : []).map((member) => ({
        avatar: avatarOf(member),
        entity: { user_id: member.user_id, user_name: member.nick },
      })),
    },
    files: row.files,
  }
}

/** What a team tells everybody: an allow-list. */
function sharedFields(row: TeamListRow | TeamRow): Schemas['PublicTeamEntity'] {
  return {
    name: row.name,
    description: row.description,
    team_tag: row.team_tag,
    game_id: row.game_id,
    is_recruiting: row.is_recruiting,
    created_at: row.created_at.toISOString(),
    team_members_count: row.member_count ?? 0,
    owner: { name: row.owner?.name ?? '' },
    performance: { wins: row.wins, losses: row.losses },
    primary_color: row.primary_color,
    secondary_color: row.secondary_color,
  }
}

function toMember(row: MemberRow): Schemas['TeamMember'] {
  return {
    id: row.id,
    role: row.role,
    roster_status: row.roster_status,
    joined_at: row.joined_at.toISOString(),
    avatar: avatarOf(row),
    entity: { user_id: row.user_id, user_name: row.nick, name: row.name },
  }
}

/** Outside the team, who keeps the profile to themselves is known by nick alone. */
function toOutsideMember(row: MemberRow): Schemas['TeamMember'] {
  const member = toMember(row)
  if (row.profile_visibility === 'PUBLIC') return member
  return { ...member, avatar: null, entity: { ...member.entity, name: row.nick } }
}

function gameOf(row: TeamRow): Schemas['Game'] {
  return { id: row.game_id, name: row.game_name, icon: row.game_icon }
}

export async function readTeam(db: Db, actor: Actor, teamId: string): Promise<Schemas['TeamDetail']> {
  const row = await findTeam(db, { id: teamId }, actor.userId)
  if (row === null || row.viewer_role === null || row.owner === null) throw new DomainError('TEAM_NOT_FOUND')
  const members = await listMembers(db, row.id)
  return {
    id: row.id,
    team_tag: row.team_tag,
    entity: {
      ...sharedFields(row),
      owner: row.owner,
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

export async function readPublicTeam(db: Db, teamTag: string): Promise<Schemas['PublicTeam']> {
  const row = await findTeam(db, { tag: teamTag.toUpperCase() }, null)
  if (row === null) throw new DomainError('TEAM_NOT_FOUND')
  const members = row.show_team_members ? await listMembers(db, row.id) : []
  return {
    id: row.id,
    team_tag: row.team_tag,
    entity: sharedFields(row),
    files: row.files,
    members: members.map(toOutsideMember),
    game: gameOf(row),
  }
}
