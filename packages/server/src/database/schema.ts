import type { ColumnType, Kysely } from 'kysely'
import type { AchievementsTables } from '../domains/achievements/tables.ts'
import type { AuthTables } from '../domains/auth/tables.ts'
import type { CommunicationsTables } from '../domains/communications/tables.ts'
import type { FilesTables } from '../domains/files/tables.ts'
import type { GamesTables } from '../domains/games/tables.ts'
import type { InvitationsTables } from '../domains/invitations/tables.ts'
import type { NotificationsTables } from '../domains/notifications/tables.ts'
import type { RecruitmentTables } from '../domains/recruitment/tables.ts'
import type { SponsorsTables } from '../domains/sponsors/tables.ts'
import type { SchedulesTables } from '../domains/schedules/tables.ts'
import type { TeamsTables } from '../domains/teams/tables.ts'
import type { UsersTables } from '../domains/users/tables.ts'
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

/** Every table of the store; each domain describes its own in `domains/<domain>/tables.ts`. */
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
