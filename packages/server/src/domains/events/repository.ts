import { type SqlBool, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../contract/types.ts'
import type { Position } from '../../database/cursor.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { toFileRef } from '../files/mappers.ts'
import type { EventValues } from './rules.ts'

/** EVENT_BANNER sorts after CHAMPIONSHIP_BANNER, which stands in for it. */
function selectBanner(db: Db) {
  return jsonObjectFrom(
    db
      .selectFrom('files')
      .select(['files.id', 'files.business_type', 'files.hash'])
      .where(
        sql<SqlBool>`files.entity_type = case when event.championship_id is null then 'EVENT' else 'CHAMPIONSHIP' end`,
      )
      .where(sql<SqlBool>`files.entity_id = coalesce(event.championship_id, event.id)`)
      .where('files.business_type', 'in', ['EVENT_BANNER', 'CHAMPIONSHIP_BANNER'])
      .orderBy('files.business_type', 'desc')
      .limit(1),
  ).as('banner')
}

/** Interest in a championship is to follow it. */
const interestedCount = sql<number>`(
  case when event.championship_id is null
    then (select count(*) from event_interests interest where interest.event_id = event.id)
    else (select count(*) from championship_followers follower where follower.championship_id = event.championship_id)
  end
)::integer`.as('interested_count')

export function selectEvents(db: Db) {
  return db
    .selectFrom('public_events as event')
    .leftJoin('users as organizer', 'organizer.id', 'event.organizer_id')
    .leftJoin('championships as championship', 'championship.id', 'event.championship_id')
    .leftJoin('games as game', 'game.id', 'championship.game_id')
    .select([
      'event.id',
      'event.context',
      'event.name',
      'event.title',
      'event.starts_at',
      'event.ends_at',
      'event.place',
      'event.link',
      'event.is_cancelled',
      'event.is_final',
      'event.organizer_id',
      'event.championship_id',
      'championship.url as championship_url',
      'championship.name as championship_name',
      'game.id as game_id',
      'game.name as game_name',
      sql<string | null>`case when organizer.erased_at is null then organizer.nick::text end`.as(
        'organizer_nick',
      ),
      interestedCount,
      selectBanner(db),
    ])
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['executeTakeFirstOrThrow']>>

export function toEventSummary(row: SummaryRow): Schemas['EventSummary'] {
  const { game_id: gameId, game_name: game, organizer_id: organizerId, organizer_nick: nick } = row
  const { championship_id: championshipId, championship_url: url, championship_name: championship } = row
  return {
    id: row.id,
    context: row.context,
    name: row.name,
    title: row.title,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    place: row.place,
    link: row.link,
    is_cancelled: row.is_cancelled,
    is_final: row.is_final,
    interested_count: row.interested_count,
    game: gameId === null || game === null ? null : { id: gameId, name: game },
    organizer: organizerId === null || nick === null ? null : { id: organizerId, nick },
    championship:
      championshipId === null || url === null || championship === null
        ? null
        : { id: championshipId, url, name: championship },
    banner: row.banner === null ? null : toFileRef(row.banner),
  }
}

export interface EventFilter {
  context?: Schemas['EventContext'] | undefined
  from: Date
  to: Date | null
  after: Position | null
  limit: number
}

/** The events ordered by their start, without those that were cancelled. */
export async function findEventPage(
  db: Db,
  { context, from, to, after, limit }: EventFilter,
): Promise<Schemas['EventSummary'][]> {
  let query = selectEvents(db).where('event.is_cancelled', '=', false).where('event.starts_at', '>=', from)
  if (context !== undefined) query = query.where('event.context', '=', context)
  if (to !== null) query = query.where('event.starts_at', '<', to)
  if (after !== null)
    query = query.where(
      sql<SqlBool>`(event.starts_at, event.id) > (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  const rows = await query.orderBy('event.starts_at').orderBy('event.id').limit(limit).execute()
  return rows.map(toEventSummary)
}

export async function countByDay(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<Schemas['EventDayCounts']> {
  const { rows } = await sql<Schemas['EventDayCounts'][number]>`
    select (starts_at at time zone 'America/Sao_Paulo')::date::text as day, context, count(*)::integer as count
    from public_events
    where not is_cancelled and starts_at >= ${from} and starts_at < ${to}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export interface EventKey {
  context: Schemas['EventContext']
  name: string
}

export async function findEvent(db: Db, key: EventKey | { id: string }): Promise<Schemas['Event'] | null> {
  const query = selectEvents(db).select([
    'event.description',
    'event.address',
    'event.cancel_reason',
    'event.created_at',
    'event.updated_at',
  ])
  const row = await (
    'id' in key
      ? query.where('event.id', '=', key.id)
      : query.where('event.context', '=', key.context).where('event.name', '=', key.name)
  ).executeTakeFirst()
  if (row === undefined) return null
  return {
    ...toEventSummary(row),
    description: row.description,
    address: row.address,
    cancel_reason: row.cancel_reason,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const lockedColumns = [
  'id',
  'title',
  'starts_at',
  'ends_at',
  'place',
  'address',
  'link',
  'organizer_id',
  'cancelled_at',
] as const

/** Locks an event that was created, until the transaction ends. */
export async function lockEvent(db: Db, id: string) {
  const row = await db
    .selectFrom('events')
    .select(lockedColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>

/** Null where another event has the address. */
export async function insertEvent(
  db: Db,
  event: EventValues & { context: 'community' | 'live'; name: string; organizerId: string },
): Promise<string | null> {
  const { organizerId, ...values } = event
  const row = await db
    .insertInto('events')
    .values({ id: newId(), organizer_id: organizerId, ...values })
    .onConflict((conflict) => conflict.constraint('events_name_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function updateEventRow(db: Db, id: string, values: EventValues, now: Date): Promise<void> {
  await db
    .updateTable('events')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** False where it was cancelled before. */
export async function cancelEventRow(
  db: Db,
  id: string,
  { reason, now }: { reason: string | null; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('events')
    .set({ cancelled_at: now, cancel_reason: reason, updated_at: now })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the user has the platform role, or has organised a championship that others can see. */
export async function isOrganizer(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('users.platform_role', '=', 'ORGANIZER'),
        eb.exists(
          eb
            .selectFrom('championships')
            .select('championships.id')
            .whereRef('championships.organizer_id', '=', 'users.id')
            .where('championships.status', '<>', 'DRAFT'),
        ),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

export interface Final {
  /** The match. */
  id: string
  championship_name: string
  /** The followers of the championship. */
  follower_ids: string[]
}

/** The final of a championship that others can see; null where it has none. */
export async function findFinal(db: Db, championshipId: string): Promise<Final | null> {
  const { rows } = await sql<Final>`
    select final.id, championship.name as championship_name, array(
      select user_id from championship_followers follower
      where follower.championship_id = final.championship_id order by user_id
    ) as follower_ids
    from championship_finals final join championships championship on championship.id = final.championship_id
    where final.championship_id = ${championshipId} and championship.status <> 'DRAFT'`.execute(db)
  return rows[0] ?? null
}
