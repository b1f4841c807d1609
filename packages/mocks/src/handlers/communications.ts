import type { Schemas } from '@convoca/sdk'
import { invalid, MockProblem } from '../problem.ts'
import { pageOf, permissionsOf, userOf } from '../shapes.ts'
import type { World, WorldUser } from '../world.ts'
import { insideTeam, oneById, record, type Inside } from './access.ts'
import type { Context, Handlers } from './handler.ts'

type ListIds =
  | 'listCommunications'
  | 'listGlobalCommunications'
  | 'countUnreadCommunications'
  | 'listUnreadCommunicationsOf'
  | 'listPrivateCommunications'
type OneIds =
  | 'createCommunication'
  | 'readCommunication'
  | 'updateCommunication'
  | 'deleteCommunication'
  | 'markCommunicationRead'

type WorldCommunication = World['communications'][number]

function named(world: World, id: string): Schemas['User'] {
  const { nick, name } = userOf(world, id)
  return { id, nick, name }
}

function shape(world: World, reader: WorldUser, one: WorldCommunication): Schemas['Communication'] {
  return {
    id: one.id,
    team_id: one.teamId,
    title: one.title,
    body: one.body,
    messageType: one.messageType,
    isGlobal: one.isGlobal,
    sender: named(world, one.senderId),
    recipient: one.recipientId === null ? null : named(world, one.recipientId),
    isRead: one.senderId === reader.id || one.readBy.includes(reader.id),
    read_count: one.readBy.filter((id) => id !== one.senderId).length,
    created_at: one.createdAt,
    updated_at: one.updatedAt,
  }
}

/** What the caller may read of the team's communications, newest first. */
function readable({ world, team, user }: Inside): WorldCommunication[] {
  return world.communications
    .filter((one) => one.teamId === team.id)
    .filter((one) => one.isGlobal || one.senderId === user.id || one.recipientId === user.id)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}

function unread(inside: Inside): WorldCommunication[] {
  const { id } = inside.user
  return readable(inside).filter((one) => one.senderId !== id && !one.readBy.includes(id))
}

function listed(
  inside: Inside,
  list: readonly WorldCommunication[],
  input: { page?: number | undefined; limit?: number | undefined },
) {
  return pageOf(
    list.map((one) => shape(inside.world, inside.user, one)),
    input,
  )
}

function mayWrite({ own }: Inside, { isGlobal }: { isGlobal: boolean }): void {
  if (isGlobal && !permissionsOf(own.role).communicate) throw new MockProblem(403, 'FORBIDDEN')
}

function fields(inside: Inside, body: Schemas['CommunicationInput']) {
  mayWrite(inside, body)
  const { title, messageType, isGlobal, recipientId } = body
  const isPrivate = messageType === 'PRIVATE'
  const isOtherMember =
    recipientId !== inside.user.id && inside.team.members.some((member) => member.userId === recipientId)
  if (isPrivate === isGlobal || isPrivate !== (recipientId !== null) || (isPrivate && !isOtherMember)) {
    throw invalid('recipientId', 'INVALID_VALUE', 'must be another member')
  }
  return { title, body: body.body, messageType, isGlobal, recipientId }
}

/** One that the caller wrote; somebody else's readable one is forbidden, any other absent. */
function written(context: Context<'updateCommunication' | 'deleteCommunication'>) {
  const inside = insideTeam(context)
  const found = oneById(readable(inside), context.input.cid)
  const { communicate, editTeam } = permissionsOf(inside.own.role)
  const isOwn = found.senderId === inside.user.id
  if (!(found.isGlobal ? editTeam || (isOwn && communicate) : isOwn)) throw new MockProblem(403, 'FORBIDDEN')
  return { inside, found }
}

const lists: Handlers<ListIds> = {
  listCommunications(context) {
    const inside = insideTeam(context)
    const { messageType, isGlobal } = context.input
    const found = readable(inside).filter(
      (one) =>
        (messageType === undefined || one.messageType === messageType) &&
        (isGlobal === undefined || one.isGlobal === isGlobal),
    )
    return listed(inside, found, context.input)
  },
  listGlobalCommunications(context) {
    const inside = insideTeam(context)
    const { messageType } = context.input
    const found = readable(inside).filter(
      (one) => one.isGlobal && (messageType === undefined || one.messageType === messageType),
    )
    return listed(inside, found, context.input)
  },
  countUnreadCommunications: (context) => ({ count: unread(insideTeam(context)).length }),
  listUnreadCommunicationsOf(context) {
    const inside = insideTeam(context)
    const found = unread(inside).filter((one) => one.senderId === context.input.senderId)
    return found.map((one) => shape(inside.world, inside.user, one))
  },
  listPrivateCommunications(context) {
    const inside = insideTeam(context)
    const { otherUserId } = context.input
    const found = readable(inside).filter(
      (one) => !one.isGlobal && (one.senderId === otherUserId || one.recipientId === otherUserId),
    )
    return listed(inside, found, context.input)
  },
}

export const communicationHandlers: Handlers<ListIds | OneIds> = {
  ...lists,
  createCommunication(context) {
    const inside = insideTeam(context)
    const { world, team, user } = inside
    const at = world.now()
    const made = {
      ...fields(inside, context.input.body),
      id: world.nextId('communication'),
      teamId: team.id,
      senderId: user.id,
      readBy: [user.id],
      createdAt: at,
      updatedAt: at,
    }
    world.communications.push(made)
    if (made.isGlobal) record(inside, 'COMMUNICATION_SENT', made.title)
    return shape(world, user, made)
  },
  readCommunication(context) {
    const inside = insideTeam(context)
    return shape(inside.world, inside.user, oneById(readable(inside), context.input.cid))
  },
  updateCommunication(context) {
    const { inside, found } = written(context)
    const { title, body, messageType, recipientId } = context.input.body
    // To whom it went stays.
    if ((messageType === 'PRIVATE') === found.isGlobal || recipientId !== found.recipientId) {
      throw invalid('recipientId', 'INVALID_VALUE', 'cannot change')
    }
    Object.assign(found, { title, body, messageType, updatedAt: inside.world.now() })
    if (found.isGlobal) record(inside, 'COMMUNICATION_UPDATED', title)
    return shape(inside.world, inside.user, found)
  },
  deleteCommunication(context) {
    const { inside, found } = written(context)
    inside.world.communications = inside.world.communications.filter((one) => one !== found)
    if (found.isGlobal) record(inside, 'COMMUNICATION_DELETED', found.title)
    return undefined
  },
  markCommunicationRead(context) {
    const inside = insideTeam(context)
    const found = oneById(readable(inside), context.input.cid)
    if (!found.readBy.includes(inside.user.id)) found.readBy.push(inside.user.id)
    return shape(inside.world, inside.user, found)
  },
}
