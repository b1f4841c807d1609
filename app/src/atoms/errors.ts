import { ConvocaError } from '@convoca/sdk/core'
import { errorText, fieldErrorText, visibleMessage } from '@convoca/sdk/text'

/** The id under which the server's log knows a failed request. */
const getRequestId = (error: unknown) => (error instanceof ConvocaError ? error.requestId : undefined)

/** Whether the answer was that there is no such thing, or none that the caller may see. */
export const isNotFound = (error: unknown) => error instanceof ConvocaError && error.status === 404

/** The code of the contract, or of the client, by which a failure is told from others. */
export const getErrorCode = (error: unknown) => (error instanceof ConvocaError ? error.code : undefined)

/** The Portuguese sentence of a refusal. */
export const getErrorText = (error: unknown) => errorText(error)

/** What part 1 §8 says a person is told of a failure. */
export const getVisibleErrorText = (error: unknown) => visibleMessage(error)?.message

/** The same, and `fallback` where it says nothing. */
export const getErrorTextOr = (error: unknown, fallback: string) => getVisibleErrorText(error) ?? fallback

/** What a page that could not be read says of the cause: part 1 §8's sentence, and the number for the support. */
export const toFailure = (error: unknown) => ({
  description: getVisibleErrorText(error),
  requestId: getRequestId(error),
})

/** Sentences by field of the request, for a form; empty where the error names no field. */
export function getFieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ConvocaError)) return {}
  // A conflict's own sentence ("Já existe um time com esta tag.") says more than the field's ("Já está em uso").
  const conflict = error.status === 409
  return Object.fromEntries(
    error.fieldErrors.map(({ path, code }) => [path, conflict ? errorText(error) : fieldErrorText(code)]),
  )
}
