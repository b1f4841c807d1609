import { truncate } from '@convoca/sdk/text'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { ReportTarget } from '../admin/report-target.ts'

/** The numbers of messages before and after the reported one that are kept with the report, and of a conversation. */
const BEFORE = 5
const AFTER = 3
const LATEST = 10
const MAX_LINE = 1000

interface Reported {
  id: string
  conversation_id: string
  sender_id: string
  sequence: number
}

function selectTexts(db: Db, conversationId: string) {
  return db
    .selectFrom('messages')
    .select((eb) => [
      'sender_id',
      'sequence',
      'content',
      eb
        .selectFrom('message_attachments')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('message_attachments.message_id', '=', 'messages.id')
        .as('attachments'),
    ])
    .where('conversation_id', '=', conversationId)
    .where('deleted_at', 'is', null)
}

type TextRow = Awaited<ReturnType<typeof findLatest>>[number]

function findAround(db: Db, { conversation_id: conversationId, sequence }: Reported): Promise<TextRow[]> {
  return selectTexts(db, conversationId)
    .where('sequence', '>=', sequence - BEFORE)
    .where('sequence', '<=', sequence + AFTER)
    .orderBy('sequence')
    .execute()
}

/** Oldest first. */
async function findLatest(db: Db, conversationId: string) {
  const rows = await selectTexts(db, conversationId).orderBy('sequence', 'desc').limit(LATEST).execute()
  return rows.toReversed()
}

/** The kind of the conversation, and the name of the group. */
async function findPlace(db: Db, conversationId: string): Promise<{ text: string; name: string | null }> {
  const { kind, name } = await db
    .selectFrom('conversations')
    .leftJoin('teams', 'teams.id', 'conversations.team_id')
    .select(['conversations.kind', sql<string | null>`coalesce(teams.name, conversations.name)`.as('name')])
    .where('conversations.id', '=', conversationId)
    .executeTakeFirstOrThrow()
  const texts = {
    DIRECT: 'Conversa direta',
    MATCH: `Partida ${name}`,
    TEAM: `Grupo da equipe ${name}`,
    GROUP: `Grupo ${name}`,
  }
  return { name, text: texts[kind] }
}

async function findNick(db: Db, userId: string): Promise<string> {
  const { nick } = await db
    .selectFrom('users')
    .select(sql<string>`nick::text`.as('nick'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return nick
}

/** People are named by their part in it alone: who is reported is the report's label, which an erasure overwrites. */
function toLine(
  { sender_id: senderId, content, attachments }: TextRow,
  { reporterId, reportedId }: { reporterId: string; reportedId: string | null },
): string {
  const other = senderId === reportedId ? 'Denunciado' : 'Outra pessoa'
  const who = senderId === reporterId ? 'Denunciante' : other
  const attached = attachments === 0 ? '' : ` [anexos: ${attachments}]`
  return truncate(`${who}: ${content}`, MAX_LINE) + attached
}

/** The message, where it was written and what stands around it. */
export async function findMessageTarget(
  db: Db,
  reporterId: string,
  message: Reported,
): Promise<ReportTarget> {
  const people = { reporterId, reportedId: message.sender_id }
  const lines = (await findAround(db, message)).map((row) => {
    const distance = row.sequence - message.sequence
    const label = distance < 0 ? `Antes ${-distance}` : `Depois ${distance}`
    return { label: distance === 0 ? 'Mensagem' : label, text: toLine(row, people) }
  })
  return {
    type: 'MESSAGE',
    id: message.id,
    label: await findNick(db, message.sender_id),
    context: [{ label: 'Onde', text: (await findPlace(db, message.conversation_id)).text }, ...lines],
  }
}

/** A conversation with what was written last; a direct one is labelled with the other participant. */
export async function findConversationTarget(
  db: Db,
  reporterId: string,
  { id, otherId }: { id: string; otherId: string | null },
): Promise<ReportTarget> {
  const place = await findPlace(db, id)
  const latest = await findLatest(db, id)
  const lines = latest.map((row, index) => ({
    label: `Mensagem ${index + 1} de ${latest.length}`,
    text: toLine(row, { reporterId, reportedId: otherId }),
  }))
  return {
    type: 'CONVERSATION',
    id,
    label: otherId === null ? (place.name ?? place.text) : await findNick(db, otherId),
    context: [{ label: 'Onde', text: place.text }, ...lines],
  }
}
