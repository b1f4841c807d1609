import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../../.ci/server-process.ts'
import { type Member, signUp } from '../e2e/support/chat.ts'
import { callApi } from '../e2e/support/api.ts'
import { type ChatClient, openChatClient } from './chat-client.ts'

/*
 * `pnpm --filter @convoca/app run bench:chat [messages] [kills] [seed]`: three clients write to one
 * conversation while their network loses, doubles, delays and reorders, and the server is killed again and again. Counts
 * what has not arrived, what has arrived twice and what in another order; ends with 1 if there is any.
 */
const messages = Number(process.argv[2] ?? 1000)
const kills = Number(process.argv[3] ?? 20)
const seed = Number(process.argv[4] ?? 20_261_123)
/** Milliseconds without another message after which what is missing counts as lost. */
const patience = 60_000

/** mulberry32: the same faults for the same seed, as far as the machine's pace allows. */
function createRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Faults {
  missing: number
  doubled: number
  /** Delivered before one with a lower sequence. */
  disordered: number
  /** After a later one of the same sender. */
  overtaken: number
}

function findFaults(client: ChatClient, sent: readonly string[]): Faults {
  const contents = client.received.map(({ content }) => content)
  const known = new Set(contents)
  const last = new Map<string, number>()
  const overtaken = client.received.filter(({ content, senderId }) => {
    const place = Number(content.split(' ')[1])
    const previous = last.get(senderId) ?? -1
    last.set(senderId, Math.max(previous, place))
    return place < previous
  })
  return {
    missing: sent.filter((content) => !known.has(content)).length,
    doubled: contents.length - known.size,
    disordered: client.received.filter(
      ({ sequence }, index) => sequence < (client.received[index - 1]?.sequence ?? 0),
    ).length,
    overtaken: overtaken.length,
  }
}

async function waitForAll(clients: readonly ChatClient[], count: number): Promise<void> {
  const sum = () => clients.reduce((total, { received }) => total + received.length, 0)
  let known = sum()
  let changed = performance.now()
  while (clients.some(({ received }) => received.length < count) && performance.now() - changed < patience) {
    await wait(200)
    if (sum() === known) continue
    known = sum()
    changed = performance.now()
  }
}

interface Run {
  url: string
  members: readonly Member[]
  clients: readonly ChatClient[]
  conversationId: string
}

/** Clients for which the server counts as unread something else than what follows from what they have read. */
async function countWrongUnread({ url, members, clients, conversationId }: Run): Promise<number> {
  let wrong = 0
  for (const [index, { token, id }] of members.entries()) {
    const { unreadCount, lastReadSequence } = await callApi<{
      unreadCount: number
      lastReadSequence: number
    }>(url, token, 'GET', `/chat/conversations/${conversationId}`)
    const unread = clients[index]?.received.filter(
      ({ sequence, senderId }) => sequence > lastReadSequence && senderId !== id,
    )
    if (unreadCount !== unread?.length) wrong += 1
  }
  return wrong
}

const random = createRandom(seed)
// Each start of a killed server would bring the demo data again.
const server = await startServer({ SEED_DEMO: 'false' })
const started = performance.now()
const members = await Promise.all(['Anachat', 'Beachat', 'Caiochat'].map((name) => signUp(server.url, name)))
const [first] = members
const { id: conversationId } = await callApi<{ id: string }>(
  server.url,
  first?.token ?? '',
  'POST',
  '/chat/conversations',
  { userIds: members.slice(1).map(({ id }) => id), name: 'Contagem' },
)
const clients = members.map(({ token, id }) =>
  openChatClient({ url: server.url, token, userId: id, conversationId, random }),
)
try {
  const sent: string[] = []
  for (let place = 0; place < messages; place += 1) {
    const client = clients[place % clients.length]
    sent.push(`mensagem ${place}`)
    await client?.add(`mensagem ${place}`)
    await wait(random() * 40)
    if (random() < 0.02) client?.cut()
    // The network loses it as it loses anything else.
    if (random() < 0.05) void client?.markRead().catch(() => undefined)
    if (place % Math.ceil(messages / kills) !== 0) continue
    await server.kill()
    await server.start()
  }
  await waitForAll(clients, messages)
  const faults = clients.map((client) => findFaults(client, sent))
  console.table(faults)
  const wrong = await countWrongUnread({ url: server.url, members, clients, conversationId })
  const waiting = clients.reduce((sum, client) => sum + client.waiting, 0)
  console.log(
    `${messages} messages of ${clients.length} clients, ${kills} kills, seed ${seed}, ${Math.round((performance.now() - started) / 1000)} s: ${waiting} still in an outbox, ${wrong} wrong counts of unread messages`,
  )
  const sum = faults.flatMap(Object.values).reduce((total: number, count: number) => total + count, 0)
  if (sum + waiting + wrong > 0) process.exitCode = 1
} finally {
  for (const client of clients) client.close()
  await server.discard()
}
