import type { Db } from '../../database/schema.ts'
import type { PaymentReport } from '../../payment-provider.ts'

/** False where the provider has reported it before. */
export async function insertEvent(
  db: Db,
  { provider, eventId, reference }: PaymentReport,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({ provider, event_id: eventId, reference, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setOutcome(
  db: Db,
  { provider, eventId }: Pick<PaymentReport, 'provider' | 'eventId'>,
  outcome: string,
): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({ outcome })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute()
}
