import { EventEmitter } from 'node:events'

interface ApiCall {
  method: string
  path: string
  body: unknown
}

/** Emits every call that was accepted. */
export const apiCalls = new EventEmitter<{ sent: [ApiCall] }>()

/** Calls the API with this session's token and returns the parsed body. */
export async function callApi<T>(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} responded ${response.status}: ${text}`)
  apiCalls.emit('sent', { method, path, body })
  return (text === '' ? undefined : JSON.parse(text)) as T
}
