import { messageEditWindow } from '@convoca/sdk/rules'
import type { ChatMessage, ChatSummary, MediaSource } from '@convoca/ui'
import { toLocalSource } from '../atoms/chat/attachments.ts'
import type { Attachment } from '../atoms/chat/attachments.ts'
import type { Conversation } from '../atoms/chat/conversations.ts'
import type { Message } from '../atoms/chat/messages.ts'
import type { OutboxItem } from '../atoms/chat/outbox-store.ts'
import { formatRowTime } from './message-time.ts'

/** A text of somebody else as the reader wants to see it. */
export type Mask = (text: string) => string

/** The sender of the last message, unless it is the other one of a direct conversation or has left. */
function toSenderName({ isGroup, members, lastSenderId }: Conversation, meId: string) {
  if (lastSenderId === meId) return 'Você'
  return isGroup ? members.find(({ id }) => id === lastSenderId)?.name : undefined
}

interface SummaryView {
  meId: string
  /** The text that was begun. */
  draft?: string | undefined
  mask?: Mask | undefined
  isTyping?: boolean | undefined
  now?: number | undefined
}

/** You are, as far as you can tell. */
export const countOnline = ({ presences }: Pick<Conversation, 'presences'>) =>
  presences.filter(({ presence }) => presence === 'online').length + 1

/** A row of the list in the documented shape. */
export function toChatSummary(
  row: Conversation,
  { meId, draft = '', mask, isTyping = false, now = Date.now() }: SummaryView,
): ChatSummary {
  const { id, name, message, unreadCount, avatar, status, last_message_at: at, isGroup, members } = row
  return {
    id,
    name,
    message: draft === '' ? ((mask && message ? mask(message) : message) ?? '') : `Rascunho: ${draft}`,
    sender: draft === '' && message !== null ? toSenderName(row, meId) : undefined,
    unreadCount,
    avatar,
    status: status ?? undefined,
    lastMessageTime: at === null ? '' : formatRowTime(at, now),
    isGroup,
    muted: row.mutedUntil !== null,
    typing: isTyping,
    ...(isGroup ? { online: countOnline(row) } : { peerId: members[0]?.id }),
  }
}

export interface ThreadView {
  messages: readonly Message[]
  /** Those of this conversation that the server does not have yet. */
  unsent: readonly OutboxItem[]
  conversation: Conversation
  me: { id: string; nick: string; picture?: string | null | undefined }
  now: number
  mask?: Mask | undefined
  /** The loader of an attachment by its id. */
  toSource: (id: string) => MediaSource
}

/** An attachment as it is shown: one of the server, or one that is on its way. */
type Shown = Pick<Attachment, 'kind' | 'width' | 'height' | 'seconds'> & { url: MediaSource }

function toMedia(attachments: readonly Shown[]): Pick<ChatMessage, 'images' | 'voice'> {
  const voice = attachments.find(({ kind }) => kind === 'VOICE')
  return {
    images: attachments
      .filter(({ kind }) => kind === 'IMAGE')
      .map(({ url, width, height }) => ({ url, width: width ?? 4, height: height ?? 3 })),
    voice: voice && { url: voice.url, seconds: voice.seconds ?? 1 },
  }
}

const outboxStates = { sending: 'sending', unsent: 'failed', refused: 'failed' } as const

/** An own one keeps its id when the server confirms it. */
export const toKey = (message: Message, meId: string) =>
  message.sender.id === meId ? message.clientId : message.id

function toQuote(replyTo: string | null, byId: ReadonlyMap<string, Message>, { me, mask }: ThreadView) {
  if (replyTo === null) return undefined
  const message = byId.get(replyTo)
  if (message === undefined) return { id: replyTo, name: 'Resposta', text: 'a uma mensagem anterior' }
  const content = mask && message.sender.id !== me.id ? mask(message.content) : message.content
  const text = message.deleted_at === null ? content || 'Anexo' : 'Mensagem apagada'
  return { id: replyTo, name: message.sender.name, text }
}

function toMessage(message: Message, view: ThreadView, byId: ReadonlyMap<string, Message>): ChatMessage {
  const { conversation, me, now, toSource, mask } = view
  const isOwn = message.sender.id === me.id
  const readBy = conversation.reads.filter(({ sequence }) => sequence >= message.sequence).length
  const createdAt = message.created_at
  return {
    id: toKey(message, me.id),
    content: mask && !isOwn ? mask(message.content) : message.content,
    sender: message.sender,
    createdAt,
    ...toMedia(message.attachments.map((attachment) => ({ ...attachment, url: toSource(attachment.id) }))),
    isOwn,
    edited: message.edited_at !== null,
    pinned: message.pinned_at !== null,
    deleted: message.deleted_at !== null,
    quote: toQuote(message.replyTo, byId, view),
    reactions: message.reactions.map(({ emoji, userIds }) => ({
      emoji,
      count: userIds.length,
      own: userIds.includes(me.id),
    })),
    ...(isOwn && {
      state: readBy > 0 ? 'read' : 'sent',
      readBy: conversation.isGroup ? readBy : undefined,
      changeable: now - Date.parse(createdAt) < messageEditWindow,
    }),
  }
}

/** A thread as it is shown: what the server has, then what it does not have yet. */
export function toChatMessages(view: ThreadView): ChatMessage[] {
  const { messages, unsent, me } = view
  const byId = new Map(messages.map((message) => [message.id, message]))
  const sent = new Set(messages.filter(({ sender }) => sender.id === me.id).map(({ clientId }) => clientId))
  const waiting = unsent.filter(({ clientId }) => !sent.has(clientId))
  return [
    ...messages.map((message) => toMessage(message, view, byId)),
    ...waiting.map((item): ChatMessage => ({
      id: item.clientId,
      content: item.content,
      sender: { id: me.id, name: me.nick, avatar: me.picture },
      createdAt: item.createdAt,
      ...toMedia(
        (item.attachments ?? []).map((attachment) => ({
          ...attachment,
          url: toLocalSource(attachment.file),
        })),
      ),
      isOwn: true,
      quote: toQuote(item.replyTo, byId, view),
      state: outboxStates[item.state],
      failure: item.reason,
    })),
  ]
}

/** The message with the id that a row of the thread has. */
export const findMessageByKey = (messages: readonly Message[], key: string, meId: string) =>
  messages.find((message) => toKey(message, meId) === key)
