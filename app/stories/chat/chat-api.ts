import { mockTokenOf } from '@convoca/mocks'
import { seedPlayers } from '@convoca/fixtures'
import {
  createConversation,
  createConvoca,
  listConversations,
  listMessages,
  searchPlayers,
  sendMessage,
} from '@convoca/sdk'
import type { Schemas } from '@convoca/sdk'
import type { ChatMessage, ChatSummary, PlayerItem } from '@convoca/ui'
import { toPlayerItem } from '../../src/mappers/player.ts'

const [user] = seedPlayers
if (!user) throw new Error('The demo data has players')

/** The first demo player, who is signed in. */
export const currentUser = { id: user.id, name: user.nick }

const toSummary = (chat: Schemas['Conversation']): ChatSummary => ({
  ...chat,
  message: chat.message ?? '',
  status: chat.status ?? undefined,
  lastMessageTime: chat.lastMessageTime ?? '',
})

const toMessage = (message: Schemas['Message']): ChatMessage => ({
  id: message.clientId,
  content: message.content,
  sender: message.sender,
  createdAt: message.created_at,
  isOwn: message.sender.id === currentUser.id,
  deleted: message.deleted_at !== null,
  edited: message.edited_at !== null,
})

export interface ChatApi {
  /** Aborts all calls. */
  cancelAll: () => void
  fetchChats: () => Promise<ChatSummary[]>
  fetchMessages: (chatId: string) => Promise<ChatMessage[]>
  sendMessage: (chatId: string, clientId: string, content: string) => Promise<void>
  findPlayers: (search: string) => Promise<PlayerItem[]>
  /** Opens the direct conversation with a player; an existing one is reused. */
  openChatWith: (playerId: string) => Promise<ChatSummary>
}

/** Each story has a client of its own, so that it never shares a pending request of another story. */
export function createChatApi(): ChatApi {
  const convoca = createConvoca({ baseUrl: '/api', token: () => mockTokenOf(0) })
  return {
    cancelAll: () => convoca.cancelAll(),
    fetchChats: async () => {
      const { data } = await listConversations(convoca, {})
      return data.map(toSummary)
    },
    fetchMessages: async (id) => {
      const { data } = await listMessages(convoca, { id })
      return data.toSorted((a, b) => a.sequence - b.sequence).map(toMessage)
    },
    sendMessage: async (id, clientId, content) => {
      await sendMessage(convoca, { id, body: { clientId, content, attachmentIds: [], replyTo: null } })
    },
    findPlayers: async (search) => {
      const text = search.trim() || undefined
      const { data } = await searchPlayers(convoca, { order: 'asc', limit: 80, page: 1, search: text })
      return data.filter(({ id }) => id !== currentUser.id).map(toPlayerItem)
    },
    openChatWith: async (playerId) =>
      toSummary(await createConversation(convoca, { body: { userIds: [playerId], name: null } })),
  }
}
