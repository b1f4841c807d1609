import type { ConvocaError } from '@convoca/sdk/core'
import type { errorText, fieldErrorText, visibleMessage } from '@convoca/sdk/text'

interface ErrorTexts {
  errorText: typeof errorText
  fieldErrorText: typeof fieldErrorText
  visibleMessage: typeof visibleMessage
}

/** The table of all texts comes with the client: before the first call there is no error of one. */
let texts: ErrorTexts | undefined

export function provideErrorTexts(provided: ErrorTexts): void {
  texts = provided
}

/**
 * Tells a call's error by its fields, because its class comes with the client, which a page that calls
 * nothing does not load.
 */
export const isCallError = (error: unknown): error is ConvocaError =>
  error instanceof Error && 'code' in error && 'fieldErrors' in error

/** The request id, by which a failed request is found in the server's log. */
const getRequestId = (error: unknown) => (isCallError(error) ? error.requestId : undefined)

/** Whether the resource does not exist, or is hidden from the caller. */
export const isNotFound = (error: unknown) => isCallError(error) && error.status === 404

/** Whether a page's subject does not exist: an address that the contract refuses cannot name one either. */
export const isMissing = (error: unknown) => isNotFound(error) || (isCallError(error) && error.status === 400)

/** The user may not see it, or no longer. */
export const isForbidden = (error: unknown) => isCallError(error) && error.status === 403

/** Whether the resource existed, and was deleted. */
export const isDeleted = (error: unknown) => getErrorCode(error) === 'TEAM_DELETED'

/** The error code of the contract, or of the client. */
export const getErrorCode = (error: unknown) => (isCallError(error) ? error.code : undefined)

const sessionCodes: readonly string[] = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOKEN_INVALID']

/** Whether a code says that there is no session, or no longer. A wrong password is a 401, too, but another code. */
export const isSessionCode = (code: string) => sessionCodes.includes(code)

/** Whether a call was refused for want of a session. */
export const isUnauthenticated = (error: unknown) => isCallError(error) && isSessionCode(error.code)

/** Calls are cancelled when nobody waits for them any more: at a log-out, or when the page is left. */
export const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortedError'

/** The reason and the end of a suspension, in the time of the reader. */
function toSuspensionText(error: unknown): string | undefined {
  const suspension = isCallError(error) ? error.problem?.suspension : undefined
  if (suspension === undefined) return undefined
  const end = new Date(suspension.ends_at).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
  return `Sua conta está suspensa até ${end}. Motivo: ${suspension.reason}`
}

/** The text that the user sees (docs/product.md#error-texts); undefined for errors that are only logged. */
export const getVisibleErrorText = (error: unknown) =>
  toSuspensionText(error) ?? texts?.visibleMessage(error)?.message

/** The text that the user sees, or `fallback` for errors that are only logged. */
export const getErrorTextOr = (error: unknown, fallback: string) => getVisibleErrorText(error) ?? fallback

/** The props of an error state: the text of the error (docs/product.md#error-texts), and the request id for support. */
export const toFailure = (error: unknown) => ({
  description: getVisibleErrorText(error),
  requestId: getRequestId(error),
})

const ownTextCodes: ReadonlySet<string> = new Set(['WRONG_PASSWORD', 'ADDRESS_NOT_PUBLIC', 'NAME_RESERVED'])

/** Error texts by field of the request; empty where the error names no field. */
export function getFieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!isCallError(error) || texts === undefined) return {}
  const { errorText, fieldErrorText } = texts
  // A text written for a conflict or of these codes ("Já existe um time com esta tag.") says more than the field's ("Já está em uso").
  const hasText = error.status === 409 || ownTextCodes.has(error.code)
  return Object.fromEntries(
    error.fieldErrors.map(({ path, code }) => [path, hasText ? errorText(error) : fieldErrorText(code)]),
  )
}

/** Error texts by the request's own fields: the path of a list names its single entries. */
export const getNamedErrors = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(getFieldErrors(error)).map(([path, text]) => [path.replace(/\..*/, ''), text]),
  )
