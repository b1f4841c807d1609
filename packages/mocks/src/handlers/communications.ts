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

function toUser(database: MockDatabase, id: string): Schemas['User'] {
  const { nick, name } = findUser(database, id)
  return { id, nick, name }
}

function toCommunication(
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
    sender: toUser(database, one.senderId),
    recipient: one.recipientId === null ? null : toUser(database, one.recipientId),
    isRead: one.senderId === reader.id || one.readBy.includes(reader.id),
    read_count: one.readBy.filter((id) => id !== one.senderId).length,
    created_at: one.createdAt,
    updated_at: one.updatedAt,
  }
}

/** The team's communications that the caller may read, newest first. */
function findReadable({ database, team, user }: MemberContext): CommunicationRecord[] {
  return database.communications
    .filter((one) => one.teamId === team.id)
    .filter((one) => one.isGlobal || one.senderId === user.id || one.recipientId === user.id)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}

function findUnread(membership: MemberContext): CommunicationRecord[] {
  const { id } = membership.user
  return findReadable(membership).filter((one) => one.senderId !== id && !one.readBy.includes(id))
}

function toCommunicationPage(
  membership: MemberContext,
  list: readonly CommunicationRecord[],
  input: { page?: number | undefined; limit?: number | undefined },
) {
  return toPage(
    list.map((one) => toCommunication(membership.database, membership.user, one)),
    input,
  )
}

function assertCanWrite({ own }: MemberContext, { isGlobal }: { isGlobal: boolean }): void {
  if (isGlobal && !hasPermission(own.role, 'communicate')) throw new MockProblem('FORBIDDEN')
}

function toFields(membership: MemberContext, body: Schemas['CommunicationInput']) {
  assertCanWrite(membership, body)
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

/** 403 for a communication that the caller may only read, 404 for one that they may not. */
function findChangeable(context: Context<'updateCommunication' | 'deleteCommunication'>) {
  const membership = requireMember(context)
  const found = findById(findReadable(membership), context.input.cid)
  const member = { role: membership.own.role, userId: membership.user.id }
  if (!canChangeCommunication(member, found)) throw new MockProblem('FORBIDDEN')
  return { membership, found }
}

const listHandlers: Handlers<ListIds> = {
  listCommunications(context) {
    const membership = requireMember(context)
    const { messageType, isGlobal } = context.input
    const found = findReadable(membership).filter(
      (one) =>
        (messageType === undefined || one.messageType === messageType) &&
        (isGlobal === undefined || one.isGlobal === isGlobal),
    )
    return toCommunicationPage(membership, found, context.input)
  },
  listGlobalCommunications(context) {
    const membership = requireMember(context)
    const { messageType } = context.input
    const found = findReadable(membership).filter(
      (one) => one.isGlobal && (messageType === undefined || one.messageType === messageType),
    )
    return toCommunicationPage(membership, found, context.input)
  },
  countUnreadCommunications: (context) => ({ count: findUnread(requireMember(context)).length }),
  listUnreadCommunicationsOf(context) {
    const membership = requireMember(context)
    const found = findUnread(membership).filter((one) => one.senderId === context.input.senderId)
    return found.map((one) => toCommunication(membership.database, membership.user, one))
  },
  listPrivateCommunications(context) {
    const membership = requireMember(context)
    const { otherUserId } = context.input
    const found = findReadable(membership).filter(
      (one) => !one.isGlobal && (one.senderId === otherUserId || one.recipientId === otherUserId),
    )
    return toCommunicationPage(membership, found, context.input)
  },
}

export const communicationHandlers: Handlers<ListIds | OneIds> = {
  ...listHandlers,
  createCommunication(context) {
    const membership = requireMember(context)
    const { database, team, user } = membership
    const at = database.now()
    const made = {
      ...toFields(membership, context.input.body),
      id: database.nextId('communication'),
      teamId: team.id,
      senderId: user.id,
      readBy: [user.id],
      createdAt: at,
      updatedAt: at,
    }
    database.communications.push(made)
    if (made.isGlobal) logActivity(membership, 'COMMUNICATION_SENT', made.title)
    return toCommunication(database, user, made)
  },
  readCommunication(context) {
    const membership = requireMember(context)
    return toCommunication(
      membership.database,
      membership.user,
      findById(findReadable(membership), context.input.cid),
    )
  },
  updateCommunication(context) {
    const { membership, found } = findChangeable(context)
    const { title, body, messageType, recipientId } = context.input.body
    // The recipient of a communication never changes.
    if ((messageType === 'PRIVATE') === found.isGlobal || recipientId !== found.recipientId) {
      throw invalid('recipientId', 'INVALID_VALUE', 'cannot change')
    }
    Object.assign(found, { title, body, messageType, updatedAt: membership.database.now() })
    if (found.isGlobal) logActivity(membership, 'COMMUNICATION_UPDATED', title)
    return toCommunication(membership.database, membership.user, found)
  },
  deleteCommunication(context) {
    const { membership, found } = findChangeable(context)
    membership.database.communications = membership.database.communications.filter((one) => one !== found)
    if (found.isGlobal) logActivity(membership, 'COMMUNICATION_DELETED', found.title)
    return undefined
  },
  markCommunicationRead(context) {
    const membership = requireMember(context)
    const found = findById(findReadable(membership), context.input.cid)
    if (!found.readBy.includes(membership.user.id)) found.readBy.push(membership.user.id)
    return toCommunication(membership.database, membership.user, found)
  },
}
