import type { ColumnType } from 'kysely'

export interface PushSubscriptionsTable {
  id: string
  session_id: string
  /** A secret: whoever knows it may replace the subscription. */
  endpoint: string
  p256dh: string
  auth: string
  created_at: ColumnType<Date, Date | undefined, Date>
}

export interface PushTables {
  push_subscriptions: PushSubscriptionsTable
}
