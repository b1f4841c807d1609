import type { Context } from '../../context.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import { notify } from '../notifications/service.ts'
import { type Notified, findNotified, findOnScreen, replaceWithdrawn } from './notifications-repository.ts'
import { findPresences } from './presence-repository.ts'
import type { LockedConversation } from './repository.ts'

const mention = /(?<![\w@-])@([A-Za-z0-9_-]{3,20})(?![\w-])/g

/** The nicks that a text mentions, in lower case. */
export function findMentioned(content: string): string[] {
  return [...new Set([...content.matchAll(mention)].map(([, nick = '']) => nick.toLowerCase()))]
}

interface Written {
  conversation: Pick<LockedConversation, 'id' | 'kind'>
  messageId: string
}

/**
 * The users whom a message is notified to: in a direct conversation the other one while away, in a group those who are mentioned and do not have
 * the conversation on screen. Muted conversations are quiet, and so is one with a notification that is not read yet; nobody
 * is notified of a message twice.
 */
async function findRecipients(
  { db, actor, now }: Context,
  { conversation: { id, kind }, messageId, mentioned }: Written & { mentioned: readonly string[] },
): Promise<Notified[]> {
  const isDirect = kind === 'DIRECT'
  if (!isDirect && mentioned.length === 0) return []
  const people = await findNotified(db, {
    conversationId: id,
    messageId,
    senderId: actor.userId,
    nicks: isDirect ? null : mentioned,
    now: now(),
  })
  const ids = people.map(({ userId }) => userId)
  const present = isDirect ? await findPresences(db, ids) : new Map()
  const watching = await findOnScreen(db, id, ids)
  return people.filter(({ userId }) => present.get(userId) !== 'online' && !watching.has(userId))
}

const toTitle = ({ senderNick, name }: Notified): string =>
  name === null ? `Mensagem de ${senderNick}` : `${senderNick} mencionou você em ${name}`

/**
 * Notifies in the app, by push and by e-mail, as each prefers for announcements: the documented kinds have
 * none for messages.
 */
export async function notifyMessage(
  context: Context,
  written: Written & { mentioned: readonly string[] },
): Promise<void> {
  const recipients = await findRecipients(context, written)
  const { conversation, messageId } = written
  const drafts: NotificationDraft[] = []
  for (const recipient of recipients) {
    const { userId, withdrawnId } = recipient
    const title = toTitle(recipient)
    if (withdrawnId === null) {
      drafts.push({
        userId,
        type: 'ANNOUNCE_NEW',
        contextType: 'USER',
        title,
        body: 'A mensagem não está mais disponível.',
        conversationId: conversation.id,
        messageId,
      })
      continue
    }
    // Somebody who sends and deletes in turns neither fills a bell nor rings twice.
    await replaceWithdrawn(context.db, withdrawnId, { title, messageId })
    await context.realtime.publishNotificationsChange(context, userId)
  }
  if (drafts.length > 0) await notify(context, drafts)
}

/** After an edit in a group, those whom the message did not mention before. */
export async function notifyOfNewMentions(
  context: Context,
  written: Written,
  text: { from: string; to: string },
): Promise<void> {
  if (written.conversation.kind === 'DIRECT') return
  const before = new Set(findMentioned(text.from))
  const mentioned = findMentioned(text.to).filter((nick) => !before.has(nick))
  await notifyMessage(context, { ...written, mentioned })
}
