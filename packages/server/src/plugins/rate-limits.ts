import type { PlannedId } from '../contract/planned.ts'
import type { OperationId, Responses } from '../contract/types.ts'
import {
  type CreateLimiter,
  type Limit,
  type Limiter,
  consume,
  limiterKey,
} from '../rate-limiting/limiters.ts'

const MINUTE = 60

/** Handled operations with a 429 in the contract: one without a limit does not compile. */
type LimitedId = {
  [K in Exclude<OperationId, PlannedId>]: 429 extends keyof Responses<K> ? K : never
}[Exclude<OperationId, PlannedId>]

// By account: more than a person does by hand.
const currentPassword = { name: 'password', points: 10, duration: 15 * MINUTE }
const invitations = { name: 'invitations', points: 60, duration: 10 * MINUTE }
const pictures = { name: 'pictures', points: 60, duration: 10 * MINUTE }
// Each of these may notify a whole team.
const communications = { name: 'communications', points: 30, duration: 10 * MINUTE }
const schedules = { name: 'schedules', points: 60, duration: 10 * MINUTE }
const sponsors = { name: 'sponsors', points: 30, duration: 10 * MINUTE }
const equipment = { name: 'equipment', points: 60, duration: 10 * MINUTE }
const pixKeys = { name: 'pix-keys', points: 30, duration: 10 * MINUTE }

// Each is read by a person.
const tickets = { name: 'tickets', points: 10, duration: 60 * MINUTE }
const ticketReplies = { name: 'ticket-replies', points: 30, duration: 10 * MINUTE }
const reports = { name: 'reports', points: 20, duration: 60 * MINUTE }
// More than the staff does by hand: a stolen session must not suspend everybody.
const moderation = { name: 'moderation', points: 120, duration: 10 * MINUTE }

const rateLimits: Record<LimitedId, Limit> = {
  // By address: enough for a whole tournament behind one.
  register: { name: 'register', points: 60, duration: 10 * MINUTE },
  login: { name: 'login', points: 120, duration: 5 * MINUTE },
  // Each asks a provider, or writes a nonce.
  startSocialLogin: { name: 'social start', points: 120, duration: 5 * MINUTE },
  socialLogin: { name: 'social login', points: 120, duration: 5 * MINUTE },
  completeSocialLogin: { name: 'social registration', points: 60, duration: 10 * MINUTE },
  linkSocialLogin: { name: 'social link', points: 60, duration: 10 * MINUTE },
  // By account.
  linkAccount: { name: 'linked accounts', points: 20, duration: 10 * MINUTE },
  // Each may send a mail, within the limit of its address.
  resetPassword: { name: 'recovery', points: 30, duration: 10 * MINUTE },
  changePassword: { name: 'password reset', points: 60, duration: 10 * MINUTE },
  confirmEmail: { name: 'confirmation', points: 60, duration: 10 * MINUTE },
  completeLogin: { name: 'second step by address', points: 120, duration: 5 * MINUTE },
  // Each visit of the log-in asks for one, so that the browser can offer a passkey.
  startPasskeyLogin: { name: 'passkey challenges', points: 300, duration: 5 * MINUTE },
  loginByPasskey: { name: 'passkey log-in', points: 120, duration: 5 * MINUTE },
  // By account: each guesses the current password, or a mailed code.
  deleteAccount: { name: 'erasure', points: 10, duration: 15 * MINUTE },
  createPassword: currentPassword,
  updatePassword: currentPassword,
  startTwoStep: currentPassword,
  renewRecoveryCodes: currentPassword,
  disableTwoStep: currentPassword,
  startPasskey: currentPassword,
  removePasskey: currentPassword,
  unlinkAccount: currentPassword,
  enableTwoStep: { name: 'two-step set-up', points: 10, duration: 15 * MINUTE },
  addPasskey: { name: 'passkeys', points: 30, duration: 10 * MINUTE },
  sendIdentityCode: { name: 'identity codes', points: 5, duration: 15 * MINUTE },
  requestEmailChange: { name: 'email change', points: 5, duration: 15 * MINUTE },
  requestAccountArchive: { name: 'archives', points: 5, duration: 60 * MINUTE },
  createTeam: { name: 'teams', points: 20, duration: 60 * MINUTE },
  applyToTeam: { name: 'applications', points: 30, duration: 10 * MINUTE },
  sendInvitations: invitations,
  invitePlayers: invitations,
  saveFile: pictures,
  replaceFile: pictures,
  createCommunication: communications,
  updateCommunication: communications,
  createSchedule: schedules,
  updateSchedule: schedules,
  createCheckIns: schedules,
  remindInvitees: schedules,
  createSponsor: sponsors,
  updateSponsor: sponsors,
  createEquipment: equipment,
  updateEquipment: equipment,
  createPixKey: pixKeys,
  updatePixKey: pixKeys,
  // By account: faster than anybody types, and fewer strangers than a campaign needs.
  sendMessage: { name: 'messages', points: 60, duration: MINUTE },
  createConversation: { name: 'conversations', points: 30, duration: 10 * MINUTE },
  updateConversation: { name: 'group names', points: 30, duration: 10 * MINUTE },
  updateConversationPicture: pictures,
  addConversationMember: { name: 'group members', points: 120, duration: 10 * MINUTE },
  // As fast as somebody types.
  searchMessages: { name: 'message search', points: 120, duration: MINUTE },
  // By account: several pictures a message, and few seconds for each.
  uploadAttachment: { name: 'attachments', points: 120, duration: 10 * MINUTE },
  // Each is logged, and sent to every open bracket.
  updateMatchScore: { name: 'match scores', points: 60, duration: 10 * MINUTE },
  callReferee: { name: 'referee calls', points: 20, duration: 10 * MINUTE },
  createTicket: tickets,
  replyToTicket: ticketReplies,
  closeTicket: ticketReplies,
  reopenTicket: ticketReplies,
  createReport: reports,
  reportMessage: reports,
  reportConversation: reports,
  answerTicket: moderation,
  takeTicket: moderation,
  closeQueuedTicket: moderation,
  decideReport: moderation,
  warnUser: moderation,
  suspendUser: moderation,
  restoreUser: moderation,
  // A browser renews rarely.
  subscribeToPush: { name: 'push', points: 60, duration: 10 * MINUTE },
  renewPushSubscription: { name: 'push renewals', points: 60, duration: 10 * MINUTE },
  // By account.
  createPartnerSite: { name: 'partner sites', points: 30, duration: 10 * MINUTE },
  authorizePartner: { name: 'partner codes', points: 60, duration: 10 * MINUTE },
  // By address: each page asks once, and once an hour.
  exchangePartnerCode: { name: 'partner exchanges', points: 300, duration: 5 * MINUTE },
  renewPartnerToken: { name: 'partner renewals', points: 600, duration: 5 * MINUTE },
  endPartnerToken: { name: 'partner sign-outs', points: 300, duration: 5 * MINUTE },
  unsubscribeFromDigest: { name: 'unsubscriptions', points: 60, duration: 10 * MINUTE },
  // Says whether somebody has a nick or a CPF, as the registration does.
  updateProfile: { name: 'profiles', points: 30, duration: 10 * MINUTE },
}

export interface RateLimits {
  /** Counts a request of an account or, without a session, of a network; rejects past the limit. */
  count(operation: string, caller: string): Promise<void>
}

export interface RateLimitOptions {
  enabled: boolean
  createLimiter: CreateLimiter
}

export function createRateLimits({ enabled, createLimiter }: RateLimitOptions): RateLimits {
  const limiters = new Map<string, Limiter>(
    Object.entries(rateLimits).map(([operation, limit]) => [
      operation,
      createLimiter({ ...limit, blockInMemory: true }),
    ]),
  )
  return {
    async count(operation, caller) {
      const limiter = limiters.get(operation)
      if (enabled && limiter !== undefined) await consume(limiter, limiterKey(caller))
    },
  }
}
