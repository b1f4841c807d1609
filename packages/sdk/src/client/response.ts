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
    /** The data of a success; where the contract promises a body, an empty one is malformed whatever its status. */
    getData: (site: CallSite, response: Response): unknown => {
      if (kind === 'none') return undefined
      const isEmpty = body instanceof Blob ? body.size === 0 : body === ''
      if (isEmpty) throw createMalformedError(site, response, new TypeError('the body is empty'))
      if (kind !== 'json') return body
      return parseBody(site, response, String(body))
    },
  }
}

function parseBody(site: CallSite, response: Response, text: string): unknown {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (cause) {
    throw createMalformedError(site, response, cause)
  }
  // No operation of the contract answers it; a caller would fail at the first field that it reads.
  if (data === null) throw createMalformedError(site, response, new TypeError('the body is null'))
  return data
}
