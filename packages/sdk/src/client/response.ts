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

/**
 * Reads the body of a success once, as part of the attempt, and keeps it apart: a copy of the response that can be read
 * again costs as much as the request itself. Other responses are copied, for openapi-fetch and the session read them.
 */
export function createBodyReader(kind: ResponseKind) {
  let body: unknown
  return {
    read: async (response: Response): Promise<Response> => {
      if (!response.ok) return bufferResponse(response)
      body = await response[kind === 'blob' ? kind : 'text']()
      return response
    },
    /** The data of a success. */
    getData: (site: CallSite, response: Response): unknown => {
      if (kind === 'none' || response.status === 204) return undefined
      if (kind !== 'json') return body
      try {
        return JSON.parse(String(body))
      } catch (cause) {
        throw createMalformedError(site, response, cause)
      }
    },
  }
}
