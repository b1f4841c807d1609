import { canChangeCommunication } from '@convoca/contract/rules'
import type { Context, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError, invalid, refuseInvalid } from '../../errors.ts'
import { refreshQuoting } from '../notifications/quotes.ts'
import { notify } from '../notifications/service.ts'
import { logActivity } from '../teams/activity.ts'
import { notifyTeam } from '../teams/notifications.ts'
import { findRole, findTeamName } from '../teams/queries.ts'
import { requirePermission, requirePermissionForUpdate, requireRole } from '../teams/service.ts'
import {
  type CommunicationFilter,
  type CommunicationRow,
  type Reader,
  countCommunications,
  countUnread,
  deleteCommunication as deleteCommunicationRow,
  findCommunication,
  findCommunications,
  findUnreadOf,
  insertCommunication,
  markRead,
  updateCommunication as updateCommunicationRow,
} from './repository.ts'
import { checkAudience, checkTexts, recipientError } from './rules.ts'

type Communication = Schemas['Communication']
type Input = Schemas['CommunicationInput']

/** One communication of a team. */
export interface CommunicationTarget {
  teamId: string
  cid: string
}

/** Refuses users who are not, or no longer, members. */
async function requireReader(context: Context, teamId: string): Promise<Reader> {
  await requirePermission(context, teamId, 'readInner')
  return { teamId, userId: context.actor.userId }
}

async function requireVisible(db: Db, reader: Reader, cid: string): Promise<CommunicationRow> {
  const row = await findCommunication(db, reader, cid)
  if (row === null) throw new DomainError('NOT_FOUND')
  return row
}

function toCommunication(row: CommunicationRow): Schemas['Communication'] {
  const { recipient_id: id, recipient_nick: nick, recipient_name: name } = row
  return {
    id: row.id,
    team_id: row.team_id,
    title: row.title,
    body: row.body,
    messageType: row.message_type,
    isGlobal: id === null,
    sender: { id: row.sender_id, nick: row.sender_nick, name: row.sender_name },
    recipient: id === null || nick === null || name === null ? null : { id, nick, name },
    isRead: row.is_read,
    read_count: row.read_count ?? 0,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export async function listCommunications(
  context: Context,
  teamId: string,
  request: PageRequest & CommunicationFilter,
): Promise<Page<Communication>> {
  const { db } = context
  const reader = await requireReader(context, teamId)
  const total = await countCommunications(db, reader, request)
  const rows = total === 0 ? [] : await findCommunications(db, reader, request)
  return toPage(rows.map(toCommunication), total, request)
}

export async function countUnreadCommunications(
  context: Context,
  teamId: string,
): Promise<Schemas['UnreadCount']> {
  const { db } = context
  return { count: await countUnread(db, await requireReader(context, teamId)) }
}

export async function listUnreadCommunicationsOf(
  context: Context,
  teamId: string,
  senderId: string,
): Promise<Communication[]> {
  const { db } = context
  const reader = await requireReader(context, teamId)
  return (await findUnreadOf(db, reader, senderId)).map(toCommunication)
}

export async function readCommunication(
  context: Context,
  { teamId, cid }: CommunicationTarget,
): Promise<Communication> {
  const { db } = context
  const reader = await requireReader(context, teamId)
  return toCommunication(await requireVisible(db, reader, cid))
}

/** The notification quotes only the title, since a private body must not leave the conversation. */
async function notifyReaders(
  context: SystemContext,
  communication: Communication,
  readerIds: readonly string[],
): Promise<void> {
  const title = communication.isGlobal
    ? `Comunicado do ${await findTeamName(context.db, communication.team_id)}`
    : `Mensagem de ${communication.sender.nick}`
  const drafts = readerIds.map((userId) => ({
    userId,
    type: 'ANNOUNCE_NEW' as const,
    contextType: 'TEAM' as const,
    title,
    body: 'O comunicado não está mais disponível.',
    communicationId: communication.id,
    teamId: communication.team_id,
    // A private one concerns its sender.
    ...(communication.isGlobal ? {} : { playerId: communication.sender.id }),
  }))
  await (communication.isGlobal ? notifyTeam(context, drafts) : notify(context, drafts))
}

/** A private communication is published to its two users only and not logged: nobody else may learn of it. */
async function publish(
  context: Context,
  communication: Communication,
  action: `COMMUNICATION_${'SENT' | 'UPDATED' | 'DELETED'}`,
): Promise<void> {
  const { team_id: teamId, title: target, sender, recipient } = communication
  const part = 'COMMUNICATIONS'
  if (recipient === null) await logActivity(context, { teamId, part, action, target })
  else await context.realtime.publishTeamChangeTo(context, teamId, part, [sender.id, recipient.id])
}

export async function createCommunication(
  context: Context,
  teamId: string,
  input: Input,
): Promise<Communication> {
  const { db, actor } = context
  const reader = await requireReader(context, teamId)
  const { recipientId } = checkAudience(input, actor.userId)
  if (recipientId === null) {
    await requirePermissionForUpdate(context, teamId, 'communicate')
  } else if ((await findRole(db, teamId, recipientId)) === null) {
    refuseInvalid([recipientError()])
  }
  const { id, readerIds } = await insertCommunication(db, {
    teamId,
    recipientId,
    senderId: actor.userId,
    messageType: input.messageType,
    ...checkTexts(input),
  })
  const created = toCommunication(await requireVisible(db, reader, id))
  await publish(context, created, 'COMMUNICATION_SENT')
  await notifyReaders(context, created, readerIds)
  return created
}

/** Throws 404 for a communication that the actor cannot see, 403 for one that the actor cannot change. */
async function requireChangeable(
  context: Context,
  { teamId, cid }: CommunicationTarget,
): Promise<CommunicationRow> {
  const { db, actor } = context
  const role = await requireRole(context, teamId)
  const row = await requireVisible(db, { teamId, userId: actor.userId }, cid)
  const communication = { senderId: row.sender_id, recipientId: row.recipient_id }
  if (!canChangeCommunication({ role, userId: actor.userId }, communication))
    throw new DomainError('FORBIDDEN')
  return row
}

/** The audience cannot change: a private communication never becomes public, nor the other way round. */
function requireSameAudience(row: CommunicationRow, input: Input): void {
  const { recipientId } = checkAudience(input, row.sender_id)
  if (recipientId !== row.recipient_id) throw invalid('recipientId', 'INVALID_VALUE', 'cannot change')
}

export async function updateCommunication(
  context: Context,
  target: CommunicationTarget,
  input: Input,
): Promise<Communication> {
  const { db } = context
  const row = await requireChangeable(context, target)
  requireSameAudience(row, input)
  const change = { ...checkTexts(input), messageType: input.messageType }
  if (!(await updateCommunicationRow(db, target.cid, change))) throw new DomainError('NOT_FOUND')
  const changed = await readCommunication(context, target)
  await publish(context, changed, 'COMMUNICATION_UPDATED')
  await refreshQuoting(context, { communicationId: changed.id })
  return changed
}

export async function deleteCommunication(context: Context, target: CommunicationTarget): Promise<void> {
  const row = await requireChangeable(context, target)
  await refreshQuoting(context, { communicationId: row.id })
  if (!(await deleteCommunicationRow(context.db, target.cid))) throw new DomainError('NOT_FOUND')
  await publish(context, toCommunication(row), 'COMMUNICATION_DELETED')
}

/** Marks it as read without publishing a change: the read count is only refreshed with the list. */
export async function markCommunicationRead(
  context: Context,
  { teamId, cid }: CommunicationTarget,
): Promise<Communication> {
  const { db } = context
  const reader = await requireReader(context, teamId)
  await requireVisible(db, reader, cid)
  await markRead(db, reader, cid)
  return toCommunication(await requireVisible(db, reader, cid))
}
