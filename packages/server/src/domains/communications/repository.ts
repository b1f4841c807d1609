import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { countCapped, windowOf } from '../../database/page.ts'
import type { Database, Db } from '../../database/schema.ts'

/** The limit of lists without pages. */
const MAX_LISTED = 200

/** Every query is restricted to what this user may see in this team. */
export interface Reader {
  teamId: string
  userId: string
}

export interface CommunicationFilter {
  messageType?: Schemas['MessageType'] | undefined
  isGlobal?: boolean | undefined
  /** Only messages between this member and the reader. */
  between?: string | undefined
}

type Builder = ExpressionBuilder<Database, 'communications'>

/** Whether a communication is for the whole team, or to or from the reader. */
function isVisible(eb: Builder, userId: string) {
  return eb.or([
    eb('communications.recipient_id', 'is', null),
    eb('communications.recipient_id', '=', userId),
    eb('communications.sender_id', '=', userId),
  ])
}

function isBetween(eb: Builder, userId: string, otherUserId: string) {
  const isSent = (from: string, to: string) =>
    eb.and([eb('communications.sender_id', '=', from), eb('communications.recipient_id', '=', to)])
  return eb.or([isSent(userId, otherUserId), isSent(otherUserId, userId)])
}

function matching(db: Db, { teamId, userId }: Reader, filter: CommunicationFilter) {
  const { messageType, isGlobal, between } = filter
  return db
    .selectFrom('communications')
    .where('communications.team_id', '=', teamId)
    .where((eb) => (between === undefined ? isVisible(eb, userId) : isBetween(eb, userId, between)))
    .$if(messageType !== undefined, (query) =>
      query.where('communications.message_type', '=', messageType ?? 'INFO'),
    )
    .$if(isGlobal !== undefined, (query) =>
      query.where('communications.recipient_id', isGlobal === true ? 'is' : 'is not', null),
    )
}

function withReadState(query: ReturnType<typeof matching>, { userId }: Reader) {
  return query
    .innerJoin('users as sender', 'sender.id', 'communications.sender_id')
    .leftJoin('users as recipient', 'recipient.id', 'communications.recipient_id')
    .leftJoin('communication_readers as mine', (join) =>
      join.onRef('mine.communication_id', '=', 'communications.id').on('mine.user_id', '=', userId),
    )
    .select([
      'communications.id',
      'communications.team_id',
      'communications.message_type',
      'communications.title',
      'communications.body',
      'communications.created_at',
      'communications.updated_at',
      'communications.sender_id',
      'communications.recipient_id',
      'sender.name as sender_name',
      sql<string>`sender.nick::text`.as('sender_nick'),
      'recipient.name as recipient_name',
      sql<string | null>`recipient.nick::text`.as('recipient_nick'),
      // A communication without a row is the reader's own, or from before their membership.
      sql<boolean>`mine.user_id is null or mine.read_at is not null`.as('is_read'),
      (eb) =>
        eb
          .selectFrom('communication_readers')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('communication_readers.communication_id', '=', 'communications.id')
          .where('communication_readers.read_at', 'is not', null)
          .as('read_count'),
    ])
    .orderBy('communications.created_at', 'desc')
    .orderBy('communications.id', 'desc')
}

export type CommunicationRow = Awaited<ReturnType<typeof findUnreadOf>>[number]

export async function countCommunications(
  db: Db,
  reader: Reader,
  filter: CommunicationFilter,
): Promise<number> {
  return countCapped(db, matching(db, reader, filter).select('communications.id'))
}

/** Newest first. */
export async function findCommunications(
  db: Db,
  reader: Reader,
  request: CommunicationFilter & { page: number; limit: number },
): Promise<CommunicationRow[]> {
  const { limit, offset } = windowOf(request)
  return withReadState(matching(db, reader, request), reader)
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function findCommunication(
  db: Db,
  reader: Reader,
  id: string,
): Promise<CommunicationRow | null> {
  const row = await withReadState(matching(db, reader, {}), reader)
    .where('communications.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Unread communications of one sender. */
export async function findUnreadOf(db: Db, reader: Reader, senderId: string) {
  return withReadState(matching(db, reader, {}), reader)
    .where('communications.sender_id', '=', senderId)
    .where('mine.user_id', 'is not', null)
    .where('mine.read_at', 'is', null)
    .limit(MAX_LISTED)
    .execute()
}

/** An index-only scan of the unread rows. */
export async function countUnread(db: Db, { teamId, userId }: Reader): Promise<number> {
  const unread = db
    .selectFrom('communication_readers')
    .select('communication_id')
    .where('user_id', '=', userId)
    .where('team_id', '=', teamId)
    .where('read_at', 'is', null)
  return countCapped(db, unread)
}

export interface NewCommunication {
  teamId: string
  senderId: string
  recipientId: string | null
  messageType: Schemas['MessageType']
  title: string
  body: string
}

/** Inserts a communication, and an unread row for each reader: the recipient, or every other member. */
export async function insertCommunication(
  db: Db,
  communication: NewCommunication,
): Promise<{ id: string; readerIds: string[] }> {
  const id = newId()
  await db
    .insertInto('communications')
    .values({
      id,
      team_id: communication.teamId,
      sender_id: communication.senderId,
      recipient_id: communication.recipientId,
      message_type: communication.messageType,
      title: communication.title,
      body: communication.body,
    })
    .execute()
  const readers = await db
    .insertInto('communication_readers')
    .columns(['communication_id', 'user_id', 'team_id'])
    .expression((eb) =>
      eb
        .selectFrom('team_members')
        .select([sql<string>`${id}::uuid`.as('communication_id'), 'user_id', 'team_id'])
        .where('team_id', '=', communication.teamId)
        .where('user_id', '<>', communication.senderId)
        .$if(communication.recipientId !== null, (query) =>
          query.where('user_id', '=', communication.recipientId ?? ''),
        ),
    )
    .returning('user_id')
    .execute()
  return { id, readerIds: readers.map((row) => row.user_id) }
}

/** False where it was deleted in the meantime. */
export async function updateCommunication(
  db: Db,
  id: string,
  changes: { title: string; body: string; messageType: Schemas['MessageType'] },
): Promise<boolean> {
  const row = await db
    .updateTable('communications')
    .set({
      title: changes.title,
      body: changes.body,
      message_type: changes.messageType,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteCommunication(db: Db, id: string): Promise<boolean> {
  const row = await db.deleteFrom('communications').where('id', '=', id).returning('id').executeTakeFirst()
  return row !== undefined
}

/** Repeated calls keep the first instant; the sender's own has no read state. Returns whether it was unread. */
export async function markRead(db: Db, { teamId, userId }: Reader, id: string): Promise<boolean> {
  const row = await db
    .insertInto('communication_readers')
    .columns(['communication_id', 'user_id', 'team_id', 'read_at'])
    .expression((eb) =>
      eb
        .selectFrom('communications')
        .select(['id', sql<string>`${userId}::uuid`.as('user_id'), 'team_id', sql<Date>`now()`.as('read_at')])
        .where('id', '=', id)
        .where('team_id', '=', teamId)
        .where('sender_id', '<>', userId)
        .where((communication) =>
          communication.or([
            communication('recipient_id', 'is', null),
            communication('recipient_id', '=', userId),
          ]),
        ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['communication_id', 'user_id'])
        .doUpdateSet((eb) => ({ read_at: eb.ref('excluded.read_at') }))
        .where(sql<SqlBool>`communication_readers.read_at is null`),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
