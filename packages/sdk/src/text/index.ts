export { isSecureUrl } from './secure-url.ts'
export { pictureUrl, pictureWidths } from './picture-url.ts'
export type { ClientErrorCode, ErrorCode, FieldErrorCode } from './error-codes.ts'
export {
  cpfCheckDigits,
  formatCpf,
  formatPhone,
  isBrazilianPhone,
  isForeignPhone,
  isCpf,
  onlyDigits,
  phoneDigits,
} from './cpf-phone.ts'
export {
  errorText,
  fieldErrorText,
  fieldErrorTexts,
  serverMessage,
  visibleMessage,
  type ErrorLike,
  type VisibleMessage,
} from './error-text.ts'
export {
  genderLabels,
  invitationKindLabels,
  invitationStatusLabels,
  notificationToastText,
  rosterStatusLabels,
  teamRoleLabels,
} from './labels.ts'
export { countCharacters, firstGraphemes, truncate } from './graphemes.ts'
export { championshipNotificationPath, eventNotificationPath } from './notification-path.ts'
export { cleanName, cleanText, countVisible, foldText, isBlank } from './clean.ts'
export { isEmail, isLookalikeDomain, isLookalikeEmail, toAsciiEmail } from './email.ts'
export { ageOn, isHexColor, isNick, isTeamTag, minimumAge } from './validation.ts'
export { foldLookalikes } from './profanity/normalise.ts'
export { findProfanity, findProfanityInUrl, profanityMessage, profanityUrlMessage } from './profanity/find.ts'
export { isPixKey, maskPixKey, type PixKeyType } from './pix.ts'
