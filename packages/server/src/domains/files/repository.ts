import { sql } from 'kysely'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { type FileSlot, type FileRecordRow, fileColumns } from './queries.ts'

export interface NewPicture {
  hash: string
  width: number
  height: number
  size: number
  createdBy: string | null
}

/**
 * Stores a picture in its slot and returns the hash of the one that it replaces. Concurrent uploads into one slot are
 * serialised by an advisory lock, so that each sees the picture it replaces.
 */
export async function upsertPicture(
  db: Db,
  slot: FileSlot,
  picture: NewPicture,
): Promise<{ file: FileRecordRow; replacedHash: string | null }> {
  const name = `${slot.entityType}/${slot.entityId}/${slot.businessType}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
  const replaced = await db
    .selectFrom('files')
    .select('hash')
    .where('entity_type', '=', slot.entityType)
    .where('entity_id', '=', slot.entityId)
    .where('business_type', '=', slot.businessType)
    .executeTakeFirst()
  const values = {
    hash: picture.hash,
    width: picture.width,
    height: picture.height,
    size: picture.size,
    created_by: picture.createdBy,
    created_at: new Date(),
  }
  const file = await db
    .insertInto('files')
    .values({
      id: newId(),
      entity_type: slot.entityType,
      entity_id: slot.entityId,
      business_type: slot.businessType,
      ...values,
    })
    .onConflict((conflict) => conflict.constraint('files_slot_key').doUpdateSet(values))
    .returning(fileColumns)
    .executeTakeFirstOrThrow()
  return { file, replacedHash: replaced?.hash ?? null }
}

/**
 * Uploads share the lock of a hash until they commit; removing the bytes takes it exclusively before it checks that
 * they are unused.
 */
export async function lockHash(db: Db, hash: string, mode: 'shared' | 'exclusive'): Promise<void> {
  const key = Buffer.from(hash.slice(0, 16), 'hex').readBigInt64BE().toString()
  const lock = sql.ref(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  await sql`select ${lock}(${key}::bigint)`.execute(db)
}

/** Those of the hashes that a picture of `files` or of a group of the chat has. */
export async function findUsedHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  // One parameter, so that every batch is the same statement.
  const { rows } = await sql<{ hash: string }>`
    select hash from files where hash = any(${hashes})
    union
    select picture_hash from conversations where picture_hash = any(${hashes})`.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

export async function isHashUsed(db: Db, hash: string): Promise<boolean> {
  return (await findUsedHashes(db, [hash])).has(hash)
}

/** Returns the hash of its bytes; null where the picture was deleted in the meantime. */
export async function deletePicture(db: Db, id: string): Promise<string | null> {
  const row = await db.deleteFrom('files').where('id', '=', id).returning('hash').executeTakeFirst()
  return row?.hash ?? null
}

/** Deletes the pictures of a championship; returns their hashes. */
export async function deleteChampionshipPictures(db: Db, championshipId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where('entity_type', '=', 'CHAMPIONSHIP')
    .where('entity_id', '=', championshipId)
    .returning('hash')
    .execute()
  return rows.map((row) => row.hash)
}
