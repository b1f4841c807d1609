import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { Schemas } from '../../contract/types.ts'
import { toReadableEmail } from '../auth/email-address.ts'
import type { FileRef } from '../files/mappers.ts'
import { findFileRefs, withFiles } from '../files/queries.ts'
import { keepFormerNick } from './former-nicks-repository.ts'
import { findPlayerGames } from './games-repository.ts'
import type { ProfileFields } from './rules.ts'
import { type Viewer, isVisible, visibleName } from './visibility-queries.ts'

type ProfileTeam = Schemas['ProfileTeam']

const MAX_TEAMS = 500

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
    .limit(MAX_TEAMS)
  if (onlyOpen) query = query.where('teams.show_team_members', '=', true)
  return withFiles(db, 'TEAM', await query.execute())
}

function pictureIn(files: readonly FileRef[]): string | null {
  return files.find((file) => file.business_type === 'USER_PROFILE_PHOTO')?.url ?? null
}

export async function findOwnProfile(db: Db, userId: string): Promise<Schemas['OwnProfile'] | null> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'name', 'nick', 'email', 'gender', 'phone', 'cpf', 'about', 'birth', 'looking_for_team'])
    .select('erase_at')
    .select('platform_role as role')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (found === undefined) return null
  const { erase_at: eraseAt, ...user } = found
  const files = (await findFileRefs(db, 'USER', [userId])).get(userId) ?? []
  const games = await findPlayerGames(db, userId)
  const teams = await teamsOf(db, userId, false)
  return {
    entity: { ...user, email: toReadableEmail(user.email), picture: pictureIn(files), games, teams },
    files: [...files],
    erase_at: eraseAt?.toISOString() ?? null,
  }
}

/** Unique indexes refuse a taken nick or CPF. */
export async function updateUser(db: Db, userId: string, fields: ProfileFields, now: Date): Promise<boolean> {
  await keepFormerNick(db, { userId, nick: fields.nick, now })
  const row = await db
    .updateTable('users')
    .set({ ...fields, updated_at: now })
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type UserKey = { id: string } | { nick: string }

/** An allow-list: nothing that is not named here leaves the server. */
export async function findPublicProfile(
  db: Db,
  key: UserKey,
  viewer: Viewer,
): Promise<Schemas['PublicProfile'] | null> {
  const user = await db
    .selectFrom('users')
    .select((eb) => ['id', 'nick', 'about', 'looking_for_team', visibleName(eb, viewer).as('name')])
    .where('id' in key ? 'users.id' : 'users.nick', '=', 'id' in key ? key.id : key.nick)
    .where((eb) => isVisible(eb, viewer))
    .executeTakeFirst()
  if (user === undefined) return null
  const files = (await findFileRefs(db, 'USER', [user.id])).get(user.id) ?? []
  const games = await findPlayerGames(db, user.id)
  const teams = await teamsOf(db, user.id, user.id !== viewer.id)
  return { entity: { ...user, picture: pictureIn(files), games, teams }, files: [...files] }
}

/** The id of a user whom the viewer may see; null for nobody. */
export async function findVisibleUser(db: Db, userId: string, viewer: Viewer): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where((eb) => isVisible(eb, viewer))
    .executeTakeFirst()
  return user?.id ?? null
}

/** All of the viewer's own teams, or those of somebody else that show their members; null for nobody visible. */
export async function findTeamsOfUser(db: Db, userId: string, viewer: Viewer): Promise<ProfileTeam[] | null> {
  const id = await findVisibleUser(db, userId, viewer)
  return id === null ? null : teamsOf(db, id, id !== viewer.id)
}
