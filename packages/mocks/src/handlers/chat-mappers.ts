import { formatMessageTime } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import { photoUrl } from '../mappers.ts'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { MockProblem } from '../problem.ts'
import { findUser } from '../queries.ts'
import type { ConversationRecord, MessageRecord } from '../content-tables.ts'

const chatPresences = ['online', 'away', 'offline'] as const

export function toChatPerson(database: MockDatabase, id: string): Schemas['ChatPerson'] {
  const user = findUser(database, id)
  return { id, name: user.nick, avatar: photoUrl(user) }
}

function toPresence(database: MockDatabase, userId: string): Schemas['Presence'] {
  const seat = database.users.findIndex(({ id }) => id === userId)
  return chatPresences[seat % chatPresences.length] ?? 'offline'
}

/** The messages of a conversation, oldest first. */
export function findMessages(database: MockDatabase, conversationId: string): MessageRecord[] {
  return database.messages
    .filter((message) => message.conversationId === conversationId)
    .toSorted((a, b) => a.sequence - b.sequence)
}

/** Every change of a message has a number within its conversation. */
export function findLastChange(messages: readonly MessageRecord[]): number {
  return Math.max(0, ...messages.map(({ change }) => change))
}

export function isBlocked(database: MockDatabase, one: string, other: string): boolean {
  return database.blocks.some(
    ({ userId, blockedId }) =>
      (userId === one && blockedId === other) || (userId === other && blockedId === one),
  )
}

/** A conversation of the caller; to everybody else it does not exist. */
export function findConversation(database: MockDatabase, user: UserRecord, id: string): ConversationRecord {
  const found = database.conversations.find((one) => one.id === id && one.userIds.includes(user.id))
  if (!found) throw new MockProblem('CONVERSATION_NOT_FOUND')
  return found
}

export function toMessage(database: MockDatabase, message: MessageRecord): Schemas['Message'] {
  const gone = message.deletedAt !== null
  return {
    id: message.id,
    clientId: message.clientId,
    conversationId: message.conversationId,
    sequence: message.sequence,
    change: message.change,
    sender: toChatPerson(database, message.senderId),
    content: gone ? '' : message.content,
    attachments: gone ? [] : message.attachments,
    reactions: gone ? [] : message.reactions,
    replyTo: message.replyTo,
    created_at: message.at,
    edited_at: message.editedAt,
    deleted_at: message.deletedAt,
    pinned_at: gone ? null : message.pinnedAt,
  }
}

export function toConversation(
  database: MockDatabase,
  conversation: ConversationRecord,
  viewer: UserRecord,
): Schemas['Conversation'] {
  const messages = findMessages(database, conversation.id)
  const last = messages.at(-1)
  const lastReadSequence = conversation.readUpTo.get(viewer.id) ?? 0
  const isUnread = (one: MessageRecord) => one.sequence > lastReadSequence && one.senderId !== viewer.id
  const others = conversation.userIds.filter((id) => id !== viewer.id).map((id) => toChatPerson(database, id))
  const isGroup = conversation.name !== null
  const team = database.teams.find((one) => one.id === conversation.teamId)
  const logo = team?.pictures.find((file) => file.business_type === 'TEAM_PROFILE_PHOTO')?.url ?? null
  const presences = others.map(({ id }) => ({ userId: id, presence: toPresence(database, id) }))
  return {
    id: conversation.id,
    name: conversation.name ?? others[0]?.name ?? '',
    message: last === undefined || last.deletedAt !== null ? null : last.content,
    lastSenderId: last?.senderId ?? null,
    unreadCount: messages.filter(isUnread).length,
    avatar: isGroup ? (conversation.picture ?? logo) : (others[0]?.avatar ?? null),
    status: isGroup ? null : (presences[0]?.presence ?? 'offline'),
    lastMessageTime: last ? formatMessageTime(new Date(last.at), new Date(database.now())) : null,
    last_message_at: last?.at ?? null,
    isGroup,
    team_id: conversation.teamId,
    members: others,
    askedIds: others.filter(({ id }) => isGroup && id === conversation.requestedOf).map(({ id }) => id),
    presences: presences.filter(({ presence }) => presence !== 'offline'),
    mutedUntil: conversation.mutedUntil.get(viewer.id) ?? null,
    lastReadSequence,
    lastSequence: last?.sequence ?? 0,
    lastChange: findLastChange(messages),
    reads: others.map(({ id }) => ({ userId: id, sequence: conversation.readUpTo.get(id) ?? 0 })),
    ownerId: conversation.ownerId,
    isRequest: conversation.requestedOf === viewer.id,
  }
}
