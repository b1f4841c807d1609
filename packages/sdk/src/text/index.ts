export { isSecureAddress } from './addresses.ts'
export type { ClientErrorCode, ErrorCode, FieldErrorCode } from './codes.ts'
export {
  cpfCheckDigits,
  formatCpf,
  formatPhone,
  isBrazilianPhone,
  isCpf,
  onlyDigits,
  phoneDigits,
} from './documents.ts'
export {
  errorText,
  fieldErrorText,
  fieldErrorTexts,
  serverMessage,
  visibleMessage,
  type ErrorFacts,
  type VisibleMessage,
} from './errors.ts'
export {
  genderLabels,
  invitationKindLabels,
  invitationStatusLabels,
  notificationToastText,
  rosterStatusLabels,
  teamRoleLabels,
} from './labels.ts'
export { ageOn, cleanName, isEmail, isHexColor, isNick, isTeamTag, limits, minimumAge } from './names.ts'
export { findProfanity, findProfanityInUrl, profanityMessage, profanityUrlMessage } from './profanity/find.ts'
export { isPixKey, maskPixKey, type PixKeyType } from './pix.ts'
