import { httpError, MalformedAnswerError } from './errors.ts'
import type { Answer } from './types.ts'

function parse(text: string): { value: unknown } | { cause: unknown } {
  try {
    return { value: JSON.parse(text) }
  } catch (cause) {
    return { cause }
  }
}

/** The body of an answer as it arrived: text, or bytes where a success carries some. */
export type Body = string | Blob

/** Reads a body; what it means is decided after the last attempt. */
export function readBody(response: Response, answer: Answer): Promise<Body> {
  return response.ok && answer === 'blob' ? response.blob() : response.text()
}

/** The data of a success, or the typed error. Success is the status alone. */
export function dataOf(response: Response, body: Body, answer: Answer): unknown {
  if (response.ok && (answer === 'none' || response.status === 204)) return undefined
  if (response.ok && (answer !== 'json' || typeof body !== 'string')) return body
  const parsed = typeof body === 'string' ? parse(body) : { cause: undefined }
  if (!response.ok) throw httpError(response, 'value' in parsed ? parsed.value : undefined)
  if ('value' in parsed) return parsed.value
  throw new MalformedAnswerError({
    code: 'MALFORMED_ANSWER',
    message: `the answer ${response.status} is not what the contract promises`,
    requestId: response.headers.get('x-request-id') ?? undefined,
    cause: parsed.cause,
  })
}

/** A copy of an answer whose whole body is read already, for the raw client. */
export async function bufferedCopy(response: Response): Promise<Response> {
  if (response.body === null) return response
  const bytes = await response.arrayBuffer()
  // These may not carry a body, and the constructor refuses even an empty one.
  const bare = response.status === 204 || response.status === 205 || response.status === 304
  const { status, statusText, headers } = response
  return new Response(bare ? null : bytes, { status, statusText, headers })
}
