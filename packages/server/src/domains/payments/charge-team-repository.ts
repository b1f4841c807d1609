import { type RawBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/schema.ts'
import { selectEntrantColumns } from '../championships/entrants-queries.ts'

/** The team or player that a charge is for, null once a team is gone; the query has `payment_charges` as `charge`. */
export const selectTeamOfCharge = (db: Db) => selectEntrantOf(db, sql`charge.team_id`, sql`charge.player_id`)

/** The team or player of two columns, null once a team is gone. */
export function selectEntrantOf(db: Db, teamId: RawBuilder<unknown>, playerId: RawBuilder<unknown>) {
  return jsonObjectFrom(
    db
      .selectFrom(
        sql<{ team_id: string | null; player_id: string | null; former_team: null }>`(
          select ${teamId} as team_id, ${playerId} as player_id, null::jsonb as former_team
        )`.as('registration'),
      )
      .leftJoin('teams', 'teams.id', 'registration.team_id')
      .leftJoin('users as solo', 'solo.id', 'registration.player_id')
      .select(selectEntrantColumns(db))
      .where((eb) => eb.or([eb('teams.id', 'is not', null), eb('solo.id', 'is not', null)])),
  ).as('team')
}
