import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { ReportTarget } from '../admin/reports-repository.ts'

/** How many messages before and after the reported one are kept with the report. */
const BEFORE = 5
const AFTER = 3
const LONGEST = 1000

interface Reported {
  id: string
  conversation_id: string
  sender_id: string
  sequence: number
}

async function findAround(db: Db, { conversation_id: conversationId, sequence }: Reported) {
  return db
    .selectFrom('messages')
    .select((eb) => [
      'messages.id',
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
    .where('sequence', '>=', sequence - BEFORE)
    .where('sequence', '<=', sequence + AFTER)
    .where('deleted_at', 'is', null)
    .orderBy('sequence')
    .execute()
}

/** Where it was written. */
async function findPlace(db: Db, conversationId: string): Promise<string> {
  const { kind, name } = await db
    .selectFrom('conversations')
    .leftJoin('teams', 'teams.id', 'conversations.team_id')
    .select(['conversations.kind', sql<string | null>`coalesce(teams.name, conversations.name)`.as('name')])
    .where('conversations.id', '=', conversationId)
    .executeTakeFirstOrThrow()
  if (kind === 'DIRECT') return 'Conversa direta'
  if (kind === 'MATCH') return `Partida ${name}`
  return kind === 'TEAM' ? `Grupo da equipe ${name}` : `Grupo ${name}`
}

/**
 * The message, where it was written and what stands around it. People are named by their part in it alone: the author is the
 * report's label, which an erasure overwrites.
 */
export async function findMessageTarget(
  db: Db,
  reporterId: string,
  message: Reported,
): Promise<ReportTarget> {
  const { nick } = await db
    .selectFrom('users')
    .select(sql<string>`nick::text`.as('nick'))
    .where('id', '=', message.sender_id)
    .executeTakeFirstOrThrow()
  const nameOf = (id: string): string => {
    if (id === message.sender_id) return 'Denunciado'
    return id === reporterId ? 'Denunciante' : 'Outra pessoa'
  }
  const lines = (await findAround(db, message)).map((row) => {
    const distance = row.sequence - message.sequence
    const label = distance < 0 ? `Antes ${-distance}` : `Depois ${distance}`
    const attached = row.attachments === 0 ? '' : ` [anexos: ${row.attachments}]`
    return {
      label: distance === 0 ? 'Mensagem' : label,
      text: `${nameOf(row.sender_id)}: ${row.content}${attached}`.slice(0, LONGEST),
    }
  })
  return {
    type: 'MESSAGE',
    id: message.id,
    label: nick,
    context: [{ label: 'Onde', text: await findPlace(db, message.conversation_id) }, ...lines],
  }
}
