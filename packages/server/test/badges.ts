import { type Person, type TestServer, startServer } from './harness.ts'
import { type Client, connect, openClient, send, until } from './deliveries.ts'

/** The same numbers for the same seed (mulberry32). */
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
  /** What the page shows. */
  count(): number
  settle(): Promise<void>
}

/** As the app does it: events and reconnections make the page read the list, never count on their own. */
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

/** One random act of the user or of somebody else. */
async function act(
  server: TestServer,
  person: Person,
  badges: readonly Badge[],
  random: (below: number) => number,
): Promise<void> {
  // A request that is lost on its way. (A lost response is an act that only the events report, as everywhere here.)
  const isLost = random(4) === 0
  const call = async (run: () => Promise<unknown>) => {
    if (!isLost) await run()
  }
  const { body } = await server.call('listUnreadNotifications', { token: person.token })
  const picked = body.length === 0 ? undefined : body[random(body.length)]
  const { token } = person
  const kind = random(6)
  if (kind <= 1) await send(server, person, `n${random(1_000_000)}-${performance.now()}`)
  else if (kind === 2 && picked)
    await call(() => server.call('markNotificationRead', { token, path: { id: picked.id } }))
  else if (kind === 3 && picked)
    await call(() => server.call('deleteNotification', { token, path: { id: picked.id } }))
  else if (kind === 4) await call(() => server.call('markAllNotificationsRead', { token }))
  else badges[random(badges.length)]?.client.cut()
}

export interface BadgeCounts {
  sequences: number
  /** Sequences after which a page showed another number than the server counts. */
  differing: string[]
}

/** Plays random sequences of acts, cut connections and failed requests on two pages, and compares both with the server. */
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
  const differing: string[] = []
  try {
    for (let sequence = 0; sequence < options.sequences; sequence += 1) {
      for (let step = 0; step < options.acts; step += 1) await act(server, person, badges, random)
      const { count } = await server.db
        .selectFrom('notifications')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('user_id', '=', person.id)
        .where('read_at', 'is', null)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      const agree = async () => {
        for (const badge of badges) await badge.settle()
        return badges.every((badge) => badge.count() === Math.min(count, 200))
      }
      await until(`sequence ${sequence}: both badges show ${count}`, agree).catch(() => {
        differing.push(
          `${sequence}: ${badges.map((badge) => badge.count()).join(' and ')} instead of ${count}`,
        )
      })
    }
    return { sequences: options.sequences, differing }
  } finally {
    for (const { client } of badges) client.close()
    await server.close()
  }
}
