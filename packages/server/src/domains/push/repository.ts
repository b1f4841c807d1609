import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'

type Input = Schemas['PushSubscriptionInput']

const toColumns = ({ endpoint, keys }: Input) => ({ endpoint, p256dh: keys.p256dh, auth: keys.auth })

/** Two transactions with one endpoint wait for each other, instead of meeting its unique index. */
async function releaseEndpoint(db: Db, endpoint: string, sessionId: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(db)
  let query = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint)
  if (sessionId !== null) query = query.where('session_id', '<>', sessionId)
  await query.execute()
}

/** One for each session. A browser's endpoint belongs to the session that has claimed it last. */
export async function saveSubscription(db: Db, sessionId: string, input: Input): Promise<string> {
  await releaseEndpoint(db, input.endpoint, sessionId)
  const columns = toColumns(input)
  const { id } = await db
    .insertInto('push_subscriptions')
    .values({ id: newId(), session_id: sessionId, ...columns })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Nothing happens where no session that still lives has the old endpoint. */
export async function replaceEndpoint(db: Db, endpoint: string, input: Input, now: Date): Promise<void> {
  if (input.endpoint !== endpoint)
    await sql`select pg_advisory_xact_lock(hashtextextended(${input.endpoint}, 0))`.execute(db)
  await db
    .updateTable('push_subscriptions')
    .set(toColumns(input))
    .where('endpoint', '=', endpoint)
    .where('session_id', 'in', (eb) => eb.selectFrom('sessions').select('id').where('expires_at', '>', now))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('push_subscriptions as taken')
            .select('taken.id')
            .where('taken.endpoint', '=', input.endpoint)
            .where('taken.endpoint', '<>', endpoint),
        ),
      ),
    )
    .execute()
}

const selectActive = (db: Db, now: Date) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .where('sessions.expires_at', '>', now)

export function findSubscriptions(db: Db, userId: string, { now, limit }: { now: Date; limit: number }) {
  return selectActive(db, now)
    .select([
      'push_subscriptions.id',
      'push_subscriptions.session_id',
      'push_subscriptions.created_at',
      'sessions.device',
    ])
    .where('sessions.user_id', '=', userId)
    .orderBy('push_subscriptions.created_at', 'desc')
    .orderBy('push_subscriptions.id', 'desc')
    .limit(limit)
    .execute()
}

/** The devices that get messages, with their users. */
export async function findSubscriptionIds(db: Db, userIds: readonly string[], now: Date) {
  if (userIds.length === 0) return []
  return selectActive(db, now)
    .select(['push_subscriptions.id', 'sessions.user_id'])
    .where('sessions.user_id', 'in', userIds)
    .execute()
}

/** The device with what its user has chosen. */
export async function findTarget(db: Db, id: string, now: Date) {
  const row = await selectActive(db, now)
    .leftJoin('user_preferences', 'user_preferences.user_id', 'sessions.user_id')
    .select([
      'push_subscriptions.id',
      'push_subscriptions.endpoint',
      'push_subscriptions.p256dh',
      'push_subscriptions.auth',
      'sessions.user_id',
      'user_preferences.notifications',
      'user_preferences.quiet_from',
      'user_preferences.quiet_until',
    ])
    .where('push_subscriptions.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteOwnSubscription(db: Db, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('session_id', 'in', (eb) => eb.selectFrom('sessions').select('id').where('user_id', '=', userId))
    .execute()
}

/** The endpoint may have been renewed since it was called. */
export async function deleteGoneSubscription(db: Db, id: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('endpoint', '=', endpoint).execute()
}
