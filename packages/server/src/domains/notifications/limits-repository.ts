import { sql } from 'kysely'
import type { RateLimit } from '@convoca/contract'
import type { Db } from '../../database/schema.ts'

/**
 * Counts one notification to each receiver, and returns when the window of those ends who have had more than `max`. One statement: it
 * locks the rows of the receivers in their order.
 */
export async function countNotified(
  db: Db,
  senderId: string,
  receiverIds: readonly string[],
  { name, max, per, now }: RateLimit & { now: Date },
): Promise<Date[]> {
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into notification_limits as counted (sender_id, receiver_id, name, count, resets_at)
    select ${senderId}::uuid, receiver_id, ${name}, 1, ${new Date(now.getTime() + per * 1000)}::timestamptz
    from unnest(${receiverIds}::uuid[]) receiver_id
    order by receiver_id
    on conflict (sender_id, receiver_id, name) do update set
      count = case when counted.resets_at <= ${now}::timestamptz then 1 else counted.count + 1 end,
      resets_at = case when counted.resets_at <= ${now}::timestamptz then excluded.resets_at else counted.resets_at end
    returning count, resets_at
  `.execute(db)
  return rows.filter(({ count }) => count > max).map((row) => row.resets_at)
}

export async function deleteExpiredNotificationLimits({
  db,
  now,
}: {
  db: Db
  now: () => Date
}): Promise<void> {
  await db.deleteFrom('notification_limits').where('resets_at', '<=', now()).execute()
}
