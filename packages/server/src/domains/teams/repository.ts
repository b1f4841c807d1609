import { type Expression, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { containsText } from '../../database/search.ts'
import type { Db } from '../../database/schema.ts'
import { toFileRef } from '../files/refs.ts'
import type { TeamColours, TeamRole } from './rules.ts'
import type { TeamActivitiesTable } from './tables.ts'

const PREVIEWED_MEMBERS = 5

const roleRank = sql`array_position(array['OWNER','MANAGER','COACH','CAPTAIN','PLAYER'], team_members.role)`

/** Everything that decides one entry's place; the id makes it the same on every page. */
const byName = sql`teams.name collate convoca_pt`

export interface TeamFilter {
  viewerId: string
  /** Only teams that the viewer belongs to. */
  ownOnly: boolean
  gameId?: string | undefined
  search?: string | undefined
  order: 'asc' | 'desc'
  page: number
  limit: number
}

function matchingTeams(db: Db, filter: TeamFilter) {
  return db
    .selectFrom('teams')
    .where(containsText('teams.search_text', filter.search))
    .$if(filter.gameId !== undefined, (query) => query.where('teams.game_id', '=', filter.gameId ?? ''))
    .$if(filter.ownOnly, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('team_members')
            .select('team_members.id')
            .whereRef('team_members.team_id', '=', 'teams.id')
            .where('team_members.user_id', '=', filter.viewerId),
        ),
      ),
    )
}

/** The members in their documented order; a member without a photo has a null hash. */
function membersOf(db: Db, teamId: Expression<string> | string) {
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .leftJoin('files', (join) =>
      join
        .onRef('files.entity_id', '=', 'users.id')
        .on('files.entity_type', '=', 'USER')
        .on('files.business_type', '=', 'USER_PROFILE_PHOTO'),
    )
    .where('team_members.team_id', '=', teamId)
    .orderBy(roleRank)
    .orderBy(sql`users.nick::text collate convoca_pt`)
}

/** The team of the outer query, whose parts the correlated queries below collect. */
const outerTeam = sql.ref<string>('teams.id')

function filesOf(db: Db) {
  return jsonArrayFrom(
    db
      .selectFrom('files')
      .select(['files.id', 'files.business_type', 'files.hash'])
      .where('files.entity_type', '=', 'TEAM')
      .where('files.entity_id', '=', outerTeam)
      .orderBy('files.business_type', 'desc'),
  )
}

function ownerOf(db: Db) {
  return jsonObjectFrom(
    db
      .selectFrom('team_members')
      .innerJoin('users', 'users.id', 'team_members.user_id')
      .select(['users.id', 'users.name', 'users.nick'])
      .where('team_members.team_id', '=', outerTeam)
      .where('team_members.role', '=', 'OWNER'),
  )
}

function memberCountOf(db: Db) {
  return db
    .selectFrom('team_members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('team_members.team_id', '=', outerTeam)
}

function previewOf(db: Db) {
  return jsonArrayFrom(
    membersOf(db, outerTeam)
      .select(['users.id as user_id', sql<string>`users.nick::text`.as('nick'), 'files.hash'])
      .limit(PREVIEWED_MEMBERS),
  )
}

function iconOf(db: Db) {
  return jsonObjectFrom(
    db
      .selectFrom('files')
      .select(['files.id', 'files.business_type', 'files.hash'])
      .where('files.entity_type', '=', 'GAME')
      .where('files.business_type', '=', 'GAMES_ICON')
      .where('files.entity_id', '=', sql.ref<string>('teams.game_id')),
  )
}

function viewerRoleOf(db: Db, viewerId: string) {
  return db
    .selectFrom('team_members')
    .select('team_members.role')
    .where('team_members.team_id', '=', outerTeam)
    .where('team_members.user_id', '=', viewerId)
}

const teamColumns = [
  'teams.id',
  'teams.name',
  'teams.team_tag',
  'teams.description',
  'teams.game_id',
  'teams.is_recruiting',
  'teams.show_team_members',
  'teams.notifications_enabled',
  'teams.primary_color',
  'teams.secondary_color',
  'teams.wins',
  'teams.losses',
  'teams.created_at',
] as const

export async function countTeams(db: Db, filter: TeamFilter): Promise<number> {
  const { total } = await matchingTeams(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Pages the ids first: the joins then run for one page of teams, whatever the offset. */
export async function findTeamPage(db: Db, filter: TeamFilter) {
  const ids = matchingTeams(db, filter)
    .select('teams.id')
    .orderBy(byName, filter.order)
    .orderBy('teams.id', filter.order)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
  const rows = await db
    .selectFrom(ids.as('paged'))
    .innerJoin('teams', 'teams.id', 'paged.id')
    .select(teamColumns)
    .select([
      filesOf(db).as('files'),
      ownerOf(db).as('owner'),
      memberCountOf(db).as('member_count'),
      viewerRoleOf(db, filter.viewerId).as('viewer_role'),
      previewOf(db).as('members'),
    ])
    .orderBy(byName, filter.order)
    .orderBy('teams.id', filter.order)
    .execute()
  return rows.map((row) => ({ ...row, files: row.files.map(toFileRef) }))
}

export type TeamListRow = Awaited<ReturnType<typeof findTeamPage>>[number]

type TeamKey = { id: string } | { tag: string }

/** One team with its game, owner and pictures; `viewer_role` is null for a stranger or a guest. */
export async function findTeam(db: Db, key: TeamKey, viewerId: string | null) {
  const row = await db
    .selectFrom('teams')
    .innerJoin('games', 'games.id', 'teams.game_id')
    .select([...teamColumns, 'games.name as game_name'])
    .select([
      filesOf(db).as('files'),
      ownerOf(db).as('owner'),
      memberCountOf(db).as('member_count'),
      iconOf(db).as('game_icon'),
    ])
    .where('id' in key ? 'teams.id' : 'teams.team_tag', '=', 'id' in key ? key.id : key.tag)
    .executeTakeFirst()
  if (row === undefined) return null
  const role = viewerId === null ? null : await findRole(db, row.id, viewerId)
  return {
    ...row,
    viewer_role: role,
    files: row.files.map(toFileRef),
    game_icon: row.game_icon === null ? null : toFileRef(row.game_icon),
  }
}

export type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>

/** The user's role in the team, or null for a stranger and for a team that does not exist. */
export async function findRole(db: Db, teamId: string, userId: string): Promise<TeamRole | null> {
  const row = await db
    .selectFrom('team_members')
    .select('role')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role ?? null
}

export async function listMembers(db: Db, teamId: string) {
  return membersOf(db, teamId)
    .select([
      'team_members.id',
      'team_members.role',
      'team_members.roster_status',
      'team_members.joined_at',
      'users.id as user_id',
      'users.name',
      'users.profile_visibility',
      sql<string>`users.nick::text`.as('nick'),
      'files.hash',
    ])
    .limit(500)
    .execute()
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

export interface NewTeam {
  name: string
  teamTag: string
  description: string
  gameId: string
  colours: TeamColours
}

export async function insertTeam(db: Db, team: NewTeam): Promise<string> {
  const id = newId()
  await db
    .insertInto('teams')
    .values({
      id,
      name: team.name,
      team_tag: team.teamTag,
      description: team.description,
      game_id: team.gameId,
      primary_color: team.colours.primary,
      secondary_color: team.colours.secondary,
    })
    .execute()
  return id
}

export interface NewMember {
  teamId: string
  userId: string
  role: TeamRole
  rosterStatus: Schemas['RosterStatus']
}

export async function insertMember(db: Db, member: NewMember): Promise<void> {
  await db
    .insertInto('team_members')
    .values({
      id: newId(),
      team_id: member.teamId,
      user_id: member.userId,
      role: member.role,
      roster_status: member.rosterStatus,
    })
    .execute()
}

export interface Activity {
  teamId: string
  action: TeamActivitiesTable['action_type']
  actorId: string
  subjectId?: string
  role?: TeamRole
}

/** Writes what happened; call it in the transaction of the act itself. */
export async function recordActivities(db: Db, activities: readonly Activity[]): Promise<void> {
  if (activities.length === 0) return
  await db
    .insertInto('team_activities')
    .values(
      activities.map((activity) => ({
        id: newId(),
        team_id: activity.teamId,
        action_type: activity.action,
        actor_id: activity.actorId,
        subject_id: activity.subjectId ?? null,
        role: activity.role ?? null,
      })),
    )
    .execute()
}

/**
 * Holds the team until the transaction ends. `alone` keeps out every other holder: who counts or looks
 * before writing (invitations) takes it alone, who joins shares it, so that neither acts on old facts.
 * Answers false for a team that does not exist.
 */
export async function holdTeam(db: Db, teamId: string, mode: 'alone' | 'shared'): Promise<boolean> {
  const query = db.selectFrom('teams').select('id').where('id', '=', teamId)
  const row = await (mode === 'alone' ? query.forNoKeyUpdate() : query.forShare()).executeTakeFirst()
  return row !== undefined
}

/** Who leads the team and hears of its events; empty where the team's notifications are off. */
export async function listNotifiedLeaders(db: Db, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .select('team_members.user_id')
    .where('team_members.team_id', '=', teamId)
    .where('team_members.role', 'in', ['OWNER', 'MANAGER'])
    .where('teams.notifications_enabled', '=', true)
    .execute()
  return rows.map((row) => row.user_id)
}
