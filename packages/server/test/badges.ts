import { MAX_LISTED } from '../src/domains/inbox/repository.ts'
import { type Person, type TestServer, startServer } from './harness.ts'
import { type Client, connect, openClient, send, until } from './deliveries.ts'

/** A generator that gives the same numbers for the same seed (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** The badge of one page: it counts again whenever an event or a new connection says so. */
interface Badge {
  client: Client
  /** The number that the page shows. */
  count(): number
  settle(): Promise<void>
}

/**
 * Opens a badge as the app does: events and reconnections make the page read the list, never count on their
 * own.
 */
function openBadge(server: TestServer, origin: string, person: Person): Badge {
  const client = openClient(origin, person)
  let shown = 0
  let reading = Promise.resolve()
  let seen = ''
  const read = async () => {
    const { status, body } = await server.call('listUnreadNotifications', { token: person.token })
    if (status === 200) shown = body.length
  }
  const settle = async () => {
    await connect(client)
    const now = [client.received.length, client.changes, client.connections].join()
    if (now !== seen) {
      seen = now
      reading = reading.then(read)
    }
    await reading
  }
  return { client, count: () => shown, settle }
}

/** The unread notifications after the acts, by title; of one subject the newest is left. */
class Unread {
  readonly #subjects = new Map<string, string | undefined>()

  get count(): number {
    return this.#subjects.size
  }

  add(title: string, subject: string | undefined): void {
    for (const [other, its] of this.#subjects)
      if (subject !== undefined && its === subject) this.#subjects.delete(other)
    this.#subjects.set(title, subject)
  }

  remove(title: string): void {
    this.#subjects.delete(title)
  }

  clear(): void {
    this.#subjects.clear()
  }
}

/** One random act of the user or of somebody else. */
async function act(
  server: TestServer,
  person: Person,
  { badges, unread, random }: { badges: readonly Badge[]; unread: Unread; random: (below: number) => number },
): Promise<void> {
  // A request that is lost on its way. (A lost response is an act that only the events report, as everywhere here.)
  const isLost = random(4) === 0
  const call = async (run: () => Promise<unknown>, change: () => void) => {
    if (isLost) return
    await run()
    change()
  }
  const { body } = await server.call('listUnreadNotifications', { token: person.token })
  const picked = body.length === 0 ? undefined : body[random(body.length)]
  const { token } = person
  const kind = random(8)
  if (kind <= 3) {
    const title = `n${random(1_000_000)}-${performance.now()}`
    const subject = kind <= 1 ? undefined : `subject-${random(2)}`
    await send(server, person, title, subject)
    unread.add(title, subject)
  } else if (kind === 4 && picked)
    await call(
      () => server.call('markNotificationRead', { token, path: { id: picked.id } }),
      () => unread.remove(picked.title),
    )
  else if (kind === 5 && picked)
    await call(
      () => server.call('deleteNotification', { token, path: { id: picked.id } }),
      () => unread.remove(picked.title),
    )
  else if (kind === 6)
    await call(
      () => server.call('markAllNotificationsRead', { token }),
      () => unread.clear(),
    )
  else badges[random(badges.length)]?.client.cut()
}

export interface BadgeCounts {
  sequences: number
  /** The first sequence after which a page showed another number than the acts have left unread. */
  differing: string[]
}

/**
 * Plays random sequences of acts, cut connections and failed requests on two pages, and compares both with what the acts have
 * left unread. The first difference ends it: later sequences would only wait for what the same difference keeps away.
 */
export async function countBadges(options: {
  sequences: number
  acts: number
  seed: number
}): Promise<BadgeCounts> {
  const server = await startServer()
  const origin = await server.listen()
  const random = createRandom(options.seed)
  const person = await server.registerUser()
  const badges = [openBadge(server, origin, person), openBadge(server, origin, person)]
  const unread = new Unread()
  const differing: string[] = []
  try {
    for (let sequence = 0; sequence < options.sequences && differing.length === 0; sequence += 1) {
      for (let step = 0; step < options.acts; step += 1) await act(server, person, { badges, unread, random })
      const agree = async () => {
        for (const badge of badges) await badge.settle()
        return badges.every((badge) => badge.count() === Math.min(unread.count, MAX_LISTED))
      }
      await until(`sequence ${sequence}: both badges show ${unread.count}`, agree).catch(() => {
        differing.push(
          `${sequence}: ${badges.map((badge) => badge.count()).join(' and ')} instead of ${unread.count}`,
        )
      })
    }
    return { sequences: options.sequences, differing }
  } finally {
    for (const { client } of badges) client.close()
    await server.close()
  }
}
