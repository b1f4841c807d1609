import type { NotifyLimit } from '@convoca/contract'
import type { ImageSizes } from '@convoca/contract/rules'
import type { ChampionshipPart, TeamPart } from '@convoca/sdk/realtime'
import type { Config } from './config/config.ts'
import type { Schemas } from './contract/types.ts'
import type { SocialProvider } from './database/tables/auth.ts'
import type { UnitOfWork } from './database/transaction.ts'
import type { DiskSpace } from './disk-space.ts'
import type { Subscribers } from './domain-events.ts'
import type { Payments } from './payment-provider.ts'
import type { Startup } from './startup.ts'

/** The authenticated user: taken from the session's token, never from the request's body. */
export interface Actor {
  readonly userId: string
  /** The id of the session; of a partner's page, that of its token. */
  readonly sessionId: string
  /** A page of a partner acts for the user, within its grant. */
  readonly isPartner?: true
}

/** The user on whose behalf the running operation notifies others, and the limit within which it does. */
export interface Sender {
  readonly userId: string
  readonly limit: NotifyLimit
  /** Blocks hold even where the server counts no limits. */
  readonly isLimited: boolean
  /** The operation notifies somebody else. */
  readonly onNotify: () => void
}

/** A stored notification and whose it is. */
export interface NotificationDelivery {
  userId: string
  notificationId: string
}

/** An event of a conversation; a changed message is read again when it is sent on, as it is then. */
export type ChatEvent = { conversationId: string } & (
  | { kind: 'sent'; message: Schemas['Message'] }
  | { kind: 'changed'; messageId: string }
  /** Sent to these users as well, who are no longer in it. */
  | { kind: 'conversation'; userIds: readonly string[] }
  | { kind: 'read'; userId: string; sequence: number }
  | { kind: 'typing'; userId: string; isTyping: boolean }
)

/**
 * The presence of a user has changed. The event is sent to these users, or to all who are in a conversation
 * with the user.
 */
export interface PresenceEvent {
  userId: string
  to?: readonly string[]
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
  /** Publishes to the members of teams of which only the record has changed: their chats show none of it. */
  publishTeamRecords(unit: UnitOfWork, teamIds: readonly string[]): Promise<void>
  /** Publishes a change to these members only: the others must not learn of it. */
  publishTeamChangeTo(
    unit: UnitOfWork,
    teamId: string,
    part: TeamPart,
    userIds: readonly string[],
  ): Promise<void>
  /** Informs all pages of the user that notifications were read or deleted. */
  publishNotificationsChange(unit: UnitOfWork, ...userIds: string[]): Promise<void>
  /** Sent to the people of a conversation with the commit. */
  publishChat(unit: UnitOfWork, event: ChatEvent): Promise<void>
  publishPresence(unit: UnitOfWork, event: PresenceEvent): Promise<void>
  /** Sends these matches, as they are after the commit, to whoever watches the championship, and its tables. */
  publishMatches(unit: UnitOfWork, championshipId: string, matchIds: readonly string[]): Promise<void>
  /** Asks whoever watches the championship to read the part again. */
  publishChampionship(unit: UnitOfWork, championshipId: string, part: ChampionshipPart): Promise<void>
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
  prepare(account: string, bytes: Buffer, rule: ImageSizes): Promise<PreparedPicture>
  /** The stored picture as WebP, at most so wide; one of each picture at a time. */
  resize(hash: string, jpeg: Buffer, width: number): Promise<Buffer>
}

/** A stored picture as WebP, of one of the widths in which it may be asked for. */
export interface PictureVersion {
  hash: string
  width: number
}

/** Stores the bytes of pictures by their hash. */
export interface PictureStorage {
  /** Writes the bytes; the transaction of `unit` locks them against removal until it ends. */
  write(unit: UnitOfWork, hash: string, bytes: Buffer): Promise<void>
  /** Whether a row refers to it. */
  isUsed(hash: string): Promise<boolean>
  /** Null where no row refers to it. */
  read(hash: string): Promise<Buffer | null>
  /** Writes the WebP beside the JPEG; false where no row refers to it any more. */
  writeVersion(version: PictureVersion, bytes: Buffer): Promise<boolean>
  /** Removes the bytes and all versions unless a row still refers to them. */
  remove(hash: string): Promise<void>
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** A null hash (no such user) takes the same time and is false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

/**
 * The network and device of a log-in, and by what the account knows it: a successful log-in from the same
 * device or network.
 */
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

/** Limits the recovery mails of one address. */
export interface RecoveryLimit {
  count(email: string): Promise<void>
}

/** Limits the codes that are tried as second step of one account. */
export interface SecondStepLimit {
  /** Counts a code before it is checked. Each known device of the account, and its settings, have a count of their own. */
  count(userId: string, origin: string | null): Promise<void>
  /** The code was right. */
  giveBack(userId: string, origin: string | null): Promise<void>
}

/** Encryption and keyed hashes by a key outside the database. `owner` binds the result to whose it is. */
export interface Secrets {
  encrypt(plain: Buffer, owner: string): Buffer
  decrypt(sealed: Buffer, owner: string): Buffer
  hash(text: string, owner: string): Buffer
}

/** This site as passkeys know it. */
export interface RelyingParty {
  /** Its domain. */
  readonly id: string
  readonly origin: string
}

/** A mail to a user. Its text, and the token of its link, are made when it is sent. */
export type Mail =
  | {
      template:
        | 'confirmEmail'
        | 'passwordChanged'
        | 'twoStepOn'
        | 'twoStepOff'
        | 'archiveReady'
        | 'confirmNewEmail'
        | 'identityCode'
      userId: string
    }
  | { template: 'accountLinked'; userId: string; provider: SocialProvider }
  | { template: 'accountUnlinked'; userId: string; provider: SocialProvider }
  | { template: 'passkeyAdded'; userId: string; name: string }
  /** Null where nobody has the address: the request then does the same work. */
  | { template: 'recovery'; userId: string | null }
  /** `at` is an ISO instant. */
  | { template: 'newDevice'; userId: string; device: string; at: string }
  /** The mail to the address that is no longer the user's. */
  | { template: 'emailChanged'; userId: string; to: string }
  /** A notification that the user wants by e-mail. */
  | {
      template: 'notification'
      userId: string
      type: Schemas['NotificationType']
      title: string
      lines: readonly string[]
      /** Read when the mail is written, and shown instead of `lines`: a mail may wait for hours. */
      quote?: Quote
      /** The path of the site at which the user can act on it. */
      path: string
    }
  /** `week` is its Monday, `YYYY-MM-DD`. */
  | { template: 'weeklyDigest'; userId: string; week: string }
  /** `erasedAt` is an ISO instant. */
  | { template: 'erasureRequested'; userId: string; erasedAt: string }
  | { template: 'warned'; userId: string; reason: string }
  /** `endsAt` is an ISO instant. */
  | { template: 'suspended'; userId: string; reason: string; endsAt: string }

/** A notification for one device. */
export interface PushJob {
  subscriptionId: string
  notificationId: string
  /** Takes the place of what the device may still show of it, without a sound. */
  isReplacement?: boolean
}

/** Web Push to the devices on which users have turned it on. */
export interface Push {
  publicKey(): Promise<string>
  /** Sends the notifications once the transaction of `unit` has committed; tries again where that fails. */
  send(
    unit: UnitOfWork,
    deliveries: readonly NotificationDelivery[],
    options?: Pick<PushJob, 'isReplacement'>,
  ): Promise<void>
}

export interface ArchiveQueue {
  /** Prepares the user's archive once the transaction of `unit` has committed. */
  add(unit: UnitOfWork, job: { userId: string }): Promise<void>
}

/** Results of a game to be rated: of these matches, or all. */
export interface RatingJob {
  gameId: string
  matchIds: readonly string[] | null
}

export interface RatingQueue {
  /** Rates once the transaction of `unit` has committed. */
  add(unit: UnitOfWork, job: RatingJob): Promise<void>
}

/** The text that a notification shows as it is now: a copy would outlast its edit and its deletion. */
export interface Quote {
  messageId?: string
  communicationId?: string
  announcementId?: string
}

export interface MailQueue {
  /**
   * Sends the mail once the transaction of `unit` has committed, not before `notBefore`; tries again where that
   * fails.
   */
  send(unit: UnitOfWork, mail: Mail, notBefore?: Date | null): Promise<void>
}

/** The identity that a provider vouches for. */
export interface SocialIdentity {
  provider: SocialProvider
  /** The provider's id of the account, which never changes. */
  subject: string
  name: string | null
  email: string | null
  /** Whether the provider has verified that the address is theirs. */
  isEmailVerified: boolean
}

/** The means by which a token is accepted only once: a nonce that this server has issued, or else the token itself. */
export type SingleUse = { nonce: string } | { token: string; expiresAt: Date }

export interface VerifiedToken {
  identity: SocialIdentity
  singleUse: SingleUse
}

/** Verifies the tokens of one provider. */
export interface ProviderClient {
  /** Public; null where the provider needs none. */
  readonly clientId: string | null
  /** The address at which a log-in begins: that of a script, or the page to which the browser goes. */
  startUrl(nonce: string): string
  /** Rejects with SOCIAL_LOGIN_INVALID, or with SERVICE_UNAVAILABLE where the provider does not answer. */
  verify(token: string): Promise<VerifiedToken>
}

/** The configured providers of social log-ins. */
export interface SocialProviders {
  list(): readonly { providerType: SocialProvider; clientId: string | null }[]
  /** Throws PROVIDER_NOT_CONFIGURED. */
  get(provider: SocialProvider): ProviderClient
}

/** The dependencies of services besides the database; created once per server. */
export interface Dependencies {
  readonly config: Pick<Config, 'requireVerifiedEmail' | 'pushStandIn' | 'localPartners'>
  readonly passwords: Passwords
  readonly loginLimits: LoginLimits
  readonly recoveryLimit: RecoveryLimit
  readonly secondStepLimit: SecondStepLimit
  readonly secrets: Secrets
  readonly getRelyingParty: () => RelyingParty
  readonly mails: MailQueue
  readonly push: Push
  readonly archives: ArchiveQueue
  readonly ratings: RatingQueue
  readonly payments: Payments
  readonly socialProviders: SocialProviders
  readonly pictures: PictureDecoder
  readonly storage: PictureStorage
  readonly realtime: RealtimePublisher
  readonly startup: Pick<Startup, 'isInProgress'>
  readonly diskSpace: Pick<DiskSpace, 'isAvailable'>
  readonly subscribers: Subscribers
  readonly now: () => Date
}

/** The context of work that no user asked for, such as reminders. */
export interface SystemContext extends UnitOfWork, Dependencies {
  /** The account that calls the operation; jobs notify without limit. */
  readonly sender?: Sender
}

/** The first argument of every service: one request's transaction, its caller and the server's dependencies. */
export interface Context<A extends Actor | null = Actor> extends SystemContext {
  readonly actor: A
}

/** All that a service needs that only reads. */
export type QueryContext<A extends Actor | null = Actor> = Pick<Context<A>, 'db' | 'actor'>

/** The context of an operation that needs no session. */
export type GuestContext = Context<Actor | null>

export function createContext<A extends Actor | null>(
  dependencies: Dependencies,
  unit: UnitOfWork,
  actor: A,
  sender?: Sender,
): Context<A> {
  return { ...dependencies, ...unit, actor, ...(sender === undefined ? {} : { sender }) }
}
