import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { toFileRef } from '../files/mappers.ts'

const MOST_MATCHES = 50
const MOST_BADGES = 200

export async function listUpcomingMatches(
  db: Db,
  teamId: string,
  now: Date,
): Promise<Schemas['UpcomingMatch'][]> {
  const rows = await db
    .selectFrom('team_matches')
    .leftJoin('teams as rival', 'rival.id', 'team_matches.opponent_id')
    .select(['team_matches.id', 'opponent', 'rival.team_tag as opponent_tag', 'championship', 'starts_at'])
    .where('team_matches.team_id', '=', teamId)
    .where('result', 'is', null)
    .where('starts_at', '>=', now)
    .orderBy('starts_at')
    .orderBy('team_matches.id')
    .limit(MOST_MATCHES)
    .execute()
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }))
}

export async function listPlayedMatches(db: Db, teamId: string): Promise<Schemas['PlayedMatch'][]> {
  const rows = await db
    .selectFrom('team_matches')
    .leftJoin('teams as rival', 'rival.id', 'team_matches.opponent_id')
    .select([
      'team_matches.id',
      'opponent',
      'rival.team_tag as opponent_tag',
      'championship',
      'starts_at',
      'result',
      'score',
    ])
    .where('team_matches.team_id', '=', teamId)
    .where('result', 'is not', null)
    .$narrowType<{ result: 'WIN' | 'LOSS' }>()
    .orderBy('starts_at', 'desc')
    .orderBy('team_matches.id', 'desc')
    .limit(MOST_MATCHES)
    .execute()
  return rows.map(({ starts_at: playedAt, ...row }) => ({ ...row, played_at: playedAt.toISOString() }))
}

/** The newest first. */
export async function listBadges(db: Db, teamId: string): Promise<Schemas['Badge'][]> {
  const rows = await db
    .selectFrom('team_badges')
    .innerJoin('badges', 'badges.id', 'team_badges.badge_id')
    .select((eb) => [
      'badges.id',
      'badges.name',
      'badges.description',
      'team_badges.received_at',
      jsonObjectFrom(
        eb
          .selectFrom('files')
          .select(['files.id', 'files.business_type', 'files.hash'])
          .where('files.entity_type', '=', 'BADGET')
          .where('files.business_type', '=', 'BADGET_ICON')
          .whereRef('files.entity_id', '=', 'badges.id'),
      ).as('icon'),
    ])
    .where('team_badges.team_id', '=', teamId)
    .orderBy('team_badges.received_at', 'desc')
    .orderBy('badges.id')
    .limit(MOST_BADGES)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    icon: row.icon === null ? null : toFileRef(row.icon),
    received_at: row.received_at.toISOString(),
  }))
}
