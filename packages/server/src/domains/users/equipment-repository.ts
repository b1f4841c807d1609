import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { findFileRefs } from '../files/queries.ts'

const columns = ['id', 'type', 'brand', 'model', 'description'] as const

type EquipmentRow = Omit<Schemas['Equipment'], 'photo'>

async function withPhotos(db: Db, rows: readonly EquipmentRow[]): Promise<Schemas['Equipment'][]> {
  const ids = rows.map(({ id }) => id)
  const files = await findFileRefs(db, 'SETUP', ids)
  return rows.map((row) => ({ ...row, photo: files.get(row.id)?.[0] ?? null }))
}

async function withPhoto(db: Db, row: EquipmentRow): Promise<Schemas['Equipment']> {
  const files = await findFileRefs(db, 'SETUP', [row.id])
  return { ...row, photo: files.get(row.id)?.[0] ?? null }
}

export async function findEquipment(db: Db, userId: string): Promise<Schemas['Equipment'][]> {
  const rows = await db
    .selectFrom('equipment')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return withPhotos(db, rows)
}

/** Null where the user has `most` pieces already; the row lock counts simultaneous requests one after another. */
export async function insertEquipment(
  db: Db,
  userId: string,
  { most, ...piece }: Schemas['EquipmentInput'] & { most: number },
): Promise<Schemas['Equipment'] | null> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { count } = await db
    .selectFrom('equipment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (count >= most) return null
  const row = await db
    .insertInto('equipment')
    .values({ id: newId(), user_id: userId, ...piece })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { ...row, photo: null }
}

/** Null for another user's. */
export async function updateEquipmentRow(
  db: Db,
  { userId, id }: { userId: string; id: string },
  piece: Schemas['EquipmentInput'],
): Promise<Schemas['Equipment'] | null> {
  const row = await db
    .updateTable('equipment')
    .set(piece)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
  return row === undefined ? null : withPhoto(db, row)
}

/** Deletes a piece and its photo; returns the photo's hash, null for another user's piece. */
export async function deleteEquipmentRow(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<string[] | null> {
  // Deleted first: an upload in flight shares the row's lock, and its photo must be visible here.
  const row = await db
    .deleteFrom('equipment')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return null
  const files = await db
    .deleteFrom('files')
    .where('entity_type', '=', 'SETUP')
    .where('entity_id', '=', row.id)
    .returning('hash')
    .execute()
  return files.map(({ hash }) => hash)
}
