import type { Db } from '../../database/schema.ts'
import { type ContentKind, type ContentTarget, teamContent } from './kinds.ts'

/** Deletes a row and its pictures; returns its name and the pictures' hashes, null where there is no such row. */
export async function deleteContent(
  db: Db,
  kind: ContentKind,
  { teamId, id }: ContentTarget,
): Promise<{ name: string; hashes: string[] } | null> {
  const { table, nameColumn } = teamContent[kind]
  // Locked first: an upload in flight shares the lock, and its picture must be visible here.
  const row = await db
    .selectFrom(table)
    .select(`${nameColumn} as name`)
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const files = await db
    .deleteFrom('files')
    .where('entity_type', '=', kind)
    .where('entity_id', '=', id)
    .returning('hash')
    .execute()
  await db.deleteFrom(table).where('id', '=', id).execute()
  return { name: row.name, hashes: files.map((file) => file.hash) }
}
