import { sql } from 'kysely'
import type { PreparedPicture } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { type PageRequest, countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { type findMessages, selectFirstText } from './queries.ts'

export interface NewMessage {
  ticketId: string
  authorId: string | null
  isStaff: boolean
  text: string
  picture: PreparedPicture | null
}

export async function findFirstAdmin(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('platform_role', '=', 'ADMIN')
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertTicket(
  db: Db,
  userId: string,
  category: Schemas['TicketCategory'],
): Promise<string> {
  const id = newId()
  await db
    .insertInto('support_tickets')
    .values({ id, user_id: userId, category, assignee_id: null })
    .execute()
  return id
}

export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  const id = newId()
  await db
    .insertInto('support_messages')
    .values({
      id,
      ticket_id: message.ticketId,
      author_id: message.authorId,
      is_staff: message.isStaff,
      body: message.text,
    })
    .execute()
  if (message.picture === null) return
  const { jpeg, width, height } = message.picture
  await db
    .insertInto('support_attachments')
    .values({ id: newId(), message_id: id, jpeg, width, height })
    .execute()
}

export async function findTickets(db: Db, userId: string, request: PageRequest) {
  const { limit, offset } = windowOf(request)
  const own = db.selectFrom('support_tickets').where('user_id', '=', userId)
  const total = await countCapped(db, own.select('id'))
  const rows = await own
    .select(['id', 'category', 'status', 'created_at', 'updated_at'])
    .select(selectFirstText(db).as('first'))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, rows }
}

/** Null for another user's ticket. */
export async function findTicket(db: Db, userId: string, id: string) {
  const row = await db
    .selectFrom('support_tickets')
    .select(['id', 'category', 'status', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

/** Locks the ticket for the message that follows; false where it is closed or another user's. */
export async function markWaiting(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .updateTable('support_tickets')
    .set({ status: 'OPEN', updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '<>', 'CLOSED')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Leaves a ticket that is not closed as it is. */
export async function reopenTicket(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('support_tickets')
    .set({ status: 'OPEN', updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'CLOSED')
    .execute()
}

/**
 * Closes a ticket of its author, or any if `userId` is null, for the staff. False if it is closed already, or
 * not theirs.
 */
export async function closeTicket(db: Db, userId: string | null, id: string): Promise<boolean> {
  const row = await db
    .updateTable('support_tickets')
    .set({ status: 'CLOSED', updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? ''))
    .where('status', '<>', 'CLOSED')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The attachment of a ticket of the user, or of any if the user is of the staff. */
export async function findAttachment(db: Db, userId: string, id: string) {
  const row = await db
    .selectFrom('support_attachments')
    .innerJoin('support_messages', 'support_messages.id', 'support_attachments.message_id')
    .innerJoin('support_tickets', 'support_tickets.id', 'support_messages.ticket_id')
    .select(['support_attachments.id', 'jpeg', 'width', 'height'])
    .where('support_attachments.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('support_tickets.user_id', '=', userId),
        eb.exists(
          eb
            .selectFrom('users')
            .select('users.id')
            .where('users.id', '=', userId)
            .where('users.platform_role', '=', 'ADMIN'),
        ),
      ]),
    )
    .executeTakeFirst()
  return row ?? null
}
