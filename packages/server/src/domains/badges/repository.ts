import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { type PageRequest, countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { toFileRef } from '../files/mappers.ts'
import { selectBadgeIcon } from './queries.ts'

/** The number of badges that the list of the staff shows. */
export const MAX_BADGES = 200

function selectBadges(db: Db) {
  return db.selectFrom('badges').select((eb) => [
    'badges.id',
    'badges.name',
    'badges.description',
    'badges.retired_at',
    selectBadgeIcon(db, eb.ref('badges.id')).as('icon'),
    eb
      .selectFrom('user_badges')
      .select((count) => count.fn.countAll<number>().as('count'))
      .whereRef('user_badges.badge_id', '=', 'badges.id')
      .as('holders'),
  ])
}

type BadgeRow = Awaited<ReturnType<ReturnType<typeof selectBadges>['executeTakeFirstOrThrow']>>

function toStaffBadge({ id, name, description, icon, holders, retired_at }: BadgeRow): Schemas['StaffBadge'] {
  return {
    id,
    name,
    description,
    icon: icon === null ? null : toFileRef(icon),
    holders: holders ?? 0,
    is_retired: retired_at !== null,
  }
}

export async function findBadges(db: Db): Promise<Schemas['StaffBadge'][]> {
  const rows = await selectBadges(db)
    .orderBy(sql`badges.retired_at is not null`)
    .orderBy(sql`badges.name collate convoca_pt`)
    .orderBy('badges.id')
    .limit(MAX_BADGES)
    .execute()
  return rows.map(toStaffBadge)
}

export async function findBadge(db: Db, id: string): Promise<Schemas['StaffBadge'] | null> {
  const row = await selectBadges(db).where('badges.id', '=', id).executeTakeFirst()
  return row === undefined ? null : toStaffBadge(row)
}

interface BadgeTexts {
  name: string
  description: string
}

/** Null where the name is taken or there are as many as allowed; `badgeNameIsTaken` tells which. */
export async function insertBadge(db: Db, { name, description }: BadgeTexts): Promise<string | null> {
  // Those who insert at once wait for each other, so that none passes the bound unseen.
  await sql`select pg_advisory_xact_lock(hashtextextended('badges', 0))`.execute(db)
  const { rows } = await sql<{ id: string }>`
    insert into badges (id, name, description)
    select ${newId()}, ${name}, ${description} where (select count(*) from badges) < ${MAX_BADGES}
    on conflict (lower(name collate convoca_pt)) do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

export async function badgeNameIsTaken(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('badges')
    .select('id')
    .where(sql<boolean>`lower(name collate convoca_pt) = lower(${name} collate convoca_pt)`)
    .executeTakeFirst()
  return row !== undefined
}

/** False for none. A unique index refuses a name that is taken. */
export async function updateBadgeRow(
  db: Db,
  id: string,
  { name, description, isRetired }: BadgeTexts & { isRetired: boolean },
): Promise<boolean> {
  const row = await db
    .updateTable('badges')
    .set({
      name,
      description,
      retired_at: isRetired ? sql<Date>`coalesce(retired_at, now())` : null,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

interface Award {
  badgeId: string
  userId: string
}

/** False where the user has it already, or it may not be awarded: it is retired, or one of both is not there. */
export async function insertAward(db: Db, { badgeId, userId }: Award): Promise<boolean> {
  const row = await db
    .insertInto('user_badges')
    .columns(['user_id', 'badge_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .innerJoin('badges', (join) => join.on('badges.id', '=', badgeId))
        .select(['users.id', 'badges.id'])
        .where('users.id', '=', userId)
        .where('users.erased_at', 'is', null)
        .where('badges.retired_at', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteAward(db: Db, { badgeId, userId }: Award): Promise<boolean> {
  const row = await db
    .deleteFrom('user_badges')
    .where('badge_id', '=', badgeId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

function selectHolders(db: Db, badgeId: string) {
  return db
    .selectFrom('user_badges')
    .innerJoin('users', 'users.id', 'user_badges.user_id')
    .where('user_badges.badge_id', '=', badgeId)
    .select(['users.id', sql<string>`users.nick::text`.as('nick'), 'users.name', 'user_badges.received_at'])
}

type HolderRow = Awaited<ReturnType<ReturnType<typeof selectHolders>['executeTakeFirstOrThrow']>>

const toHolder = ({ received_at: receivedAt, ...user }: HolderRow): Schemas['BadgeHolder'] => ({
  user,
  received_at: receivedAt.toISOString(),
})

export async function findHolder(db: Db, { badgeId, userId }: Award): Promise<Schemas['BadgeHolder'] | null> {
  const row = await selectHolders(db, badgeId).where('users.id', '=', userId).executeTakeFirst()
  return row === undefined ? null : toHolder(row)
}

export async function findHolderPage(
  db: Db,
  badgeId: string,
  request: PageRequest,
): Promise<{ total: number; holders: Schemas['BadgeHolder'][] }> {
  const total = await countCapped(
    db,
    db.selectFrom('user_badges').select('user_id').where('badge_id', '=', badgeId),
  )
  const { limit, offset } = windowOf(request)
  const rows = await selectHolders(db, badgeId)
    .orderBy('user_badges.received_at', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, holders: rows.map(toHolder) }
}
