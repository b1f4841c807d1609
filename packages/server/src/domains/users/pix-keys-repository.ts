import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'

const columns = ['id', 'user_id', 'type', 'key'] as const

type Key = Pick<Schemas['PixKey'], 'type' | 'key'>

export async function findPixKeys(db: Db, userId: string): Promise<Schemas['PixKey'][]> {
  return db
    .selectFrom('pix_keys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findDatedPixKeys(db: Db, userId: string) {
  return db
    .selectFrom('pix_keys')
    .select(['type', 'key', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Null for another user's. */
export async function findPixKey(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<Schemas['PixKey'] | null> {
  const row = await db
    .selectFrom('pix_keys')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the user, so that simultaneous keys are counted one after another; returns the birth. */
export async function lockBirth(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('birth')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.birth ?? null
}

export async function countPixKeys(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('pix_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** A unique index refuses a key that the user already has. */
export async function insertPixKey(db: Db, userId: string, key: Key): Promise<Schemas['PixKey']> {
  return db
    .insertInto('pix_keys')
    .values({ id: newId(), user_id: userId, ...key })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Null for another user's. */
export async function updatePixKeyRow(
  db: Db,
  { userId, id }: { userId: string; id: string },
  { type, key }: Key,
): Promise<Schemas['PixKey'] | null> {
  const row = await db
    .updateTable('pix_keys')
    .set({ type, key })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

export async function deletePixKeyRow(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom('pix_keys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
