import { createConvoca, type ConvocaOptions } from '../create-client.ts'

export const base = 'https://api.test/api'

export const json = (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })

export const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: code, status, code, message: code, requestId: 'r1' }),
    {
      status,
      headers: { 'content-type': 'application/problem+json', ...headers },
    },
  )

type Handler = (request: Request, index: number) => Response | Promise<Response>

/** A client whose fetch is the test's handler, and its requests with their bodies. */
export function fakeClient(handler: Handler, options: Partial<ConvocaOptions> = {}) {
  const requests: { request: Request; body: string }[] = []
  const convoca = createConvoca({
    baseUrl: base,
    retry: { retries: 2, baseDelay: 1, maxDelay: 1 },
    ...options,
    fetch: async (request) => {
      const index = requests.length
      requests.push({ request, body: await request.clone().text() })
      return handler(request, index)
    },
  })
  return { convoca, requests }
}

/** A promise that the test resolves. */
export function createDeferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** The error of a rejected call. */
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('the call succeeded')
    },
    (error: unknown) => error,
  )

export const team = { name: 'Lobos', teamTag: 'LOBOS', game_id: 'g1', description: 'Um time de teste.' }
