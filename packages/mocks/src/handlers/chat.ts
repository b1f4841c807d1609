import { toConversation, toMessage } from '../chat-mappers.ts'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { toCursorPage } from '../paging.ts'
import { MockProblem } from '../problem.ts'
import { findMessages, findUser } from '../queries.ts'
import { matchesSearch } from '../search.ts'
import { requireUser, type Handlers } from './handler.ts'

type Ids = 'listConversations' | 'createConversation' | 'listMessages' | 'sendMessage'

/** A conversation of the caller; to everybody else it does not exist. */
function findConversation(database: MockDatabase, user: UserRecord, id: string) {
  const found = database.conversations.find(
    (conversation) => conversation.id === id && conversation.userIds.includes(user.id),
  )
  if (!found) throw new MockProblem('CONVERSATION_NOT_FOUND')
  return found
}

export const chatHandlers: Handlers<Ids> = {
  listConversations(context) {
    const { database, input } = context
    const user = requireUser(context)
    const found = database.conversations
      .filter(({ userIds }) => userIds.includes(user.id))
      .map((conversation) => toConversation(database, conversation, user))
      .filter(({ name, message }) => matchesSearch(input.search, name, message ?? ''))
    const sorted = found.toSorted((a, b) => ((a.last_message_at ?? '') < (b.last_message_at ?? '') ? 1 : -1))
    return toCursorPage(sorted, input)
  },
  createConversation(context) {
    const { database, input } = context
    const user = requireUser(context)
    const { name, userIds } = input.body
    const others = userIds.map((id) => findUser(database, id).id)
    const direct = database.conversations.find(
      (conversation) =>
        conversation.name === null &&
        conversation.userIds.includes(user.id) &&
        conversation.userIds.includes(others[0] ?? ''),
    )
    if (name === null && direct) return toConversation(database, direct, user)
    const id = database.nextId('conversation')
    const made = { id, name, teamId: null, userIds: [user.id, ...others], readUpTo: 0 }
    database.conversations.push(made)
    return toConversation(database, made, user)
  },
  listMessages(context) {
    const { database, input } = context
    const { id } = findConversation(database, requireUser(context), input.id)
    const messages = findMessages(database, id).map((message) => toMessage(database, message))
    // Messages that a client has missed come in their order, all others newest first.
    const after = input.after ?? input.changedAfter
    if (after !== undefined) {
      return toCursorPage(
        messages.filter(({ sequence }) => sequence > after),
        input,
      )
    }
    const middle = messages.findIndex((message) => message.id === input.around)
    if (input.around !== undefined && middle === -1) throw new MockProblem('MESSAGE_NOT_FOUND')
    const end = input.around === undefined ? undefined : middle + 1 + Math.floor((input.limit ?? 10) / 2)
    return toCursorPage(messages.slice(0, end).toReversed(), input)
  },
  sendMessage(context) {
    const { database, input } = context
    const user = requireUser(context)
    const { id: conversationId } = findConversation(database, user, input.id)
    const { clientId, content } = input.body
    const known = findMessages(database, conversationId)
    const sent = known.find((message) => message.clientId === clientId && message.senderId === user.id) ?? {
      id: database.nextId('message'),
      clientId,
      conversationId,
      sequence: (known.at(-1)?.sequence ?? 0) + 1,
      senderId: user.id,
      content,
      at: database.now(),
    }
    if (!known.includes(sent)) database.messages.push(sent)
    return toMessage(database, sent)
  },
}
