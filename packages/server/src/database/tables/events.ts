import type { ColumnType } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

export interface EventsTable {
  id: string
  context: 'community' | 'live'
  name: string
  title: string
  description: string
  starts_at: Date
  ends_at: Date
  place: string | null
  address: string | null
  link: string | null
  organizer_id: string | null
  cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  cancel_reason: ColumnType<string | null, string | null | undefined, string | null>
  created_at: ColumnType<Date, Date | undefined, Date>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

export interface EventInterestsTable {
  event_id: string
  user_id: string
  remind_day_before: boolean
  remind_hour_before: boolean
  created_at: ColumnType<Date, Date | undefined, Date>
}

export interface EventRemindersTable {
  subject_id: string
  starts_at: Date
  kind: 'DAY' | 'HOUR'
}

/** A view: what was created, and what follows from championships. */
interface PublicEventsView {
  id: string
  context: Schemas['EventContext']
  name: string
  title: string
  description: string
  starts_at: Date
  ends_at: Date | null
  place: string | null
  address: string | null
  link: string | null
  organizer_id: string | null
  championship_id: string | null
  is_final: boolean
  is_cancelled: boolean
  cancel_reason: string | null
  created_at: Date
  updated_at: Date
}

export interface EventsTables {
  events: EventsTable
  event_interests: EventInterestsTable
  event_reminders: EventRemindersTable
  public_events: PublicEventsView
}
