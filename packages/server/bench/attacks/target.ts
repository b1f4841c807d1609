import { Agent, request } from 'node:http'
import { withServerProcess } from './server-process.ts'

export interface Response {
  status: number
  milliseconds: number
}

export interface PostOptions {
  /** Any address of 127.0.0.0/8 (on Linux): the server takes each for another client. */
  from?: string
  body: unknown
}

export interface Target {
  post(path: string, options: PostOptions): Promise<Response>
}

export const owner = {
  name: 'Ana Conceição',
  nick: 'ana_sp',
  cpf: '52998224725',
  phone: '11987654321',
  email: 'ana@convoca.example',
  gender: null,
  password: 'capivara-no-telhado-42',
  provider: null,
  birth: '2001-03-14',
}

function post(
  origin: string,
  agent: Agent,
  path: string,
  { from = '127.0.0.1', body }: PostOptions,
): Promise<Response> {
  const start = performance.now()
  return new Promise((done, fail) => {
    const call = request(
      `${origin}/api${path}`,
      { method: 'POST', agent, localAddress: from, headers: { 'content-type': 'application/json' } },
      (response) => {
        response.resume()
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, milliseconds: performance.now() - start }),
        )
      },
    )
    call.on('error', fail)
    call.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
}

/** Runs an attack on a server with one account. */
export async function withTarget(attack: (target: Target) => Promise<void>): Promise<void> {
  await withServerProcess(async ({ origin }) => {
    const agent = new Agent({ keepAlive: true })
    try {
      const target: Target = { post: (path, options) => post(origin, agent, path, options) }
      const { status } = await target.post('/auth/register', { body: owner })
      if (status !== 201) throw new Error(`Not registered: ${status}`)
      await attack(target)
    } finally {
      agent.destroy()
    }
  })
}

/** The number of responses by status, for example `401 × 5, 429 × 95`. */
export function countStatuses(responses: readonly Response[]): string {
  const byStatus = Map.groupBy(responses, ({ status }) => status)
  return [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, { length }]) => `${status} × ${length}`)
    .join(', ')
}
