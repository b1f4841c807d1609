import { decodedLength, maxGroupMembers, maxImageBytes, maxPinnedMessages } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import type { ConversationRecord } from '../content-tables.ts'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { toCursorPage } from '../paging.ts'
import { MockProblem } from '../problem.ts'
import { findUser } from '../queries.ts'
import { matchesSearch } from '../search.ts'
import { findConversation, findMessages, isBlocked, toConversation, toMessage } from './chat-mappers.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'
import { findVisibleMessage, isModerator, numberChange } from './messages.ts'

type GroupIds =
  | 'updateConversation'
  | 'updateConversationPicture'
  | 'deleteConversationPicture'
  | 'addConversationMember'
  | 'removeConversationMember'
  | 'transferConversation'
type PinIds = 'listPinnedMessages' | 'pinMessage' | 'unpinMessage' | 'searchMessages'

/** Who has been in it for longest is its next owner. */
export function removeFromGroup(group: ConversationRecord, userId: string): void {
  group.userIds = group.userIds.filter((id) => id !== userId)
  if (group.ownerId === userId) group.ownerId = group.userIds[0] ?? null
}

function changeGroup(
  context: Context<GroupIds>,
  change: (group: ConversationRecord, user: UserRecord) => void,
): Schemas['Conversation'] {
  const user = requireUser(context)
  const group = findConversation(context.database, user, context.input.id)
  if (group.ownerId !== user.id) throw new MockProblem('FORBIDDEN')
  change(group, user)
  return toConversation(context.database, group, user)
}

function requireMember(group: ConversationRecord, userId: string): void {
  if (!group.userIds.includes(userId)) throw new MockProblem('USER_NOT_FOUND')
}

export const groupHandlers: Handlers<GroupIds> = {
  updateConversation: (context) =>
    changeGroup(context, (group) => {
      group.name = context.input.body.name
    }),
  updateConversationPicture: (context) =>
    changeGroup(context, (group) => {
      const { base64 } = context.input.body
      if (decodedLength(base64) > maxImageBytes) throw new MockProblem('FILE_TOO_LARGE')
      const name = `group-${group.id}.jpg`
      context.database.uploads.set(name, base64)
      group.picture = `/files/mock/${name}`
    }),
  deleteConversationPicture: (context) =>
    changeGroup(context, (group) => {
      group.picture = null
    }),
  addConversationMember: (context) =>
    changeGroup(context, (group, user) => {
      const { id } = findUser(context.database, context.input.userId)
      if (group.userIds.includes(id)) return
      if (group.userIds.length >= maxGroupMembers) throw new MockProblem('GROUP_FULL')
      if (isBlocked(context.database, user.id, id)) throw new MockProblem('USER_BLOCKED')
      const left = group.departures?.get(id)
      if (left?.hasDeclined) throw new MockProblem('RECENTLY_DECLINED')
      group.userIds.push(id)
      // Who left on their own is asked first.
      if (left) group.requestedOf = id
    }),
  removeConversationMember: (context) =>
    changeGroup(context, (group, user) => {
      const { userId } = context.input
      if (userId === user.id) throw new MockProblem('FORBIDDEN')
      requireMember(group, userId)
      removeFromGroup(group, userId)
    }),
  transferConversation: (context) =>
    changeGroup(context, (group) => {
      const { userId } = context.input.body
      requireMember(group, userId)
      group.ownerId = userId
    }),
}

function changePin(context: Context<'pinMessage' | 'unpinMessage'>, pinnedAt: string | null) {
  const { database } = context
  const message = findVisibleMessage(context)
  const user = requireUser(context)
  const conversation = findConversation(database, user, message.conversationId)
  if (conversation.teamId !== null && !isModerator(database, user, conversation))
    throw new MockProblem('FORBIDDEN')
  if ((message.pinnedAt === null) !== (pinnedAt === null)) {
    if (pinnedAt !== null && listPinned(database, conversation.id).length >= maxPinnedMessages)
      throw new MockProblem('PIN_LIMIT')
    message.pinnedAt = pinnedAt
    numberChange(database, message)
  }
  return toMessage(database, message)
}

const listPinned = (database: MockDatabase, conversationId: string) =>
  findMessages(database, conversationId).filter(
    ({ pinnedAt, deletedAt }) => pinnedAt !== null && deletedAt === null,
  )

export const pinHandlers: Handlers<PinIds> = {
  listPinnedMessages(context) {
    const { database, input } = context
    const { id } = findConversation(database, requireUser(context), input.id)
    const pinned = listPinned(database, id)
    const sorted = pinned.toSorted((a, b) => ((a.pinnedAt ?? '') < (b.pinnedAt ?? '') ? 1 : -1))
    return sorted.map((message) => toMessage(database, message))
  },
  pinMessage: (context) => changePin(context, context.database.now()),
  unpinMessage: (context) => changePin(context, null),
  searchMessages(context) {
    const { database, input } = context
    const user = requireUser(context)
    const { conversationId } = input
    if (conversationId !== undefined) findConversation(database, user, conversationId)
    const own = database.conversations.filter(
      (one) => one.userIds.includes(user.id) && (conversationId === undefined || one.id === conversationId),
    )
    const found = own
      .flatMap(({ id }) => findMessages(database, id))
      .filter(({ deletedAt, content }) => deletedAt === null && matchesSearch(input.search, content))
      .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    return toCursorPage(
      found.map((message) => toMessage(database, message)),
      input,
    )
  },
}
