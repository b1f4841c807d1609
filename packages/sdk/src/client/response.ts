import { createMalformedError } from './errors.ts'
import type { CallSite, ResponseKind } from './types.ts'

/**
 * A copy whose body is in memory: reading it belongs to the attempt, so that a connection lost half-way is
 * retried, and the copy can be read again.
 */
export async function bufferResponse(response: Response): Promise<Response> {
  if (response.body === null) return response
  const bytes = await response.arrayBuffer()
  // The constructor rejects even an empty body for these.
  const bodyless = [204, 205, 304].includes(response.status)
  return new Response(bodyless ? null : bytes, response)
}

/** The data of a success. */
export async function readData(site: CallSite, response: Response, kind: ResponseKind): Promise<unknown> {
  if (kind === 'none' || response.status === 204) return undefined
  try {
    return await response[kind]()
  } catch (cause) {
    throw createMalformedError(site, response, cause)
  }
}
