import { httpError, malformed, type ConvocaError } from './errors.ts'
import type { Answer } from './types.ts'

function parse(body: Body): { value: unknown } | { cause: unknown } {
  try {
    return { value: JSON.parse(typeof body === 'string' ? body : '') }
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

/** The typed error of an answer that is not ok. */
export function refusalOf(response: Response, body: Body): ConvocaError {
  const parsed = parse(body)
  return httpError(response, 'value' in parsed ? parsed.value : undefined)
}

/** The data of a success, or the typed error. Success is the status alone. */
export function dataOf(response: Response, body: Body, answer: Answer): unknown {
  if (!response.ok) throw refusalOf(response, body)
  if (answer === 'none' || response.status === 204) return undefined
  if (answer !== 'json') return body
  const parsed = parse(body)
  if ('value' in parsed) return parsed.value
  throw malformed(response, parsed.cause)
}

/** A copy of an answer whose whole body is read already, for the raw client. */
export async function bufferedCopy(response: Response): Promise<Response> {
  if (response.body === null) return response
  const bytes = await response.arrayBuffer()
  // These may not carry a body, and the constructor refuses even an empty one.
  const bare = [204, 205, 304].includes(response.status)
  return new Response(bare ? null : bytes, response)
}
