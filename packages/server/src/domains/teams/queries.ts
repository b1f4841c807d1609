import type { TeamRole } from '@convoca/contract/rules'
import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { matchesSearch } from '../../database/search.ts'
import { MAX_COUNTED, countCapped, windowOf } from '../../database/page.ts'
import type { Database, Db } from '../../database/schema.ts'
import { toFileRef } from '../files/mappers.ts'
import { selectIcon } from '../games/queries.ts'

const PREVIEWED_MEMBERS = 5
const MAX_MEMBERS = 500

/** Always followed by the id, so that pages neither repeat nor skip a team. */
const byName = sql`teams.name collate convoca_pt`

/**
 * Whether people outside the team see more of a user than the nick: adults with a public profile. (Ages are counted in
 * São Paulo's time zone everywhere.)
 */
const isOpen = sql<boolean>`
  users.profile_visibility = 'PUBLIC'
  and users.birth <= (now() at time zone 'America/Sao_Paulo')::date - interval '18 years'`

/** The hash of a team's logo, for a query on `teams`. */
export const logoHash = sql<string | null>`(
  select files.hash from files
  where files.entity_type = 'TEAM' and files.business_type = 'TEAM_PROFILE_PHOTO' and files.entity_id = teams.id
)`.as('logo_hash')

/** The columns of a team's summary beside its id. */
export interface TeamSummaryRow {
  team_id: string
  team_name: string
  team_tag: string
  primary_color: string
  secondary_color: string
  logo_hash: string | null
}

export interface TeamFilter {
  /** Null for a guest. */
  viewerId: string | null
  /** Only teams that this user belongs to. */
  memberId?: string | undefined
  /** Only these teams. */
  ids?: readonly string[] | undefined
  gameId?: string | undefined
  isRecruiting?: boolean | undefined
  search?: string | undefined
  order: 'asc' | 'desc'
  page: number
  limit: number
}

function matchingTeams(db: Db, filter: TeamFilter) {
  const { gameId, ids, isRecruiting, memberId } = filter
  let query = db.selectFrom('teams').where(matchesSearch('teams.search_text', filter.search))
  if (gameId !== undefined) query = query.where('teams.game_id', '=', gameId)
  if (isRecruiting !== undefined) query = query.where('teams.is_recruiting', '=', isRecruiting)
  if (ids !== undefined) query = query.where('teams.id', 'in', ids)
  if (memberId === undefined) return query
  const own = db.selectFrom('team_members').select('team_members.team_id')
  return query.where('teams.id', 'in', own.where('team_members.user_id', '=', memberId))
}

/** A member without a photo has a null hash. */
function selectMemberUsers(db: Db, teamId: Expression<string> | string) {
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
    .select([
      'users.id as user_id',
      sql<string>`users.nick::text`.as('nick'),
      isOpen.as('is_open'),
      'files.hash',
    ])
}

/** The outer query's team, for the correlated subqueries below. */
const outerTeam = sql.ref<string>('teams.id')

function selectFiles(db: Db) {
  return jsonArrayFrom(
    db
      .selectFrom('files')
      .select(['files.id', 'files.business_type', 'files.hash'])
      .where('files.entity_type', '=', 'TEAM')
      .where('files.entity_id', '=', outerTeam)
      .orderBy('files.business_type', 'desc'),
  )
}

function selectOwner(db: Db) {
  return jsonObjectFrom(
    db
      .selectFrom('team_members')
      .innerJoin('users', 'users.id', 'team_members.user_id')
      .select(['users.id', 'users.name', 'users.nick', isOpen.as('is_open')])
      .where('team_members.team_id', '=', outerTeam)
      .where('team_members.role', '=', 'OWNER'),
  )
}

function countMembers(db: Db) {
  return db
    .selectFrom('team_members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('team_members.team_id', '=', outerTeam)
}

/** The first members in the order of the index, so that five rows are read of a team of five hundred. */
function selectPreview(db: Db) {
  return jsonArrayFrom(
    selectMemberUsers(db, outerTeam)
      .orderBy('team_members.role_rank')
      .orderBy('team_members.joined_at')
      .orderBy('team_members.id')
      .limit(PREVIEWED_MEMBERS),
  )
}

function selectViewerRole(eb: ExpressionBuilder<Database, 'teams'>, viewerId: string | null) {
  return eb
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

async function countTeams(db: Db, filter: TeamFilter): Promise<number> {
  return countCapped(db, matchingTeams(db, filter).select('teams.id'))
}

/** Pages the ids first, so that the joins run for one page of teams, whatever the offset. */
async function listPage(db: Db, filter: TeamFilter) {
  const { limit, offset } = windowOf(filter)
  const ids = matchingTeams(db, filter)
    .select('teams.id')
    .orderBy(byName, filter.order)
    .orderBy('teams.id', filter.order)
    .limit(limit)
    .offset(offset)
  const rows = await db
    .selectFrom(ids.as('paged'))
    .innerJoin('teams', 'teams.id', 'paged.id')
    .select(teamColumns)
    .select((eb) => [
      selectFiles(db).as('files'),
      selectOwner(db).as('owner'),
      countMembers(db).as('member_count'),
      selectViewerRole(eb, filter.viewerId).as('viewer_role'),
      selectPreview(db).as('members'),
    ])
    .orderBy(byName, filter.order)
    .orderBy('teams.id', filter.order)
    .execute()
  return rows.map((row) => ({ ...row, files: row.files.map(toFileRef) }))
}

export type TeamListRow = Awaited<ReturnType<typeof listPage>>[number]

/** A page and the total, counted up to `MAX_COUNTED`. */
export async function findTeamPage(
  db: Db,
  filter: TeamFilter,
): Promise<{ rows: TeamListRow[]; total: number }> {
  const offset = (filter.page - 1) * filter.limit
  const rows = offset < MAX_COUNTED ? await listPage(db, filter) : []
  // A page that is not full is the last one, and ends at the total.
  const isLast = rows.length > 0 && rows.length < filter.limit
  const isNone = rows.length === 0 && offset === 0
  return { rows, total: isLast || isNone ? offset + rows.length : await countTeams(db, filter) }
}

type TeamKey = { id: string } | { tag: string }

/** One team with its game, owner and pictures; `viewer_role` is null for strangers and guests. */
export async function findTeam(db: Db, key: TeamKey, viewerId: string | null) {
  const row = await db
    .selectFrom('teams')
    .innerJoin('games', 'games.id', 'teams.game_id')
    .select([...teamColumns, 'games.name as game_name'])
    .select([
      selectFiles(db).as('files'),
      selectOwner(db).as('owner'),
      countMembers(db).as('member_count'),
      selectIcon(db, sql.ref<string>('teams.game_id')).as('game_icon'),
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

function selectMembers(db: Db, teamId: string) {
  return selectMemberUsers(db, teamId).select([
    'team_members.id',
    'team_members.role',
    'team_members.roster_status',
    'team_members.joined_at',
    'users.name',
  ])
}

/** The members in the documented order: by role, then by nick. */
export async function listMembers(db: Db, teamId: string) {
  return selectMembers(db, teamId)
    .orderBy('team_members.role_rank')
    .orderBy(sql`users.nick::text collate convoca_pt`)
    .limit(MAX_MEMBERS)
    .execute()
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** Null for a member of another team. */
export async function findMember(db: Db, teamId: string, memberId: string): Promise<MemberRow | null> {
  const row = await selectMembers(db, teamId).where('team_members.id', '=', memberId).executeTakeFirst()
  return row ?? null
}

/** Null for a stranger, and for a team that does not exist. */
export async function findRole(db: Db, teamId: string, userId: string): Promise<TeamRole | null> {
  const row = await db
    .selectFrom('team_members')
    .select('role')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role ?? null
}

/**
 * Locks the team's row until the transaction ends; false for a team that does not exist. `exclusive` is for changes that
 * count or check before they write (invitations, roles), `shared` for those that only add (joining), so that neither
 * acts on outdated facts. `delete` also blocks inserts that refer to the team.
 */
export async function lockTeam(
  db: Db,
  teamId: string,
  mode: 'shared' | 'exclusive' | 'delete',
): Promise<boolean> {
  const team = db.selectFrom('teams').select('id').where('id', '=', teamId)
  const lock = { shared: team.forShare(), exclusive: team.forNoKeyUpdate(), delete: team.forUpdate() }[mode]
  return (await lock.executeTakeFirst()) !== undefined
}

/** Owner and managers, who are notified of members and applications. */
export async function listLeaders(db: Db, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_members')
    .select('user_id')
    .where('team_id', '=', teamId)
    .where('role', 'in', ['OWNER', 'MANAGER'])
    .execute()
  return rows.map((row) => row.user_id)
}

export async function findTeamName(db: Db, teamId: string): Promise<string> {
  const row = await db.selectFrom('teams').select('name').where('id', '=', teamId).executeTakeFirst()
  return row?.name ?? ''
}

export async function findUserNick(db: Db, userId: string): Promise<string> {
  const nick = sql<string>`users.nick::text`.as('nick')
  const row = await db.selectFrom('users').select(nick).where('id', '=', userId).executeTakeFirst()
  return row?.nick ?? ''
}

/** The team that had the tag last, null where it is deleted; undefined for a tag that no team has had. */
export async function findFormerTeam(db: Db, tag: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('former_tags').select('team_id').where('tag', '=', tag).executeTakeFirst()
  return row?.team_id
}

export async function wasRemoved(db: Db, teamId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('removed_members')
    .select('user_id')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
