import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../database/schema.ts'
import { selectMatches } from './matches-repository.ts'

const selectChampionship = (db: Db) =>
  jsonObjectFrom(
    db
      .selectFrom('championships')
      .select(['championships.id', 'championships.name', 'championships.url'])
      .where('championships.id', '=', sql.ref<string>('match.championship_id')),
  )
    .$notNull()
    .as('championship')

/** Matches that can be played, with their championships: by their time, those without one last. */
function selectOpen(db: Db) {
  return selectMatches(db)
    .select([selectChampionship(db)])
    .where('match.state', '=', 'READY')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('championships as played')
          .select('played.id')
          .whereRef('played.id', '=', 'match.championship_id')
          .where('played.status', '=', 'ONGOING'),
      ),
    )
    .orderBy('match.scheduled_at', (order) => order.asc().nullsLast())
    .orderBy('match.id')
}

export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectOpen>['executeTakeFirstOrThrow']>>

export async function findNextMatches(db: Db, limit: number): Promise<EntryRow[]> {
  return selectOpen(db).limit(limit).execute()
}

/** Registrations in championships that are being played, of whose rosters or teams' leads the user is. */
export async function findPlayedRegistrations(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('championship_members as member')
    .innerJoin('championship_registrations as registration', 'registration.id', 'member.registration_id')
    .innerJoin('championships', 'championships.id', 'registration.championship_id')
    .leftJoin('championship_players as player', (join) =>
      join
        .onRef('player.registration_id', '=', 'registration.id')
        .onRef('player.user_id', '=', 'member.user_id'),
    )
    .select('registration.id')
    .where('member.user_id', '=', userId)
    .where('registration.status', '=', 'CONFIRMED')
    .where('championships.status', '=', 'ONGOING')
    .where((eb) =>
      eb.or([eb('player.user_id', 'is not', null), eb('member.role', 'in', ['OWNER', 'MANAGER', 'CAPTAIN'])]),
    )
    .execute()
  return rows.map((row) => row.id)
}

const MAX_LISTED = 100

/** The open matches of at least one registration. */
export function selectOpenOf(db: Db, registrationIds: readonly string[]) {
  return selectOpen(db)
    .where((eb) =>
      eb.or([eb('match.home_id', 'in', registrationIds), eb('match.away_id', 'in', registrationIds)]),
    )
    .limit(MAX_LISTED)
}

export async function findOpenMatchesOf(db: Db, registrationIds: readonly string[]): Promise<EntryRow[]> {
  return registrationIds.length === 0 ? [] : selectOpenOf(db, registrationIds).execute()
}
