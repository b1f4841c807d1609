import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { SocialProvider } from '../../database/tables/auth.ts'

export interface LoginMethodRow {
  /** The id of a passkey, a provider, or `TWO_STEP`. */
  id: string
  kind: 'PASSKEY' | 'TWO_STEP' | SocialProvider
  name: string | null
  added_at: Date
  /** Null where the address was never confirmed. */
  email_verified_at: Date | null
}

/** The latest first. */
export async function findWaysOf(db: Db, userId: string): Promise<LoginMethodRow[]> {
  const { rows } = await sql<LoginMethodRow>`
    select way.*, users.email_verified_at
    from users
    cross join lateral (
      select id::text, 'PASSKEY' as kind, name, created_at as added_at from passkeys where user_id = users.id
      union all
      select provider, provider, name, linked_at from social_accounts where user_id = users.id
      union all
      select 'TWO_STEP', 'TWO_STEP', null, enabled_at from two_step
      where user_id = users.id and enabled_at is not null
    ) way
    where users.id = ${userId}
    order by way.added_at desc, way.id`.execute(db)
  return rows
}

export async function deleteLoginMethod(
  db: Db,
  userId: string,
  { id, kind }: Pick<LoginMethodRow, 'id' | 'kind'>,
) {
  if (kind === 'TWO_STEP') {
    await db.deleteFrom('two_step').where('user_id', '=', userId).execute()
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  } else if (kind === 'PASSKEY')
    await db.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).execute()
  else
    await db
      .deleteFrom('social_accounts')
      .where('user_id', '=', userId)
      .where('provider', '=', kind)
      .execute()
}
