import {
  fieldErrorMessages,
  errorMessages,
  type ClientErrorCode,
  type ErrorCode,
  type FieldErrorCode,
} from './error-codes.ts'

/** The shape that is read here; every `ConvocaError` has it, so that the texts do not need the client. */
export interface ErrorLike {
  code?: string | undefined
  status?: number | undefined
  message?: string | undefined
  problem?: { message?: string | readonly string[] } | undefined
}

const fallback = 'Ocorreu um erro'

function isKnownCode(code: string | undefined): code is ErrorCode | ClientErrorCode {
  return code !== undefined && Object.hasOwn(errorMessages, code)
}

function isFacts(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null
}

/** The Portuguese sentence of a code or an error; 'Ocorreu um erro' for anything unknown. */
export function errorText(error: ErrorCode | ClientErrorCode | ErrorLike | unknown): string {
  const code = typeof error === 'string' ? error : isFacts(error) ? error.code : undefined
  return isKnownCode(code) ? errorMessages[code][0] : fallback
}

/** The Portuguese sentence of a field's code. */
export function fieldErrorText(code: FieldErrorCode): string {
  return fieldErrorMessages[code] ?? 'Valor inválido'
}

/** Sentences by field path, the first of each: what a form shows after the server refused it. */
export function fieldErrorTexts(
  errors: readonly { path: string; code: FieldErrorCode }[],
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { path, code } of errors) texts[path] ??= fieldErrorText(code)
  return texts
}

/** From the answer (first item of a list), else the error's own, else the fallback (part 1 §8). */
export function serverMessage(error: ErrorLike): string {
  const message = error.problem?.message
  const first = typeof message === 'string' ? message : message?.[0]
  return first || error.message || fallback
}

export interface VisibleMessage {
  title: 'Erro'
  message: string
}

/** Part 1 §8's table: the sentence for a status, or null where nothing is shown. */
function byStatus(error: ErrorLike, message: string, text: string): string | null {
  const low = message.toLowerCase()
  switch (error.status) {
    case 400:
      return low.includes('must be') || low.includes('invalid') ? text : null
    case 401:
      return 'Não Autenticado'
    case 403:
      return 'Você não tem permissão para realizar esta ação'
    case 404:
      return low.includes('not found') || low.includes('não encontrado') ? text : null
    case 503:
      return 'Tivemos um problema. Contate o suporte.'
    default:
      return null
  }
}

/**
 * What of an error is shown to the user (part 1 §8), or null when it is only logged: the known server
 * messages in Portuguese, then the table by status.
 */
export function visibleMessage(error: unknown): VisibleMessage | null {
  if (!isFacts(error)) return null
  const { code } = error
  const sentence = isKnownCode(code) ? errorMessages[code] : undefined
  if (sentence?.[1] === 'never') return null
  if (sentence?.[1] === 'known') return { title: 'Erro', message: sentence[0] }
  const own = serverMessage(error)
  const message = byStatus(error, own, sentence?.[0] ?? own)
  return message === null ? null : { title: 'Erro', message }
}
