import { canChangeCommunication, hasPermission } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { MockProblem, invalid } from '../problem.ts'
import { findUser } from '../queries.ts'
import { requireMember, findById, logActivity, type MemberContext } from './access.ts'
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

type CommunicationRecord = MockDatabase['communications'][number]

function named(database: MockDatabase, id: string): Schemas['User'] {
  const { nick, name } = findUser(database, id)
  return { id, nick, name }
}

function shape(
  database: MockDatabase,
  reader: UserRecord,
  one: CommunicationRecord,
): Schemas['Communication'] {
  return {
    id: one.id,
    team_id: one.teamId,
    title: one.title,
    body: one.body,
    messageType: one.messageType,
    isGlobal: one.isGlobal,
    sender: named(database, one.senderId),
    recipient: one.recipientId === null ? null : named(database, one.recipientId),
    isRead: one.senderId === reader.id || one.readBy.includes(reader.id),
    read_count: one.readBy.filter((id) => id !== one.senderId).length,
    created_at: one.createdAt,
    updated_at: one.updatedAt,
  }
}

/** What the caller may read of the team's communications, newest first. */
function readable({ database, team, user }: MemberContext): CommunicationRecord[] {
  return database.communications
    .filter((one) => one.teamId === team.id)
    .filter((one) => one.isGlobal || one.senderId === user.id || one.recipientId === user.id)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}

function unread(membership: MemberContext): CommunicationRecord[] {
  const { id } = membership.user
  return readable(membership).filter((one) => one.senderId !== id && !one.readBy.includes(id))
}

function listed(
  membership: MemberContext,
  list: readonly CommunicationRecord[],
  input: { page?: number | undefined; limit?: number | undefined },
) {
  return toPage(
    list.map((one) => shape(membership.database, membership.user, one)),
    input,
  )
}

function mayWrite({ own }: MemberContext, { isGlobal }: { isGlobal: boolean }): void {
  if (isGlobal && !hasPermission(own.role, 'communicate')) throw new MockProblem('FORBIDDEN')
}

function fields(membership: MemberContext, body: Schemas['CommunicationInput']) {
  mayWrite(membership, body)
  const { title, messageType, isGlobal, recipientId } = body
  const isPrivate = messageType === 'PRIVATE'
  const isOtherMember =
    recipientId !== membership.user.id &&
    membership.team.members.some((member) => member.userId === recipientId)
  if (isPrivate === isGlobal || isPrivate !== (recipientId !== null) || (isPrivate && !isOtherMember)) {
    throw invalid('recipientId', 'INVALID_VALUE', 'must be another member')
  }
  return { title, body: body.body, messageType, isGlobal, recipientId }
}

/** One that the caller wrote; somebody else's readable one is forbidden, any other absent. */
function written(context: Context<'updateCommunication' | 'deleteCommunication'>) {
  const membership = requireMember(context)
  const found = findById(readable(membership), context.input.cid)
  const member = { role: membership.own.role, userId: membership.user.id }
  if (!canChangeCommunication(member, found)) throw new MockProblem('FORBIDDEN')
  return { membership, found }
}

const lists: Handlers<ListIds> = {
  listCommunications(context) {
    const membership = requireMember(context)
    const { messageType, isGlobal } = context.input
    const found = readable(membership).filter(
      (one) =>
        (messageType === undefined || one.messageType === messageType) &&
        (isGlobal === undefined || one.isGlobal === isGlobal),
    )
    return listed(membership, found, context.input)
  },
  listGlobalCommunications(context) {
    const membership = requireMember(context)
    const { messageType } = context.input
    const found = readable(membership).filter(
      (one) => one.isGlobal && (messageType === undefined || one.messageType === messageType),
    )
    return listed(membership, found, context.input)
  },
  countUnreadCommunications: (context) => ({ count: unread(requireMember(context)).length }),
  listUnreadCommunicationsOf(context) {
    const membership = requireMember(context)
    const found = unread(membership).filter((one) => one.senderId === context.input.senderId)
    return found.map((one) => shape(membership.database, membership.user, one))
  },
  listPrivateCommunications(context) {
    const membership = requireMember(context)
    const { otherUserId } = context.input
    const found = readable(membership).filter(
      (one) => !one.isGlobal && (one.senderId === otherUserId || one.recipientId === otherUserId),
    )
    return listed(membership, found, context.input)
  },
}

export const communicationHandlers: Handlers<ListIds | OneIds> = {
  ...lists,
  createCommunication(context) {
    const membership = requireMember(context)
    const { database, team, user } = membership
    const at = database.now()
    const made = {
      ...fields(membership, context.input.body),
      id: database.nextId('communication'),
      teamId: team.id,
      senderId: user.id,
      readBy: [user.id],
      createdAt: at,
      updatedAt: at,
    }
    database.communications.push(made)
    if (made.isGlobal) logActivity(membership, 'COMMUNICATION_SENT', made.title)
    return shape(database, user, made)
  },
  readCommunication(context) {
    const membership = requireMember(context)
    return shape(membership.database, membership.user, findById(readable(membership), context.input.cid))
  },
  updateCommunication(context) {
    const { membership, found } = written(context)
    const { title, body, messageType, recipientId } = context.input.body
    // To whom it went stays.
    if ((messageType === 'PRIVATE') === found.isGlobal || recipientId !== found.recipientId) {
      throw invalid('recipientId', 'INVALID_VALUE', 'cannot change')
    }
    Object.assign(found, { title, body, messageType, updatedAt: membership.database.now() })
    if (found.isGlobal) logActivity(membership, 'COMMUNICATION_UPDATED', title)
    return shape(membership.database, membership.user, found)
  },
  deleteCommunication(context) {
    const { membership, found } = written(context)
    membership.database.communications = membership.database.communications.filter((one) => one !== found)
    if (found.isGlobal) logActivity(membership, 'COMMUNICATION_DELETED', found.title)
    return undefined
  },
  markCommunicationRead(context) {
    const membership = requireMember(context)
    const found = findById(readable(membership), context.input.cid)
    if (!found.readBy.includes(membership.user.id)) found.readBy.push(membership.user.id)
    return shape(membership.database, membership.user, found)
  },
}
