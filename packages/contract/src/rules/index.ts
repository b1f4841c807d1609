export { earliestActivity, type TimeFilter } from './activities.ts'
export {
  areGamesOfScore,
  areReportsEqual,
  championshipStatuses,
  championshipTransitions,
  communityLimits,
  joinGames,
  hasChampionshipPermission,
  isFinalScore,
  MAX_TEAMS_OF,
  toChampionshipUrl,
  winsOf,
  type ChampionshipPermission,
  type MatchRules,
  type ChampionshipRole,
  type ChampionshipStatus,
} from './championships.ts'
export {
  formatMessageTime,
  MAX_GROUP_MEMBERS,
  MAX_PINNED_MESSAGES,
  MAX_REACTION_KINDS,
  MAX_REQUEST_MESSAGES,
  MAX_VOICE_NOTE_BYTES,
  MAX_VOICE_NOTE_SECONDS,
} from './chat.ts'
export { canChangeCommunication } from './communications.ts'
export {
  attachmentSizes,
  decodedLength,
  imageRules,
  MAX_IMAGE_PIXELS,
  type ImageRule,
  type ImageSizes,
} from './images.ts'
export {
  invitationLifetime,
  inviteLinkLifetime,
  isInvitationExpired,
  MAX_PENDING_INVITATIONS,
  statusAfterResponse,
  type InvitationKind,
  type InvitationResponse,
  type InvitationSide,
  type InvitationStatus,
} from './invitations.ts'
export { isStaffNick } from './nicks.ts'
export { errorMessages, errorStatuses, problemType, type ErrorCode } from './problems.ts'
export { toHoursOfWeek, toWeekHour, type WeekHour } from './schedules.ts'
export {
  confirmationLifetime,
  loginChallengeLifetime,
  loginOriginLifetime,
  MAX_SESSION_LIFETIME,
  passkeyChallengeLifetime,
  passkeyTimeout,
  recoveryCodeCount,
  recentLoginMethod,
  recoveryLifetime,
  sessionLifetime,
  twoStepSetupLifetime,
  loginMethodProofDelay,
} from './sessions.ts'
export { toEventName } from './slugs.ts'
export {
  hasPermission,
  manageableRoles,
  missingPermissionCode,
  permissionsOf,
  rolesWithPermission,
  teamRoles,
  type TeamPermission,
  type TeamRole,
} from './team-permissions.ts'
export { canMoveGift, giftLifetime, type GiftStatus } from './gifts.ts'
export {
  canMovePayment,
  firstPaymentTime,
  paymentLifetime,
  paymentTransitions,
  remainingPaymentTime,
  splitFee,
  type PaymentStatus,
} from './payments.ts'
