import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../contract/types.ts'
import { type PageRequest, countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { selectFirstText } from '../support/queries.ts'

interface QueueRequest extends PageRequest {
  queue: Schemas['TicketQueue']
  /** The user whose own tickets are MINE. */
  userId: string
}

function matching(db: Db, { queue, userId }: Pick<QueueRequest, 'queue' | 'userId'>) {
  const tickets = db.selectFrom('support_tickets')
  return queue === 'MINE'
    ? tickets.where('assignee_id', '=', userId).where('status', '<>', 'CLOSED')
    : tickets.where('status', '=', queue)
}

function withPeople(query: ReturnType<typeof matching>) {
  return query.select((eb) => {
    const person = (column: 'user_id' | 'assignee_id') =>
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .select(['users.id', sql<string>`users.nick::text`.as('nick'), 'users.name'])
          .whereRef('users.id', '=', `support_tickets.${column}`),
      )
    return [
      'support_tickets.id',
      'support_tickets.category',
      'support_tickets.status',
      'support_tickets.created_at',
      'support_tickets.updated_at',
      person('user_id').$notNull().as('user'),
      person('assignee_id').as('assignee'),
    ]
  })
}

export async function findQueue(db: Db, request: QueueRequest) {
  const total = await countCapped(db, matching(db, request).select('support_tickets.id'))
  const { limit, offset } = windowOf(request)
  const rows = await withPeople(matching(db, request))
    .select(selectFirstText(db).as('first'))
    .orderBy('support_tickets.updated_at', request.queue === 'CLOSED' ? 'desc' : 'asc')
    .orderBy('support_tickets.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, rows }
}

export async function findQueuedTicket(db: Db, id: string) {
  const row = await withPeople(db.selectFrom('support_tickets').where('support_tickets.id', '=', id))
    .select('support_tickets.user_id')
    .executeTakeFirst()
  return row ?? null
}

/**
 * Locks the ticket for the answer that follows, and gives it to the one who answers first; false if it is
 * closed.
 */
export async function markAnswered(db: Db, id: string, assigneeId: string): Promise<boolean> {
  const row = await db
    .updateTable('support_tickets')
    .set((eb) => ({
      status: 'ANSWERED' as const,
      assignee_id: eb.fn.coalesce('assignee_id', eb.cast<string>(eb.val(assigneeId), 'uuid')),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .where('status', '<>', 'CLOSED')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where it is closed. */
export async function assignTicket(db: Db, id: string, assigneeId: string): Promise<boolean> {
  const row = await db
    .updateTable('support_tickets')
    .set({ assignee_id: assigneeId })
    .where('id', '=', id)
    .where('status', '<>', 'CLOSED')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
