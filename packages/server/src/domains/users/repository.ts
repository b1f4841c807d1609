import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import { containsText } from '../../database/search.ts'
import type { Schemas } from '../../contract/types.ts'
import type { FileRef } from '../files/mappers.ts'
import { findFileRefs, withFiles } from '../files/repository.ts'

type ProfileTeam = Schemas['ProfileTeam']

const MOST_TEAMS = 500

async function teamsOf(db: Db, userId: string, onlyOpen: boolean): Promise<ProfileTeam[]> {
  let query = db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .select([
      'teams.id',
      'teams.name',
      'teams.team_tag',
      'team_members.role',
      'teams.primary_color',
      'teams.secondary_color',
    ])
    .where('team_members.user_id', '=', userId)
    .orderBy(sql`teams.name collate convoca_pt`)
    .orderBy('teams.id')
    .limit(MOST_TEAMS)
  if (onlyOpen) query = query.where('teams.show_team_members', '=', true)
  return withFiles(db, 'TEAM', await query.execute())
}

function pictureIn(files: readonly FileRef[]): string | null {
  return files.find((file) => file.business_type === 'USER_PROFILE_PHOTO')?.url ?? null
}

export async function findOwnProfile(db: Db, userId: string): Promise<Schemas['OwnProfile'] | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'nick', 'email', 'gender', 'phone', 'cpf', 'about', 'birth'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user === undefined) return null
  const files = (await findFileRefs(db, 'USER', [userId])).get(userId) ?? []
  const teams = await teamsOf(db, userId, false)
  return { entity: { ...user, picture: pictureIn(files), teams }, files: [...files] }
}

/** Who may see a profile, as a condition on `users`. */
function isVisible(eb: ExpressionBuilder<Database, 'users'>, viewerId: string | null) {
  if (viewerId === null) return eb('users.profile_visibility', '=', 'PUBLIC')
  return eb.or([eb('users.profile_visibility', '<>', 'NOBODY'), eb('users.id', '=', viewerId)])
}

/** An allow-list: nothing that is not named here leaves the server. */
export async function findPublicProfile(
  db: Db,
  nick: string,
  viewerId: string | null,
): Promise<Schemas['PublicProfile'] | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'nick', 'about'])
    .where('nick', '=', nick)
    .where((eb) => isVisible(eb, viewerId))
    .executeTakeFirst()
  if (user === undefined) return null
  const files = (await findFileRefs(db, 'USER', [user.id])).get(user.id) ?? []
  const teams = await teamsOf(db, user.id, true)
  return { entity: { ...user, picture: pictureIn(files), teams }, files: [...files] }
}

/** All of the viewer's own teams, or those of somebody else that show their members; null for nobody visible. */
export async function findTeamsOfUser(
  db: Db,
  userId: string,
  viewerId: string,
): Promise<ProfileTeam[] | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where((eb) => isVisible(eb, viewerId))
    .executeTakeFirst()
  return user === undefined ? null : teamsOf(db, user.id, user.id !== viewerId)
}

export interface PlayerSearch {
  /** Free text; every word of it must occur in nick or name. */
  search: string
  order: 'asc' | 'desc'
  limit: number
  page: number
  /** Members of this team, those it has invited and those who have applied are left out. */
  teamId: string | null
  /** Players born after this day are minors and hidden. */
  latestBirth: string
  viewerId: string | null
}

function matching(db: Db, wanted: PlayerSearch) {
  let query = db
    .selectFrom('users')
    .where('users.birth', '<=', wanted.latestBirth)
    .where((eb) => isVisible(eb, wanted.viewerId))
  for (const word of wanted.search
    .split(/\s+/u)
    .filter((part) => part !== '')
    .slice(0, 8)) {
    query = query.where(containsText('users.search_text', word))
  }
  const { teamId } = wanted
  if (teamId === null) return query
  return query
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('team_members')
            .select('team_members.id')
            .where('team_members.team_id', '=', teamId)
            .whereRef('team_members.user_id', '=', 'users.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('invitations')
            .select('invitations.id')
            .where('invitations.team_id', '=', teamId)
            .whereRef('invitations.user_id', '=', 'users.id')
            .where('invitations.status', '=', 'PENDING')
            .where('invitations.expires_at', '>', sql<Date>`now()`),
        ),
      ),
    )
}

export async function findPlayerPage(db: Db, wanted: PlayerSearch): Promise<Schemas['PlayerPage']> {
  const counted = await matching(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const players = await matching(db, wanted)
    .select(['users.id', 'users.name', 'users.nick'])
    .orderBy(sql`users.nick::text collate convoca_pt`, wanted.order)
    .orderBy('users.id')
    .limit(wanted.limit)
    .offset((wanted.page - 1) * wanted.limit)
    .execute()
  const { total } = counted
  return {
    data: await withFiles(db, 'USER', players),
    page: wanted.page,
    limit: wanted.limit,
    total,
    totalPage: Math.ceil(total / wanted.limit),
  }
}
