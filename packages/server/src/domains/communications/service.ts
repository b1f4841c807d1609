import { canChangeCommunication } from '@convoca/contract/rules'
import type { Context, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError, invalid, refuseInvalid } from '../../errors.ts'
import { notify } from '../notifications/service.ts'
import { logActivity } from '../teams/activity.ts'
import { notifyTeam } from '../teams/notifications.ts'
import { findRole, findTeamName } from '../teams/repository.ts'
import { requirePermission, requirePermissionForUpdate, requireRole } from '../teams/service.ts'
import {
  type CommunicationFilter,
  type CommunicationRow,
  type Reader,
  countCommunications,
  countUnread,
  deleteCommunication as removeCommunication,
  findCommunication,
  findCommunications,
  findUnreadOf,
  insertCommunication,
  markRead,
  updateCommunication as storeChange,
} from './repository.ts'
import { checkAudience, checkTexts, notAnotherMember } from './rules.ts'

type Communication = Schemas['Communication']
type Input = Schemas['CommunicationInput']

/** One communication of a team. */
export interface CommunicationTarget {
  teamId: string
  cid: string
}

function toCommunication(row: CommunicationRow): Communication {
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

/** The caller as a reader of the team's communications; who is no member (any more) reads nothing. */
async function requireReader(context: Context, teamId: string): Promise<Reader> {
  await requirePermission(context, teamId, 'readInner')
  return { teamId, userId: context.actor.userId }
}

async function requireVisible(db: Db, reader: Reader, cid: string): Promise<CommunicationRow> {
  const row = await findCommunication(db, reader, cid)
  if (row === null) throw new DomainError('NOT_FOUND')
  return row
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

/** Tells the readers by a stored notification; its text names the title alone, never what a private one says. */
async function tellReaders(
  context: SystemContext,
  one: Communication,
  readerIds: readonly string[],
): Promise<void> {
  const title = one.isGlobal
    ? `Comunicado do ${await findTeamName(context.db, one.team_id)}`
    : `Mensagem de ${one.sender.nick}`
  const drafts = readerIds.map((userId) => ({
    userId,
    type: 'ANNOUNCE_NEW' as const,
    contextType: 'TEAM' as const,
    title,
    body: one.title,
    teamId: one.team_id,
  }))
  await (one.isGlobal ? notifyTeam(context, drafts) : notify(context, drafts))
}

/** Of a private one hear its two people alone, and no history: that they write to each other is theirs to know. */
async function announce(
  context: Context,
  one: Communication,
  action: `COMMUNICATION_${'SENT' | 'UPDATED' | 'DELETED'}`,
): Promise<void> {
  const { team_id: teamId, title: target, sender, recipient } = one
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
    refuseInvalid([notAnotherMember()])
  }
  const { id, readerIds } = await insertCommunication(db, {
    teamId,
    recipientId,
    senderId: actor.userId,
    messageType: input.messageType,
    ...checkTexts(input),
  })
  const made = toCommunication(await requireVisible(db, reader, id))
  await announce(context, made, 'COMMUNICATION_SENT')
  await tellReaders(context, made, readerIds)
  return made
}

/** The communication as somebody who may change it; a reader who may not is told so. */
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

/** Whom it went to stays as it is: a private one never becomes public, nor the other way round. */
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
  if (!(await storeChange(db, target.cid, change))) throw new DomainError('NOT_FOUND')
  const changed = await readCommunication(context, target)
  await announce(context, changed, 'COMMUNICATION_UPDATED')
  return changed
}

export async function deleteCommunication(context: Context, target: CommunicationTarget): Promise<void> {
  const row = await requireChangeable(context, target)
  if (!(await removeCommunication(context.db, target.cid))) throw new DomainError('NOT_FOUND')
  await announce(context, toCommunication(row), 'COMMUNICATION_DELETED')
}

/** Who else has read it is news to nobody's open page: the count is read with the list. */
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
