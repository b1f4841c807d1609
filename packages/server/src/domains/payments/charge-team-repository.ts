import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/schema.ts'

/** The team that a charge is for, null once it is gone; the query has `payment_charges` as `charge`. */
export function selectTeamOfCharge(db: Db) {
  return jsonObjectFrom(
    db
      .selectFrom('teams')
      .select((eb) => [
        'teams.id',
        'teams.name',
        'teams.team_tag',
        'teams.primary_color',
        'teams.secondary_color',
        jsonObjectFrom(
          eb
            .selectFrom('files')
            .select(['files.id', 'files.business_type', 'files.hash'])
            .where('files.entity_type', '=', 'TEAM')
            .where('files.business_type', '=', 'TEAM_PROFILE_PHOTO')
            .whereRef('files.entity_id', '=', 'teams.id'),
        ).as('logo'),
      ])
      .where('teams.id', '=', sql.ref<string>('charge.team_id')),
  ).as('team')
}
