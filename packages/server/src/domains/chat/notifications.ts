import type { Context } from '../../context.ts'
import type { NotificationDraft } from '../notifications/repository.ts'
import { notify } from '../notifications/service.ts'
import { findNotified, findOnScreen } from './notifications-repository.ts'
import { findPresences } from './presence-repository.ts'
import type { LockedConversation } from './repository.ts'

const LONGEST = 200
const mention = /(?<![\w@-])@([A-Za-z0-9_-]{3,20})(?![\w-])/g

/** The nicks that a text mentions, in lower case. */
export function findMentioned(content: string): string[] {
  return [...new Set([...content.matchAll(mention)].map(([, nick = '']) => nick.toLowerCase()))]
}

type Sent = Pick<LockedConversation, 'id' | 'kind'> & { content: string; excerpt: string }

/**
 * Whom a message is notified to: in a direct conversation the other one while away, in a group whoever is mentioned and does not have
 * the conversation on screen. Muted conversations are quiet, and so is one with a notification that is not read yet.
 */
async function findRecipients(context: Context, { id, kind, content }: Sent) {
  const { db, actor, now } = context
  const mentioned = findMentioned(content)
  const isDirect = kind === 'DIRECT'
  if (!isDirect && mentioned.length === 0) return []
  const people = await findNotified(db, {
    conversationId: id,
    senderId: actor.userId,
    nicks: isDirect ? null : mentioned,
    now: now(),
  })
  const ids = people.map(({ userId }) => userId)
  const present = isDirect ? await findPresences(db, ids) : new Map()
  const watching = await findOnScreen(db, id, ids)
  return people.filter(({ userId }) => present.get(userId) !== 'online' && !watching.has(userId))
}

/** In the app, by push and by e-mail, as each prefers for announcements: the documented kinds have none for messages. */
export async function notifyMessage(context: Context, message: Sent): Promise<void> {
  const recipients = await findRecipients(context, message)
  const drafts = recipients.map(({ userId, senderNick, name }): NotificationDraft => ({
    userId,
    type: 'ANNOUNCE_NEW',
    contextType: 'USER',
    title: name === null ? `Mensagem de ${senderNick}` : `${senderNick} mencionou você em ${name}`,
    body: message.excerpt.slice(0, LONGEST),
    conversationId: message.id,
  }))
  if (drafts.length > 0) await notify(context, drafts)
}
