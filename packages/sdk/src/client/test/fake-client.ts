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

type Answerer = (request: Request, round: number) => Response | Promise<Response>

/** A client whose fetch is a function of the test, and the requests that it saw with their bodies. */
export function fakeClient(answer: Answerer, options: Partial<ConvocaOptions> = {}) {
  const requests: { request: Request; body: string }[] = []
  const convoca = createConvoca({
    baseUrl: base,
    retry: { retries: 2, baseDelay: 1, maxDelay: 1 },
    ...options,
    fetch: async (request) => {
      const round = requests.length
      requests.push({ request, body: await request.clone().text() })
      return answer(request, round)
    },
  })
  return { convoca, requests }
}

/** A promise and its handles. */
export function gate<T>() {
  let open: (value: T) => void = () => undefined
  const opened = new Promise<T>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** What a call was rejected with. */
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('the call succeeded')
    },
    (error: unknown) => error,
  )

export const team = { name: 'Lobos', teamTag: 'LOBOS', game_id: 'g1', description: 'Um time de teste.' }
