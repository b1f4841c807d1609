import { MockProblem } from '../problem.ts'
import { matches, userOf } from '../shapes.ts'
import type { World, WorldUser } from '../world.ts'
import type { WorldConversation } from '../world-pages.ts'
import { conversationOf, conversationShape, cursorPage, isBlocked } from './chat-shapes.ts'
import { signedIn, type Context, type Handlers } from './handler.ts'

type ConversationIds =
  | 'listConversations'
  | 'createConversation'
  | 'readConversation'
  | 'markConversationRead'
  | 'muteConversation'
  | 'leaveConversation'
type BlockIds = 'listBlockedUsers' | 'blockUser' | 'unblockUser'

function newConversation(
  world: World,
  user: WorldUser,
  { userIds, name }: Context<'createConversation'>['input']['body'],
): WorldConversation {
  const others = userIds.map((id) => userOf(world, id).id)
  if (others.some((id) => isBlocked(world, user.id, id))) throw new MockProblem(403, 'USER_BLOCKED')
  const [first] = others
  const direct = world.conversations.find(
    (one) => one.name === null && one.userIds.includes(user.id) && one.userIds.includes(first ?? ''),
  )
  if (name === null && direct) return direct
  const made = { id: world.nextId('conversation'), name, teamId: null, userIds: [user.id, ...others] }
  const conversation = { ...made, readUpTo: new Map(), mutedUntil: new Map() }
  world.conversations.push(conversation)
  return conversation
}

export const conversationHandlers: Handlers<ConversationIds> = {
  listConversations(context) {
    const { world, input } = context
    const user = signedIn(context)
    const shapes = world.conversations
      .filter((one) => one.userIds.includes(user.id))
      .map((one) => conversationShape(world, one, user))
    const found = shapes.filter(
      (one) =>
        matches(input.search, one.name, one.message ?? '') &&
        (input.filter !== 'unread' || one.unreadCount > 0) &&
        (input.filter !== 'groups' || one.isGroup),
    )
    const sorted = found.toSorted((a, b) => ((a.lastMessageTime ?? '') < (b.lastMessageTime ?? '') ? 1 : -1))
    return cursorPage(sorted, input)
  },
  createConversation(context) {
    const { world, input } = context
    const user = signedIn(context)
    return conversationShape(world, newConversation(world, user, input.body), user)
  },
  readConversation(context) {
    const user = signedIn(context)
    const found = conversationOf(context.world, user, context.input.id)
    return conversationShape(context.world, found, user)
  },
  markConversationRead(context) {
    const user = signedIn(context)
    const { readUpTo } = conversationOf(context.world, user, context.input.id)
    // Never moves back.
    readUpTo.set(user.id, Math.max(readUpTo.get(user.id) ?? 0, context.input.body.sequence))
    return undefined
  },
  muteConversation(context) {
    const user = signedIn(context)
    const found = conversationOf(context.world, user, context.input.id)
    const { until } = context.input.body
    if (until === null) found.mutedUntil.delete(user.id)
    else found.mutedUntil.set(user.id, until)
    return conversationShape(context.world, found, user)
  },
  leaveConversation(context) {
    const user = signedIn(context)
    const found = conversationOf(context.world, user, context.input.id)
    // A team's group is left with the team; a direct one cannot be left.
    if (found.teamId !== null || found.name === null) throw new MockProblem(403, 'FORBIDDEN')
    found.userIds = found.userIds.filter((id) => id !== user.id)
    return undefined
  },
}

export const blockHandlers: Handlers<BlockIds> = {
  listBlockedUsers(context) {
    const { world } = context
    const own = world.blocks.filter((one) => one.userId === signedIn(context).id)
    return own.map(({ blockedId }) => {
      const { id, nick, name } = userOf(world, blockedId)
      return { id, nick, name }
    })
  },
  blockUser(context) {
    const { world, input } = context
    const user = signedIn(context)
    const { id: blockedId } = userOf(world, input.userId)
    const known = world.blocks.some((one) => one.userId === user.id && one.blockedId === blockedId)
    if (!known) world.blocks.push({ userId: user.id, blockedId })
    return undefined
  },
  unblockUser(context) {
    const { world, input } = context
    const user = signedIn(context)
    userOf(world, input.userId)
    world.blocks = world.blocks.filter((one) => one.userId !== user.id || one.blockedId !== input.userId)
    return undefined
  },
}
