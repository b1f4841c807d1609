import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { type PageRequest, countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'

export interface NewAuditEntry {
  action: Schemas['AuditAction']
  actorId: string
  userId?: string
  /** The id of the ticket, report or game. */
  subjectId?: string
  detail?: string | null
}

export async function insertAuditEntry(db: Db, entry: NewAuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      action: entry.action,
      actor_id: entry.actorId,
      user_id: entry.userId ?? null,
      subject_id: entry.subjectId ?? null,
      detail: entry.detail ?? null,
    })
    .execute()
}

export interface AuditFilter {
  action?: Schemas['AuditAction'] | undefined
  /** Nicks. */
  actor?: string | undefined
  user?: string | undefined
}

function matching(db: Db, { action, actor, user }: AuditFilter) {
  const idOf = (nick: string | undefined) =>
    db
      .selectFrom('users')
      .select('id')
      .where('nick', '=', nick ?? '')
  return db
    .selectFrom('audit_log')
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'USER_WARNED'))
    .$if(actor !== undefined, (query) => query.where('actor_id', 'in', idOf(actor)))
    .$if(user !== undefined, (query) => query.where('user_id', 'in', idOf(user)))
}

export async function findAuditEntries(db: Db, request: PageRequest & AuditFilter) {
  const total = await countCapped(db, matching(db, request).select('id'))
  const { limit, offset } = windowOf(request)
  const rows = await matching(db, request)
    .select(['id', 'action', 'subject_id', 'detail', 'created_at'])
    .select((eb) => {
      const person = (column: 'actor_id' | 'user_id') =>
        jsonObjectFrom(
          eb
            .selectFrom('users')
            .select(['users.id', sql<string>`users.nick::text`.as('nick'), 'users.name'])
            .whereRef('users.id', '=', `audit_log.${column}`),
        )
      return [person('actor_id').as('actor'), person('user_id').as('user')]
    })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, rows }
}
