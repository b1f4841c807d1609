import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

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

async function originOf(child: ChildProcess): Promise<string> {
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  for (;;) {
    const origin = /running at (\S+)/.exec(output)?.[1]
    if (origin !== undefined) return origin
    if (child.exitCode !== null) throw new Error('The server ended')
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])
  }
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

/**
 * Runs an attack on a server of its own, on loopback, with an empty database and one account. The first argument is the
 * repository whose server is attacked, by default this one.
 */
export async function withTarget(attack: (target: Target) => Promise<void>): Promise<void> {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('../../../../', import.meta.url)))
  const folder = await mkdtemp(join(tmpdir(), 'convoca-attack-'))
  const main = join(root, 'packages/server/src/main.ts')
  const child = spawn(process.execPath, ['--conditions=@convoca/source', main], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', SEED_DEMO: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const agent = new Agent({ keepAlive: true })
  try {
    const origin = await originOf(child)
    const target: Target = { post: (path, options) => post(origin, agent, path, options) }
    const { status } = await target.post('/auth/register', { body: owner })
    if (status !== 201) throw new Error(`Not registered: ${status}`)
    await attack(target)
  } finally {
    agent.destroy()
    const gone = once(child, 'close')
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await gone
    }
    await rm(folder, { recursive: true, force: true })
  }
}

/** For example `401 × 5, 429 × 95`. */
export function countStatuses(responses: readonly Response[]): string {
  const byStatus = Map.groupBy(responses, ({ status }) => status)
  return [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, { length }]) => `${status} × ${length}`)
    .join(', ')
}
