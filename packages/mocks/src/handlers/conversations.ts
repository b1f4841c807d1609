import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { toCursorPage } from '../paging.ts'
import { MockProblem } from '../problem.ts'
import { findUser } from '../queries.ts'
import { matchesSearch } from '../search.ts'
import type { ConversationRecord } from '../content-tables.ts'
import { removeFromGroup } from './groups.ts'
import { findConversation, toConversation, isBlocked } from './chat-mappers.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'

type ConversationIds =
  | 'listConversations'
  | 'createConversation'
  | 'readConversation'
  | 'markConversationRead'
  | 'muteConversation'
  | 'leaveConversation'
  | 'answerMessageRequest'
type BlockIds = 'listBlockedUsers' | 'blockUser' | 'unblockUser'

function findOrCreateConversation(
  database: MockDatabase,
  user: UserRecord,
  { userIds, name }: Context<'createConversation'>['input']['body'],
): ConversationRecord {
  const others = userIds.map((id) => findUser(database, id).id)
  if (others.some((id) => isBlocked(database, user.id, id))) throw new MockProblem('USER_BLOCKED')
  const [first] = others
  const direct = database.conversations.find(
    (one) => one.name === null && one.userIds.includes(user.id) && one.userIds.includes(first ?? ''),
  )
  if (name === null && direct) return direct
  const made = { id: database.nextId('conversation'), name, teamId: null, userIds: [user.id, ...others] }
  const ownerId = name === null ? null : user.id
  const conversation = { ...made, readUpTo: new Map(), mutedUntil: new Map(), ownerId, picture: null }
  database.conversations.push(conversation)
  return conversation
}

export const conversationHandlers: Handlers<ConversationIds> = {
  listConversations(context) {
    const { database, input } = context
    const user = requireUser(context)
    const shapes = database.conversations
      .filter((one) => one.userIds.includes(user.id))
      .map((one) => toConversation(database, one, user))
    const found = shapes.filter(
      (one) =>
        matchesSearch(input.search, one.name, one.message ?? '') &&
        (input.filter !== 'unread' || one.unreadCount > 0) &&
        (input.filter !== 'requests' || one.isRequest) &&
        (input.filter !== 'groups' || one.isGroup),
    )
    const sorted = found.toSorted((a, b) => ((a.last_message_at ?? '') < (b.last_message_at ?? '') ? 1 : -1))
    return toCursorPage(sorted, input)
  },
  createConversation(context) {
    const { database, input } = context
    const user = requireUser(context)
    return toConversation(database, findOrCreateConversation(database, user, input.body), user)
  },
  readConversation(context) {
    const user = requireUser(context)
    const found = findConversation(context.database, user, context.input.id)
    return toConversation(context.database, found, user)
  },
  markConversationRead(context) {
    const user = requireUser(context)
    const { readUpTo } = findConversation(context.database, user, context.input.id)
    // Only ever moves forward.
    readUpTo.set(user.id, Math.max(readUpTo.get(user.id) ?? 0, context.input.body.sequence))
    return undefined
  },
  muteConversation(context) {
    const user = requireUser(context)
    const found = findConversation(context.database, user, context.input.id)
    const { until } = context.input.body
    if (until === null) found.mutedUntil.delete(user.id)
    else found.mutedUntil.set(user.id, until)
    return toConversation(context.database, found, user)
  },
  answerMessageRequest(context) {
    const user = requireUser(context)
    const found = findConversation(context.database, user, context.input.id)
    if (found.requestedOf !== user.id) throw new MockProblem('CONVERSATION_NOT_FOUND')
    found.requestedOf = undefined
    const { isAccepted } = context.input.body
    if (!isAccepted) removeFromGroup(found, user.id)
    if (isAccepted) found.departures?.delete(user.id)
    else found.departures?.set(user.id, { hasDeclined: true })
    return undefined
  },
  leaveConversation(context) {
    const user = requireUser(context)
    const found = findConversation(context.database, user, context.input.id)
    // A team's group is left with the team; a direct one cannot be left.
    if (found.teamId !== null || found.name === null) throw new MockProblem('FORBIDDEN')
    removeFromGroup(found, user.id)
    found.departures = new Map(found.departures).set(user.id, { hasDeclined: found.requestedOf === user.id })
    if (found.requestedOf === user.id) found.requestedOf = undefined
    return undefined
  },
}

export const blockHandlers: Handlers<BlockIds> = {
  listBlockedUsers(context) {
    const { database } = context
    const own = database.blocks.filter((one) => one.userId === requireUser(context).id)
    return own.map(({ blockedId }) => {
      const { id, nick, name } = findUser(database, blockedId)
      return { id, nick, name }
    })
  },
  blockUser(context) {
    const { database, input } = context
    const user = requireUser(context)
    const { id: blockedId } = findUser(database, input.userId)
    const known = database.blocks.some((one) => one.userId === user.id && one.blockedId === blockedId)
    if (!known) database.blocks.push({ userId: user.id, blockedId })
    return undefined
  },
  unblockUser(context) {
    const { database, input } = context
    const user = requireUser(context)
    findUser(database, input.userId)
    database.blocks = database.blocks.filter(
      (one) => one.userId !== user.id || one.blockedId !== input.userId,
    )
    return undefined
  },
}
