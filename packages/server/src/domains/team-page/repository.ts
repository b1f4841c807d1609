import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { selectBadgeIcon } from '../badges/queries.ts'
import { toFileRef } from '../files/mappers.ts'

const MAX_MATCHES = 50
const MAX_BADGES = 200

type Upcoming = Schemas['UpcomingMatch']

/** Those of championships, too, where one that is being played is the next. */
export async function listUpcomingMatches(db: Db, teamId: string, now: Date): Promise<Upcoming[]> {
  const rows = [...(await findAgreed(db, teamId, now)), ...(await findInChampionships(db, teamId, now))]
  return rows
    .toSorted((a, b) => Number(b.is_live) - Number(a.is_live) || +a.starts_at - +b.starts_at)
    .slice(0, MAX_MATCHES)
    .map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }))
}

function findAgreed(db: Db, teamId: string, now: Date) {
  return db
    .selectFrom('team_matches')
    .leftJoin('teams as rival', 'rival.id', 'team_matches.opponent_id')
    .select(['team_matches.id', 'opponent', 'rival.team_tag as opponent_tag', 'championship', 'starts_at'])
    .select([
      sql<boolean>`false`.as('is_live'),
      sql<string | null>`null`.as('score'),
      sql<string | null>`null`.as('championship_url'),
    ])
    .where('team_matches.team_id', '=', teamId)
    .where('result', 'is', null)
    .where('starts_at', '>=', now)
    .orderBy('starts_at')
    .orderBy('team_matches.id')
    .limit(MAX_MATCHES)
    .execute()
}

/** The team's matches in championships; of one without a time it is only known that it is being played. */
function findInChampionships(db: Db, teamId: string, now: Date) {
  const isLive = sql<boolean>`(match.home_checked_in_at is not null and match.away_checked_in_at is not null)`
  const score = sql<string | null>`case when match.home_id = own.id
    then match.home_score || ' × ' || match.away_score else match.away_score || ' × ' || match.home_score end`
  return db
    .selectFrom('championship_registrations as own')
    .innerJoin('championships', 'championships.id', 'own.championship_id')
    .innerJoin('championship_matches as match', (join) =>
      join
        .onRef('match.championship_id', '=', 'own.championship_id')
        .on((eb) =>
          eb.or([eb('match.home_id', '=', eb.ref('own.id')), eb('match.away_id', '=', eb.ref('own.id'))]),
        ),
    )
    .innerJoin('championship_registrations as other', (join) =>
      join
        .onRef('other.id', '!=', 'own.id')
        .on((eb) =>
          eb.or([eb('other.id', '=', eb.ref('match.home_id')), eb('other.id', '=', eb.ref('match.away_id'))]),
        ),
    )
    .innerJoin('teams as rival', 'rival.id', 'other.team_id')
    .select([
      'match.id',
      'rival.name as opponent',
      'rival.team_tag as opponent_tag',
      'championships.name as championship',
      'championships.url as championship_url',
      sql<Date>`coalesce(match.scheduled_at, ${now})`.as('starts_at'),
      isLive.as('is_live'),
      score.as('score'),
    ])
    .where('own.team_id', '=', teamId)
    .where('championships.status', '=', 'ONGOING')
    .where('match.state', '=', 'READY')
    .where((eb) => eb.or([eb('match.scheduled_at', '>=', now), isLive]))
    .orderBy('starts_at')
    .orderBy('match.id')
    .limit(MAX_MATCHES)
    .execute()
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
    .$narrowType<{ result: 'WIN' | 'LOSS' | 'DRAW' }>()
    .orderBy('starts_at', 'desc')
    .orderBy('team_matches.id', 'desc')
    .limit(MAX_MATCHES)
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
      selectBadgeIcon(db, eb.ref('badges.id')).as('icon'),
    ])
    .where('team_badges.team_id', '=', teamId)
    .orderBy('team_badges.received_at', 'desc')
    .orderBy('badges.id')
    .limit(MAX_BADGES)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    icon: row.icon === null ? null : toFileRef(row.icon),
    received_at: row.received_at.toISOString(),
  }))
}
