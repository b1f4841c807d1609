import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import type { Schemas } from '../../../contract/types.ts'

/** The status of the player's own entry that counts, if there is one. */
export async function findOwnStatus(
  db: Db,
  championshipId: string,
  userId: string,
): Promise<Schemas['RegistrationStatus'] | null> {
  const row = await db
    .selectFrom('championship_registrations')
    .select('status')
    .where('championship_id', '=', championshipId)
    .where('player_id', '=', userId)
    .where('status', '<>', 'WITHDRAWN')
    .executeTakeFirst()
  return row?.status ?? null
}

/** The player's account in the game, and whether they are old enough at the start. */
export async function findOwnCandidate(
  db: Db,
  {
    game_id: gameId,
    min_age: minAge,
    starts_at: startsAt,
  }: { game_id: string; min_age: number | null; starts_at: Date },
  userId: string,
): Promise<{ account: string | null; is_old_enough: boolean }> {
  return db
    .selectFrom('users')
    .select((eb) => [
      sql<boolean>`coalesce(users.birth <= (${startsAt}::timestamptz at time zone 'America/Sao_Paulo')::date
        - make_interval(years => ${minAge ?? 0}::int), ${minAge === null}::boolean)`.as('is_old_enough'),
      eb
        .selectFrom('player_games')
        .select('player_games.account')
        .whereRef('player_games.user_id', '=', 'users.id')
        .where('player_games.game_id', '=', gameId)
        .as('account'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Own entries in what the player plays or would play, in the order in which championships are locked. */
export async function findOwnPlayed(
  db: Db,
  userId: string,
): Promise<{ id: string; championship_id: string }[]> {
  return db
    .selectFrom('championship_registrations as registration')
    .innerJoin('championships', 'championships.id', 'registration.championship_id')
    .select(['registration.id', 'registration.championship_id'])
    .where('registration.player_id', '=', userId)
    .where('registration.status', 'in', ['CONFIRMED', 'PENDING_PAYMENT', 'WAITING'])
    .where('championships.status', 'in', ['REGISTRATION', 'CHECK_IN', 'ONGOING'])
    .orderBy('registration.championship_id')
    .execute()
}
