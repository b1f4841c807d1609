/**
 * The memory that the server keeps of two hours of talk: 200 people in 10 groups, a message every 4 seconds in each, sent as fast as the
 * server takes them, with typing, presence and read marks beside them; after each part ten people of a group close their page
 * and open another. The heap is read after a garbage collection, with nothing in flight. Nothing is enforced.
 *
 * On two cores with other work, in MB: 65.1 warm, 65.2 after 4,500 messages, 65.4 after 9,000, 65.5 after 13,500, 65.7 after 18,000; resident
 * 233 warm, 247 after 9,000, 290 after 11,250 and 290 after 18,000.
 */
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Socket } from 'socket.io-client'
import { newId } from '../src/database/id.ts'
import type { Db } from '../src/database/schema.ts'
import { type BenchDatabase, fillDatabase, withDatabase } from './bench-database.ts'
import { type Person, type Room, agent, insertPeople, insertRoom, openSocket, send } from './chat-site.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const ROOMS = 10
const PEOPLE = 20
const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 18_000)
const PARTS = 8
const RECONNECTING = 10

async function insertRooms(db: Db): Promise<Room[]> {
  const people = await insertPeople(db, ROOMS * PEOPLE)
  const rooms: Room[] = []
  for (let index = 0; index < ROOMS; index += 1)
    rooms.push(await insertRoom(db, people.slice(index * PEOPLE, (index + 1) * PEOPLE)))
  return rooms
}

/** The open pages, by the person. */
class OpenPages {
  readonly #sockets = new Map<Person, Socket>()
  readonly #origin: string
  received = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  async open(person: Person, number: number): Promise<void> {
    const socket = openSocket(`${this.#origin}/chat`, person, number)
    socket.on('message', () => {
      this.received += 1
    })
    this.#sockets.set(person, socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
  }

  get(person: Person): Socket | undefined {
    return this.#sockets.get(person)
  }

  async reopen(person: Person, number: number): Promise<void> {
    this.#sockets.get(person)?.close()
    await this.open(person, number)
  }

  close(): void {
    for (const socket of this.#sockets.values()) socket.close()
  }
}

/** One message of each group, by the next of its people, whom another reads. */
async function talk(origin: string, rooms: readonly Room[], pages: OpenPages, round: number): Promise<void> {
  await Promise.all(
    rooms.map(async ({ id, people }) => {
      const sender = people[round % people.length]
      const reader = people[(round + 1) % people.length]
      if (sender === undefined || reader === undefined) throw new Error('An empty room')
      const url = `${origin}/api/chat/conversations/${id}`
      const toHeaders = ({ token }: Person) => ({ authorization: `Bearer ${token}` })
      pages.get(sender)?.emit('typing', { conversationId: id, isTyping: true })
      pages.get(reader)?.emit('presence', {
        presence: round % 2 === 0 ? 'online' : 'away',
        conversationId: id,
      })
      const body = { clientId: newId(), content: `Bora treinar? ${round}`, attachmentIds: [], replyTo: null }
      await send(`${url}/messages`, { headers: toHeaders(sender), body, status: 201 })
      const read = { sequence: round + 1 }
      await send(`${url}/read`, { method: 'PUT', headers: toHeaders(reader), body: read, status: 204 })
    }),
  )
}

/** Resolves once every page has what was sent to it. */
async function settle(pages: OpenPages, expected: number): Promise<void> {
  while (pages.received < expected) await new Promise((resolve) => setImmediate(resolve))
}

async function readHeap({ process: child }: ServerProcess): Promise<Record<string, string>> {
  if (child.stdout === null) throw new Error('The server has no output')
  const answered = once(child.stdout, 'data')
  child.kill('SIGUSR2')
  const [line] = (await answered) as [Buffer]
  const { heap, resident } = JSON.parse(String(line)) as { heap: number; resident: number }
  return { 'heap MB': (heap / 1e6).toFixed(1), 'resident MB': (resident / 1e6).toFixed(0) }
}

async function main({ folder, url }: BenchDatabase): Promise<void> {
  const rooms = await fillDatabase(url, insertRooms)
  const preload = fileURLToPath(new URL('./report-heap.ts', import.meta.url))
  const env = { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'false' }
  const server = await startServer({ env: { ...env, NODE_OPTIONS: `--import=${preload}` } })
  const pages = new OpenPages(server.origin)
  const everybody = rooms.flatMap(({ people }) => people)
  const heaps: Record<string, Record<string, string>> = {}
  try {
    for (const [number, person] of everybody.entries()) await pages.open(person, number)
    const rounds = MESSAGES / ROOMS / PARTS
    let round = 0
    // The first part warms up: code is compiled, pools and caches are filled.
    for (let part = 0; part <= PARTS; part += 1) {
      for (let number = 0; number < rounds; number += 1, round += 1)
        await talk(server.origin, rooms, pages, round)
      await settle(pages, round * ROOMS * PEOPLE)
      heaps[part === 0 ? 'warm' : `after ${(part * MESSAGES) / PARTS}`] = await readHeap(server)
      for (let number = 0; number < RECONNECTING; number += 1) {
        const person = everybody[(part * RECONNECTING + number) % everybody.length]
        if (person !== undefined) await pages.reopen(person, number)
      }
    }
    console.table(heaps)
  } finally {
    pages.close()
    agent.destroy()
    await server.stop()
  }
}

await withDatabase(4, main)
