import { sql } from 'kysely'
import { newId } from '../../database/id.ts'
import { type PageRequest, countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { containsText } from '../../database/search.ts'
import { toStoredEmail } from '../auth/email-address.ts'
import { findFileRefs } from '../files/queries.ts'

function selectUsers(db: Db, now: Date) {
  return db
    .selectFrom('users')
    .leftJoin('suspensions', (join) =>
      join.onRef('suspensions.user_id', '=', 'users.id').on('suspensions.ends_at', '>', now),
    )
    .select([
      'users.id',
      sql<string>`users.nick::text`.as('nick'),
      'users.name',
      'users.platform_role',
      'users.created_at',
      'suspensions.reason',
      'suspensions.ends_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('audit_log')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('audit_log.user_id', '=', 'users.id')
        .where('audit_log.action', '=', 'USER_WARNED')
        .as('warnings'),
    )
}

async function withPictures<Row extends { id: string }>(db: Db, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id)
  const files = await findFileRefs(db, 'USER', ids)
  return rows.map((row) => {
    const photo = files.get(row.id)?.find((file) => file.business_type === 'USER_PROFILE_PHOTO')
    return { ...row, picture: photo?.url ?? null }
  })
}

export async function findUsers(db: Db, now: Date, request: PageRequest & { search?: string | undefined }) {
  const found = containsText('users.search_text', request.search)
  const total = await countCapped(db, db.selectFrom('users').select('id').where(found))
  const { limit, offset } = windowOf(request)
  const rows = await selectUsers(db, now)
    .where(found)
    .orderBy(sql`users.nick::text collate convoca_pt`)
    .orderBy('users.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, rows: await withPictures(db, rows) }
}

export async function findUser(db: Db, id: string, now: Date) {
  const rows = await selectUsers(db, now).where('users.id', '=', id).execute()
  const [user] = await withPictures(db, rows)
  return user ?? null
}

export type AdminUserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** The user's id; null where nobody has the e-mail. */
export async function makeAdminByEmail(db: Db, email: string): Promise<string | null> {
  const row = await db
    .updateTable('users')
    .set({ platform_role: 'ADMIN' })
    .where('email', '=', toStoredEmail(email))
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return null
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      action: 'ADMIN_MADE',
      actor_id: null,
      user_id: row.id,
      subject_id: null,
      detail: null,
    })
    .execute()
  return row.id
}
