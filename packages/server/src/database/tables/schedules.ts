import type { ColumnType } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

type CreatedAt = ColumnType<Date, Date | undefined, Date>

export interface SchedulesTable {
  id: string
  team_id: string
  title: string
  description: string | null
  type: Schemas['ScheduleType']
  starts_at: Date
  ends_at: Date
  location: string | null
  url: string | null
  recurrence: Schemas['Recurrence']
  /** See `weekSecond` in rules.ts. */
  week_second: number
  created_by: string | null
  reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: CreatedAt
  updated_at: CreatedAt
}

export interface CheckInsTable {
  id: string
  team_id: string
  schedule_id: string
  member_id: string
  invited_by: string | null
  created_at: CreatedAt
}

export interface CheckInAnswersTable {
  check_in_id: string
  occurs_at: Date
  is_confirmed: boolean
  answered_at: Date
}

/** Both times null: cancelled. */
export interface ScheduleExceptionsTable {
  schedule_id: string
  occurs_at: Date
  starts_at: Date | null
  ends_at: Date | null
}

export interface ScheduleRemindersTable {
  schedule_id: string
  occurs_at: Date
}

export interface AvailabilityTable {
  member_id: string
  team_id: string
  hours: number[]
  updated_at: CreatedAt
}

export interface CalendarKeysTable {
  member_id: string
  team_id: string
  key_hash: Buffer
  created_at: CreatedAt
}

export interface SchedulesTables {
  schedules: SchedulesTable
  check_ins: CheckInsTable
  check_in_answers: CheckInAnswersTable
  schedule_exceptions: ScheduleExceptionsTable
  schedule_reminders: ScheduleRemindersTable
  schedule_requests: ScheduleRemindersTable
  availability: AvailabilityTable
  calendar_keys: CalendarKeysTable
}
