import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PASSWORD, newRegistrant } from '../../test/registrations.ts'
import { startServer } from '../server-process.ts'

export interface AttackedServer {
  origin: string
  pid: number
  /** The id of its PostgreSQL's main process. */
  postgresPid: number
}

/** Runs an attack on a server of its own with an empty embedded database; both end with it. */
export async function withServerProcess(attack: (server: AttackedServer) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'convoca-attack-'))
  const server = await startServer({ env: { DATA_DIR: dataDir, DATABASE_URL: '' } })
  try {
    const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
    await attack({ origin: server.origin, pid: server.process.pid ?? 0, postgresPid: Number(pid) })
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
export async function post(origin: string, path: string, body: object, token?: string): Promise<any> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return response.json()
}

export interface Account {
  id: string
  token: string
}

export async function registerAccount(origin: string): Promise<Account> {
  const person = newRegistrant()
  const { id } = await post(origin, '/auth/register', person)
  const { token } = await post(origin, '/auth/login', { email: person.email, password: PASSWORD })
  return { id, token }
}

export async function listChildren(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  )
  return lists.flatMap((list) =>
    list
      .split(' ')
      .filter((id) => id !== '')
      .map(Number),
  )
}

/** Resident kilobytes of a process: its own, and those of files, such as Node's binary. */
async function readResident(pid: number): Promise<{ own: number; files: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
  return { own: read('RssAnon') + read('RssShmem'), files: read('RssFile') }
}

/**
 * Resident megabytes of a process and its children, without PostgreSQL, whose processes share most of theirs. Pages of
 * files count once: the processes run the same binary.
 */
export async function readMemory(pid: number): Promise<number> {
  const all = [await readResident(pid)]
  for (const child of await listChildren(pid)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')
    if (!command.includes('postgres')) all.push(await readResident(child))
  }
  const own = all.reduce((sum, one) => sum + one.own, 0)
  return (own + Math.max(...all.map(({ files }) => files))) / 1024
}
