import type { PresenceEvent } from '../context.ts'
import { sendNotify } from '../database/notify.ts'
import type { Db } from '../database/schema.ts'
import { findPartners, findPresences } from '../domains/chat/presence-repository.ts'
import type { ChatSockets } from './chat-sockets.ts'

export const PRESENCE_CHANNEL = 'convoca_presence'

/** Users whose presence is read by one statement. */
const BATCH = 500

export async function sendPresences(db: Db, events: readonly PresenceEvent[]): Promise<void> {
  if (events.length === 0) return
  await sendNotify(
    db,
    PRESENCE_CHANNEL,
    events.map((event) => JSON.stringify(event)),
  )
}

/** Events that are sent on together: those to everybody, or a single one to some people. */
function takeBatch(waiting: PresenceEvent[]): { userIds: string[]; to: readonly string[] | null } {
  const first = waiting[0]
  if (first?.to !== undefined) {
    waiting.shift()
    return { userIds: [first.userId], to: first.to }
  }
  const end = waiting.findIndex(({ to }) => to !== undefined)
  const events = waiting.splice(0, Math.min(BATCH, end === -1 ? waiting.length : end))
  return { userIds: [...new Set(events.map(({ userId }) => userId))], to: null }
}

async function emitBatch(
  db: Db,
  chat: ChatSockets,
  { userIds, to }: { userIds: readonly string[]; to: readonly string[] | null },
): Promise<void> {
  const connected = to === null ? chat.userIds() : to.filter((id) => chat.has(id))
  if (connected.length === 0) return
  const partners = await findPartners(db, userIds, connected)
  if (partners.length === 0) return
  const presences = await findPresences(db, userIds)
  for (const [userId, people] of Map.groupBy(partners, (partner) => partner.userId)) {
    const toIds = (seeing: boolean) => people.filter(({ sees }) => sees === seeing).map(({ id }) => id)
    chat.emit(toIds(true), 'presence', { userId, presence: presences.get(userId) ?? 'offline' })
    chat.emit(toIds(false), 'presence', { userId, presence: 'offline' })
  }
}

/**
 * Sends events on to the people who have a conversation with the user, as each of them may see it. Those that arrive
 * meanwhile are sent together afterwards: thousands of people may go at once, and each would take a connection.
 */
export function createPresenceEmitter(db: Db): (chat: ChatSockets, payload: string) => Promise<void> {
  const waiting: PresenceEvent[] = []
  let isEmitting = false

  return async (chat, payload) => {
    if (chat.isEmpty()) return
    waiting.push(JSON.parse(payload))
    if (isEmitting) return
    isEmitting = true
    try {
      while (waiting.length > 0) await emitBatch(db, chat, takeBatch(waiting))
    } finally {
      // After a failure, none: a page that connects again reads who is there.
      waiting.length = 0
      isEmitting = false
    }
  }
}
