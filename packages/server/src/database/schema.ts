import type { ColumnType, Kysely } from 'kysely'
import type { AchievementsTables } from './tables/achievements.ts'
import type { AuthTables } from './tables/auth.ts'
import type { CommunicationsTables } from './tables/communications.ts'
import type { FilesTables } from './tables/files.ts'
import type { GamesTables } from './tables/games.ts'
import type { InvitationsTables } from './tables/invitations.ts'
import type { NotificationsTables } from './tables/notifications.ts'
import type { RecruitmentTables } from './tables/recruitment.ts'
import type { SponsorsTables } from './tables/sponsors.ts'
import type { SchedulesTables } from './tables/schedules.ts'
import type { TeamsTables } from './tables/teams.ts'
import type { UsersTables } from './tables/users.ts'
import type { SeedTables } from '../seed/tables.ts'

interface IdempotencyKeysTable {
  scope: string
  operation: string
  key: string
  request_hash: Buffer
  status: number | null
  body: ColumnType<unknown, string | null, string | null>
  created_at: ColumnType<Date, Date | undefined, Date>
}

interface PlatformTables {
  idempotency_keys: IdempotencyKeysTable
}

/** Every table of the store; one file of `tables/` for each domain. */
export interface Database
  extends
    PlatformTables,
    AuthTables,
    UsersTables,
    GamesTables,
    FilesTables,
    TeamsTables,
    SchedulesTables,
    InvitationsTables,
    NotificationsTables,
    AchievementsTables,
    CommunicationsTables,
    RecruitmentTables,
    SponsorsTables,
    SeedTables {}

/** The pool or an open transaction: repositories take either and never ask which. */
export type Db = Kysely<Database>
