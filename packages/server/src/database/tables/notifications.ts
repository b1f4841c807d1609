import type { ColumnType, Generated } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

export interface NotificationCountersTable {
  user_id: string
  last_sequence: number
  /** The last sequence of those that were all marked as read; later ones are read where `read_at` says so. */
  read_up_to: Generated<number>
}

export interface NotificationsTable {
  id: string
  user_id: string
  /** 1, 2, 3… for each user, in the order of their commits. */
  sequence: number
  type: Schemas['NotificationType']
  context_type: Schemas['NotificationContext']
  title: string
  /** Written as JSON text. */
  body: ColumnType<string | string[], string, never>
  team_id: string | null
  invitation_id: string | null
  schedule_id: string | null
  check_in_id: string | null
  player_id: string | null
  ticket_id: string | null
  conversation_id: string | null
  championship_id: string | null
  event_id: ColumnType<string | null, string | null | undefined, never>
  match_id: string | null
  /** The registration in whose roster its reader has a place to confirm. */
  registration_id: ColumnType<string | null, string | null | undefined, never>
  message_id: string | null
  communication_id: string | null
  announcement_id: string | null
  /** See `domains/notifications/subjects.ts`. */
  subject: ColumnType<string | null, string | null | undefined, never>
  occurs_at: Date | null
  created_at: ColumnType<Date, Date | undefined, Date>
  read_at: Date | null
  deleted_at: Date | null
}

export interface NotificationLimitsTable {
  sender_id: string
  receiver_id: string
  name: string
  count: number
  resets_at: Date
}

export interface NotificationsTables {
  notification_limits: NotificationLimitsTable
  notification_counters: NotificationCountersTable
  notifications: NotificationsTable
}
