import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { isPublicPage } from '../users/visibility-queries.ts'

/** The name of a player whose account is erased. */
const ERASED_NAME = 'Conta excluída'

type Column = 'name' | 'team_tag' | 'primary_color' | 'secondary_color'

const formerColumn = (column: Column | 'id') =>
  sql<string | null>`registration.former_team ->> ${sql.lit(column)}`

/** Null for a player, who has none. */
const teamColumn = (column: Exclude<Column, 'name'>) =>
  sql<string | null>`coalesce(teams.${sql.ref(column)}, ${formerColumn(column)})`

/** A list is the same for all, so that it shows what everybody may see. */
const isPublicPlayer = isPublicPage('solo')

/**
 * The team or player of a `registration`, with `teams` and the users as `solo` left-joined: a team as it is or as it was when it was
 * deleted, a player by the nick of now.
 */
export const entrantColumns = {
  id: sql<string>`coalesce(teams.id::text, registration.player_id::text, ${formerColumn('id')})`,
  name: sql<string>`coalesce(
    teams.name,
    case when solo.id is null then null when solo.erased_at is null then solo.nick::text else ${sql.lit(ERASED_NAME)} end,
    ${formerColumn('name')}
  )`,
  team_tag: teamColumn('team_tag'),
  primary_color: teamColumn('primary_color'),
  secondary_color: teamColumn('secondary_color'),
  is_deleted: sql<boolean>`(registration.team_id is null and (registration.player_id is null or solo.erased_at is not null))`,
  is_player: sql<boolean>`(registration.player_id is not null)`,
  player_nick: sql<string | null>`case when ${isPublicPlayer} then solo.nick::text end`,
}

/** The picture of the team, or the photo of a player whose page everybody may open. */
export function selectEntrantLogo(db: Db) {
  return jsonObjectFrom(
    db
      .selectFrom('files')
      .select(['files.id', 'files.business_type', 'files.hash'])
      .where(
        'files.entity_type',
        '=',
        sql<'TEAM' | 'USER'>`case when solo.id is null then 'TEAM' else 'USER' end`,
      )
      .where(
        'files.business_type',
        '=',
        sql<
          'TEAM_PROFILE_PHOTO' | 'USER_PROFILE_PHOTO'
        >`case when solo.id is null then 'TEAM_PROFILE_PHOTO' else 'USER_PROFILE_PHOTO' end`,
      )
      .where(
        'files.entity_id',
        '=',
        sql<string>`coalesce(teams.id, case when ${isPublicPlayer} then solo.id end)`,
      ),
  ).as('logo')
}

/** The picture of a team; the query has `teams`. */
export function selectLogo(db: Db) {
  return jsonObjectFrom(
    db
      .selectFrom('files')
      .select(['files.id', 'files.business_type', 'files.hash'])
      .where('files.entity_type', '=', 'TEAM')
      .where('files.business_type', '=', 'TEAM_PROFILE_PHOTO')
      .where('files.entity_id', '=', sql.ref<string>('teams.id')),
  ).as('logo')
}

/** The columns by which an entrant is shown, beside its id and name. */
export const selectEntrantLook = (db: Db) =>
  [
    entrantColumns.team_tag.as('team_tag'),
    entrantColumns.primary_color.as('primary_color'),
    entrantColumns.secondary_color.as('secondary_color'),
    entrantColumns.is_deleted.as('is_deleted'),
    entrantColumns.is_player.as('is_player'),
    entrantColumns.player_nick.as('player_nick'),
    selectEntrantLogo(db),
  ] as const

/** Every column of an entrant. */
export const selectEntrantColumns = (db: Db) =>
  [entrantColumns.id.as('id'), entrantColumns.name.as('name'), ...selectEntrantLook(db)] as const

/** The team or player of the registration that an outer query names. */
export const selectEntrant = (db: Db, registrationId: string) =>
  jsonObjectFrom(
    db
      .selectFrom('championship_registrations as registration')
      .leftJoin('teams', 'teams.id', 'registration.team_id')
      .leftJoin('users as solo', 'solo.id', 'registration.player_id')
      .select(selectEntrantColumns(db))
      .where('registration.id', '=', sql.ref<string>(registrationId)),
  )

/** The role of the user in the entry: in its team, or CAPTAIN of an entry of their own. Null for others. */
export async function findEntryRole(
  db: Db,
  registrationId: string,
  userId: string,
): Promise<Schemas['TeamRole'] | null> {
  const row = await db
    .selectFrom('championship_members')
    .select('role')
    .where('registration_id', '=', registrationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role ?? null
}
