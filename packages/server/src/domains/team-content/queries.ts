import type { Db } from '../../database/schema.ts'
import { type ContentKind, teamContent } from './kinds.ts'

/** Locks the row until the transaction ends and returns its team; null where there is no such row. */
export async function lockContent(db: Db, kind: ContentKind, id: string): Promise<string | null> {
  const content = db.selectFrom(teamContent[kind].table).select('team_id').where('id', '=', id)
  // The team first, as in its deletion: another order could deadlock.
  await db.selectFrom('teams').select('id').where('id', '=', content).forShare().execute()
  const row = await content.forShare().executeTakeFirst()
  return row?.team_id ?? null
}
