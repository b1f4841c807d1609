import {
  fieldErrorMessages,
  errorMessages,
  errorMessagesToOneself,
  type ClientErrorCode,
  type ErrorCode,
  type FieldErrorCode,
} from './error-codes.ts'

/** The fields that are read of an error; every `ConvocaError` has them, so that this entry does not import the client. */
export interface ErrorLike {
  code?: string | undefined
  operation?: string | undefined
  status?: number | undefined
  message?: string | undefined
  problem?: { message?: string | readonly string[] } | undefined
}

const fallback = 'Ocorreu um erro'

function isKnownCode(code: string | undefined): code is ErrorCode | ClientErrorCode {
  return code !== undefined && Object.hasOwn(errorMessages, code)
}

function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null
}

const toOneself: Readonly<Record<string, Readonly<Record<string, string>>>> = errorMessagesToOneself

/** The message of a code, in the words of the operation where it is about the caller. */
function findText({ code, operation = '' }: ErrorLike): string | undefined {
  if (!isKnownCode(code)) return undefined
  const own = Object.hasOwn(toOneself, operation) ? toOneself[operation] : undefined
  return own?.[code] ?? errorMessages[code][0]
}

/** The Portuguese message of a code or an error; 'Ocorreu um erro' for anything unknown. */
export function errorText(error: ErrorCode | ClientErrorCode | ErrorLike | unknown): string {
  const text = typeof error === 'string' ? findText({ code: error }) : isErrorLike(error) && findText(error)
  return text || fallback
}

/** The Portuguese message of a field's code. */
export function fieldErrorText(code: FieldErrorCode): string {
  return fieldErrorMessages[code] ?? 'Valor inválido'
}

/** The first message of each field by path, for a form that the server rejected. */
export function fieldErrorTexts(
  errors: readonly { path: string; code: FieldErrorCode }[],
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { path, code } of errors) texts[path] ??= fieldErrorText(code)
  return texts
}

/** The response's message (the first of a list), else the error's own, else the fallback. */
export function serverMessage(error: ErrorLike): string {
  const message = error.problem?.message
  const first = typeof message === 'string' ? message : message?.[0]
  return first || error.message || fallback
}

export interface VisibleMessage {
  title: 'Erro'
  message: string
}

/** The message for a status, or null where nothing is shown. */
function getMessageByStatus(error: ErrorLike, message: string, text: string): string | null {
  const lowerCase = message.toLowerCase()
  switch (error.status) {
    case 400:
      return lowerCase.includes('must be') || lowerCase.includes('invalid') ? text : null
    case 401:
      return 'Não Autenticado'
    case 403:
      return 'Você não tem permissão para realizar esta ação'
    case 404:
      return lowerCase.includes('not found') || lowerCase.includes('não encontrado') ? text : null
    case 503:
      return 'Tivemos um problema. Contate o suporte.'
    default:
      return null
  }
}

/**
 * The message that the user sees, or null when the error is only logged: known messages in
 * Portuguese, else the table by status.
 */
export function visibleMessage(error: unknown): VisibleMessage | null {
  if (!isErrorLike(error)) return null
  const { code } = error
  const visibility = isKnownCode(code) ? errorMessages[code][1] : undefined
  if (visibility === 'never') return null
  const own = serverMessage(error)
  const text = findText(error) ?? own
  if (visibility === 'always') return { title: 'Erro', message: text }
  const message = getMessageByStatus(error, own, text)
  return message === null ? null : { title: 'Erro', message }
}
