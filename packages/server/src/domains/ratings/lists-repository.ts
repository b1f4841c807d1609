import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { type PageRequest, countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { fileUrl } from '../files/mappers.ts'
import { toTeamSummary } from '../teams/mappers.ts'
import { logoHash } from '../teams/queries.ts'
import { type Viewer, isListed } from '../users/visibility-queries.ts'

type Ranked = 'team_id' | 'user_id'

export async function countRated(db: Db, gameId: string, ranked: Ranked): Promise<number> {
  return countCapped(
    db,
    db.selectFrom('ratings').select(ranked).where('game_id', '=', gameId).where(ranked, 'is not', null),
  )
}

interface Place {
  id: string
  points: number
  matches: number
  wins: number
  place: number
}

/** A page of a ranking. Only the first row's place is counted; those after it follow from theirs. */
export async function findPlaces(
  db: Db,
  gameId: string,
  ranked: Ranked,
  request: PageRequest,
): Promise<Place[]> {
  const { limit, offset } = windowOf(request)
  const subject = sql.ref(ranked)
  const { rows } = await sql<Place>`
    with slice as (
      select ${subject} as id, points, matches, wins from ratings
      where game_id = ${gameId} and ${subject} is not null
      order by points desc, ${subject} limit ${limit} offset ${offset}
    ),
    above as (
      select count(*) as count from ratings
      where game_id = ${gameId} and ${subject} is not null and points > (select max(points) from slice)
    )
    select slice.*, (case when points = max(points) over ()
      then above.count + 1 else ${offset}::int + rank() over (order by points desc) end)::int as place
    from slice cross join above
    order by points desc, id`.execute(db)
  return rows
}

export async function findTeamSummaries(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Schemas['TeamSummary']>> {
  const rows = await db
    .selectFrom('teams')
    .select([
      'teams.id as team_id',
      'teams.name as team_name',
      'teams.team_tag',
      'teams.primary_color',
      'teams.secondary_color',
      logoHash,
    ])
    .where('teams.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.team_id, toTeamSummary(row)]))
}

const photoHash = sql<string | null>`(
  select files.hash from files
  where files.entity_type = 'USER' and files.business_type = 'USER_PROFILE_PHOTO' and files.entity_id = users.id
)`.as('hash')

/** Those of them whom a list may show to the viewer. */
export async function findRatedPlayers(
  db: Db,
  ids: readonly string[],
  viewer: Viewer,
): Promise<Map<string, Schemas['RatedPlayer']>> {
  const rows = await db
    .selectFrom('users')
    .select(['users.id', sql<string>`users.nick::text`.as('nick'), photoHash])
    .where('users.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where((eb) => isListed(eb, viewer))
    .execute()
  return new Map(
    rows.map(({ id, nick, hash }) => [id, { id, nick, avatar: hash === null ? null : fileUrl(hash) }]),
  )
}
