/**
 * The time until a message that is posted reaches the pages of its conversation: 1,000 sockets in 50 conversations of 20, and one
 * conversation of 500, from the request until each page has it (stored, committed, announced, read again, emitted). Beside it
 * a bare server does the least that stores and delivers: `http`, one insert by the driver, `socket.io`'s own rooms.
 * The server is a process of its own with an embedded PostgreSQL; all pages are in this one, on the same two cores. Nothing is
 * enforced: times are the machine's.
 *
 * Two cores, load average in brackets                    median   p99    500 people: median, slowest
 * [1] a message read in seven statements: server (bare)  10 (1.1) 20 (6) 20 (11), 35 (20) ms
 * [5, other work on the machine] since: server (bare)    5.9 (0.9) 15 (5) 17 (12), 29 (20) ms
 * [2] read again by each process: server (bare)         5.6 (0.9) 10.1 (4.6) 17 (10), 35 (15) ms
 * [3] since: server (bare)                               5.0 (0.8) 9.0 (2.8) 15 (9), 29 (15) ms
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Socket } from 'socket.io-client'
import { newId } from '../src/database/id.ts'
import type { Db } from '../src/database/schema.ts'
import { type BenchDatabase, fillDatabase, withDatabase } from './bench-database.ts'
import { type Person, type Room, agent, insertPeople, insertRoom, openSocket, send } from './chat-site.ts'
import { startServer } from './server-process.ts'

const SOCKETS = 1000
const ROOMS = 50
const LARGE = 500
const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 400)
const LARGE_MESSAGES = Math.ceil(MESSAGES / 8)
const WARM_UP = 40
interface Site {
  rooms: Room[]
  large: Room
}

async function insertSite(db: Db): Promise<Site> {
  const people = await insertPeople(db, SOCKETS)
  const size = SOCKETS / ROOMS
  const rooms: Room[] = []
  for (let index = 0; index < ROOMS; index += 1)
    rooms.push(await insertRoom(db, people.slice(index * size, (index + 1) * size)))
  return { rooms, large: await insertRoom(db, people.slice(0, LARGE)) }
}

/** The request for a message to the server. */
interface Delivery {
  url: (room: Room) => string
  headers: (sender: Person) => Record<string, string>
}

/** The pages of all people, and those that wait for a message by its id. */
class Pages {
  readonly #sockets: Socket[] = []
  readonly #waiting = new Map<string, () => void>()

  async open(origin: string, people: readonly Person[], namespace: string): Promise<void> {
    for (let start = 0; start < people.length; start += 50) {
      const part = people.slice(start, start + 50).map((person, index) => {
        const socket = openSocket(`${origin}${namespace}`, person, start + index)
        socket.on('message', ({ clientId }: { clientId: string }) => this.#waiting.get(clientId)?.())
        this.#sockets.push(socket)
        return new Promise<void>((resolve, reject) => {
          socket.once('connect', resolve)
          socket.once('connect_error', reject)
        })
      })
      await Promise.all(part)
    }
  }

  /** Posts a message; resolves with the milliseconds after which each page had it. */
  async measure(room: Room, { url, headers }: Delivery): Promise<number[]> {
    const clientId = newId()
    const times: number[] = []
    const started = performance.now()
    const delivered = new Promise<void>((resolve) => {
      this.#waiting.set(clientId, () => {
        times.push(performance.now() - started)
        if (times.length === room.people.length) resolve()
      })
    })
    const [sender] = room.people
    if (sender === undefined) throw new Error('An empty room')
    const body = { clientId, content: 'Bora treinar?', attachmentIds: [], replyTo: null }
    await Promise.all([send(url(room), { headers: headers(sender), body, status: 201 }), delivered])
    this.#waiting.delete(clientId)
    return times
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }
}

const at = (times: readonly number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)

async function measureSite(origin: string, namespace: string, { rooms, large }: Site, delivery: Delivery) {
  const pages = new Pages()
  await pages.open(
    origin,
    rooms.flatMap(({ people }) => people),
    namespace,
  )
  try {
    const small: number[] = []
    for (let round = 0; round < WARM_UP + MESSAGES; round += 1) {
      const room = rooms[round % rooms.length]
      const times = room === undefined ? [] : await pages.measure(room, delivery)
      if (round >= WARM_UP) small.push(...times)
    }
    const all: number[] = []
    for (let round = 0; round < LARGE_MESSAGES; round += 1)
      all.push(Math.max(...(await pages.measure(large, delivery))))
    return {
      'median ms': at(small, 0.5),
      'p99 ms': at(small, 0.99),
      '500 people, the last: median ms': at(all, 0.5),
      'slowest ms': at(all, 1),
    }
  } finally {
    pages.close()
  }
}

async function main({ folder, url }: BenchDatabase): Promise<void> {
  const site = await fillDatabase(url, insertSite)
  const env = { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'false' }
  const server = await startServer({ env, descriptors: 8192 })
  const figures: Record<string, object> = {}
  try {
    figures['server'] = await measureSite(server.origin, '/chat', site, {
      url: ({ id }) => `${server.origin}/api/chat/conversations/${id}/messages`,
      headers: ({ token }) => ({ authorization: `Bearer ${token}` }),
    })
  } finally {
    await server.stop()
  }
  const rooms = [...site.rooms, site.large].map(({ id, people }) => [id, people.map((person) => person.id)])
  const bare = new Worker(new URL('./chat-bare.ts', import.meta.url), { workerData: { url, rooms } })
  const [origin] = (await once(bare, 'message')) as [string]
  figures['bare http, insert, socket.io'] = await measureSite(origin, '/', site, {
    url: ({ id }) => `${origin}/${id}`,
    headers: () => ({}),
  })
  await bare.terminate()
  agent.destroy()
  figures['goal'] = { 'p99 ms': '≤ 10', 'slowest ms': '≤ 100' }
  console.table(figures)
}

await withDatabase(4, main)
