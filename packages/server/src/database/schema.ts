import type { ColumnType, Kysely } from 'kysely'
import type { AccountTables } from './tables/account.ts'
import type { AchievementsTables } from './tables/achievements.ts'
import type { AuthTables } from './tables/auth.ts'
import type { ChampionshipsTables } from './tables/championships.ts'
import type { ChatTables } from './tables/chat.ts'
import type { CommunicationsTables } from './tables/communications.ts'
import type { EventsTables } from './tables/events.ts'
import type { FilesTables } from './tables/files.ts'
import type { GamesTables } from './tables/games.ts'
import type { InvitationsTables } from './tables/invitations.ts'
import type { ModerationTables } from './tables/moderation.ts'
import type { NotificationsTables } from './tables/notifications.ts'
import type { PartnersTables } from './tables/partners.ts'
import type { PaymentsTables } from './tables/payments.ts'
import type { PushTables } from './tables/push.ts'
import type { RatingsTables } from './tables/ratings.ts'
import type { RecruitmentTables } from './tables/recruitment.ts'
import type { SponsorsTables } from './tables/sponsors.ts'
import type { SchedulesTables } from './tables/schedules.ts'
import type { ServerKeysTables } from './tables/server-keys.ts'
import type { SupportTables } from './tables/support.ts'
import type { TeamsTables } from './tables/teams.ts'
import type { UsersTables } from './tables/users.ts'

interface IdempotencyKeysTable {
  scope: string
  operation: string
  key: string
  request_hash: Buffer
  status: number | null
  body: ColumnType<unknown, string | null, string | null>
  created_at: ColumnType<Date, Date | undefined, Date>
}

/** The demo data that this database was filled with. */
interface SeedsTable {
  name: string
  done_at: ColumnType<Date, Date | undefined, never>
}

interface RateLimitsTable {
  key: string
  points: number
  /** Milliseconds since 1970. */
  expire: number | null
}

interface PlatformTables {
  idempotency_keys: IdempotencyKeysTable
  rate_limits: RateLimitsTable
  seeds: SeedsTable
}

/** Every table; `tables/` has one file for each domain. */
export interface Database
  extends
    PlatformTables,
    ServerKeysTables,
    AuthTables,
    PartnersTables,
    PaymentsTables,
    PushTables,
    AccountTables,
    UsersTables,
    GamesTables,
    FilesTables,
    TeamsTables,
    SchedulesTables,
    InvitationsTables,
    NotificationsTables,
    AchievementsTables,
    CommunicationsTables,
    EventsTables,
    ChampionshipsTables,
    ChatTables,
    RatingsTables,
    RecruitmentTables,
    SponsorsTables,
    SupportTables,
    ModerationTables {}

/** A pool or an open transaction; repositories accept either. */
export type Db = Kysely<Database>
