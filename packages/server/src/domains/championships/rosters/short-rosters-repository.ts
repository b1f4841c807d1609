import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import { confirmedPlayers, isStillIn } from '../registrations/registrations-repository.ts'
import { entrantColumns } from '../entrants-queries.ts'

const HOUR = 60 * 60_000

/**
 * Claims a championship that starts within a day, and then one that starts within an hour, and in which a team is short of players;
 * null where none is.
 */
export async function claimRosterReminder(db: Db, now: Date): Promise<string | null> {
  const { rows } = await sql<{ championship_id: string }>`
    insert into championship_roster_reminders (championship_id, starts_at, kind)
    select championships.id, championships.starts_at, due.kind
    from championships
    cross join lateral (
      select case when championships.starts_at <= ${new Date(now.getTime() + HOUR)} then 'HOUR' else 'DAY' end as kind
    ) due
    where championships.status in ('REGISTRATION', 'CHECK_IN')
      and championships.starts_at > ${now} and championships.starts_at <= ${new Date(now.getTime() + 24 * HOUR)}
      and not exists (
        select from championship_roster_reminders sent
        where sent.championship_id = championships.id and sent.starts_at = championships.starts_at and sent.kind = due.kind
      )
      and exists (
        select from championship_registrations registration
        where registration.championship_id = championships.id and registration.status in ('CONFIRMED', 'PENDING_PAYMENT')
          and championships.team_size > (
            select count(*) from championship_players player
            where player.registration_id = registration.id and player.confirmed_at is not null
              and ${isStillIn('player', 'registration')}
          )
      )
    order by championships.starts_at, championships.id
    limit 1
    on conflict do nothing
    returning championship_id`.execute(db)
  return rows[0]?.championship_id ?? null
}

/** Teams with a place that have too few players who have confirmed, with their number. */
export async function findShortTeams(
  db: Db,
  championshipId: string,
  teamSize: number,
): Promise<{ id: string; name: string; confirmed: number }[]> {
  return db
    .selectFrom('championship_registrations')
    .innerJoin(
      'championship_registrations as registration',
      'registration.id',
      'championship_registrations.id',
    )
    .leftJoin('teams', 'teams.id', 'registration.team_id')
    .leftJoin('users as solo', 'solo.id', 'registration.player_id')
    .select([
      'championship_registrations.id',
      entrantColumns.name.as('name'),
      sql<number>`${confirmedPlayers(db)}`.as('confirmed'),
    ])
    .where('championship_registrations.championship_id', '=', championshipId)
    .where('championship_registrations.status', 'in', ['CONFIRMED', 'PENDING_PAYMENT'])
    .where((eb) => eb(confirmedPlayers(db), '<', teamSize))
    .orderBy('championship_registrations.created_at')
    .orderBy('championship_registrations.id')
    .execute()
}
