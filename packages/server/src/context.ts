import type { ImageRule } from '@convoca/contract/rules'
import type { TeamPart } from '@convoca/sdk/realtime'
import type { Config } from './config/config.ts'
import type { UnitOfWork } from './database/transaction.ts'
import type { DiskSpace } from './disk-space.ts'
import type { Startup } from './startup.ts'

/** The authenticated user: taken from the session's token, never from the request's body. */
export interface Actor {
  readonly userId: string
  readonly sessionId: string
}

/** A stored notification and whose it is. */
export interface NotificationDelivery {
  userId: string
  notificationId: string
}

/**
 * Sends events to connected sockets, whichever process has them. Nothing is sent before the transaction of `unit`
 * commits, and nothing at all when it rolls back.
 */
export interface RealtimePublisher {
  deliverNotifications(unit: UnitOfWork, deliveries: readonly NotificationDelivery[]): Promise<void>
  /**
   * Asks the open pages of the team's members (as of the commit) to read `part` again. `userIds` are asked as well:
   * people concerned who are not members, or no longer.
   */
  publishTeamChange(
    unit: UnitOfWork,
    teamId: string,
    part: TeamPart,
    userIds?: readonly string[],
  ): Promise<void>
  /** The same for these members only: the others must not learn of the change. */
  publishTeamChangeTo(
    unit: UnitOfWork,
    teamId: string,
    part: TeamPart,
    userIds: readonly string[],
  ): Promise<void>
  /** Closes the session's sockets in every process. */
  disconnectSession(unit: UnitOfWork, sessionId: string): Promise<void>
}

/** An uploaded picture as it is stored. */
export interface PreparedPicture {
  jpeg: Buffer
  hash: string
  width: number
  height: number
}

/** Decodes uploads, a few at a time and one of each account; a long queue is refused. */
export interface PictureDecoder {
  prepare(account: string, bytes: Buffer, rule: ImageRule): Promise<PreparedPicture>
}

/** Stores the bytes of pictures by their hash. */
export interface PictureStorage {
  /** Writes the bytes; the transaction of `unit` locks them against removal until it ends. */
  write(unit: UnitOfWork, hash: string, bytes: Buffer): Promise<void>
  /** Removes the bytes unless a row still refers to them. */
  remove(hash: string): Promise<void>
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** A null hash (no such user) takes the same time and is false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

/** Where a log-in comes from, and by what the account knows it: a successful log-in from the same device or network. */
export interface LoginOrigin {
  readonly network: string
  /** The random id that the client keeps, if it has one. */
  readonly device: string | null
  readonly known: 'device' | 'network' | null
}

/** Slows down guessing of passwords, by account and by origin. */
export interface LoginLimits {
  /** Counts an attempt before its password is checked; rejects while the account or the origin is backing off. */
  countAttempt(email: string, origin: LoginOrigin): Promise<void>
  /** The attempt's password was right. */
  giveBack(email: string, origin: LoginOrigin): Promise<void>
}

/** What services depend on besides the database; created once per server. */
export interface Dependencies {
  readonly config: Pick<Config, 'requireVerifiedEmail'>
  readonly passwords: Passwords
  readonly loginLimits: LoginLimits
  readonly pictures: PictureDecoder
  readonly storage: PictureStorage
  readonly realtime: RealtimePublisher
  readonly startup: Pick<Startup, 'isInProgress'>
  readonly diskSpace: Pick<DiskSpace, 'isAvailable'>
  readonly now: () => Date
}

/** For work that no user asked for, such as reminders. */
export interface SystemContext extends UnitOfWork, Dependencies {}

/** The first argument of every service: one request's transaction, its caller and the server's dependencies. */
export interface Context<A extends Actor | null = Actor> extends SystemContext {
  readonly actor: A
}

/** All that a service needs that only reads. */
export type QueryContext<A extends Actor | null = Actor> = Pick<Context<A>, 'db' | 'actor'>

/** Of an operation that needs no session. */
export type GuestContext = Context<Actor | null>

export function createContext<A extends Actor | null>(
  dependencies: Dependencies,
  unit: UnitOfWork,
  actor: A,
): Context<A> {
  return { ...dependencies, ...unit, actor }
}
