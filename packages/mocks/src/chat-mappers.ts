import { formatMessageTime } from '@convoca/contract/rules'
import type { SeedConversation, SeedMessage } from '@convoca/fixtures'
import type { Schemas } from '@convoca/sdk'
import { photoUrl } from './mappers.ts'
import type { MockDatabase, UserRecord } from './mock-database.ts'
import { findMessages, findUser } from './queries.ts'

const chatPresences = ['online', 'away', 'offline'] as const

function toChatPerson(database: MockDatabase, id: string): Schemas['ChatPerson'] {
  const user = findUser(database, id)
  return { id, name: user.nick, avatar: photoUrl(user) }
}

function toPresence(database: MockDatabase, userId: string): Schemas['Presence'] {
  const seat = database.users.findIndex(({ id }) => id === userId)
  return chatPresences[seat % chatPresences.length] ?? 'offline'
}

export function toMessage(database: MockDatabase, message: SeedMessage): Schemas['Message'] {
  const { id, clientId, conversationId, sequence, content } = message
  return {
    id,
    clientId,
    conversationId,
    sequence,
    change: sequence,
    sender: toChatPerson(database, message.senderId),
    content,
    attachments: [],
    reactions: [],
    replyTo: null,
    created_at: message.at,
    edited_at: null,
    deleted_at: null,
    pinned_at: null,
  }
}

export function toConversation(
  database: MockDatabase,
  conversation: SeedConversation,
  viewer: UserRecord,
): Schemas['Conversation'] {
  const messages = findMessages(database, conversation.id)
  const last = messages.at(-1)
  const { readUpTo } = conversation
  const others = conversation.userIds.filter((id) => id !== viewer.id).map((id) => toChatPerson(database, id))
  const isGroup = conversation.name !== null
  const team = database.teams.find(({ id }) => id === conversation.teamId)
  const logo = team?.pictures.find((file) => file.business_type === 'TEAM_PROFILE_PHOTO')?.url ?? null
  const presences = others.map(({ id }) => ({ userId: id, presence: toPresence(database, id) }))
  return {
    id: conversation.id,
    name: conversation.name ?? others[0]?.name ?? '',
    message: last?.content ?? null,
    lastSenderId: last?.senderId ?? null,
    unreadCount: messages.filter((message) => message.sequence > readUpTo && message.senderId !== viewer.id)
      .length,
    avatar: isGroup ? logo : (others[0]?.avatar ?? null),
    status: isGroup ? null : (presences[0]?.presence ?? 'offline'),
    lastMessageTime: last ? formatMessageTime(new Date(last.at), new Date(database.now())) : null,
    last_message_at: last?.at ?? null,
    isGroup,
    team_id: conversation.teamId,
    members: others,
    askedIds: [],
    presences: presences.filter(({ presence }) => presence !== 'offline'),
    mutedUntil: null,
    lastReadSequence: readUpTo,
    lastSequence: last?.sequence ?? 0,
    lastChange: last?.sequence ?? 0,
    reads: others.map(({ id }) => ({ userId: id, sequence: readUpTo })),
    ownerId: isGroup && conversation.teamId === null ? (conversation.userIds[0] ?? null) : null,
    isRequest: false,
  }
}
