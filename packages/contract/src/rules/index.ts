export { earliestActivity, type TimeFilter } from './activities.ts'
export { canChangeCommunication } from './communications.ts'
export { decodedLength, imageRules, maxImageBytes, maxImagePixels, type ImageRule } from './images.ts'
export {
  invitationLifetime,
  inviteLinkLifetime,
  isInvitationExpired,
  maxPendingInvitations,
  statusAfterResponse,
  type InvitationKind,
  type InvitationResponse,
  type InvitationSide,
  type InvitationStatus,
} from './invitations.ts'
export { errorMessages, errorStatuses, problemType, type ErrorCode } from './problems.ts'
export { findDurationError, toHoursOfWeek, toWeekHour, type WeekHour } from './schedules.ts'
export { loginOriginLifetime, maxSessionLifetime, sessionLifetime } from './sessions.ts'
export { defaultTeamColors, type TeamColors } from './team-colors.ts'
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
