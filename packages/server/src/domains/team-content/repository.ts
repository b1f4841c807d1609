import type { Db } from '../../database/schema.ts'

/** What a team shows with pictures of its own: where it is stored, what it is called and which part of the page it is. */
export const showcase = {
  AWARD: { table: 'achievements', name: 'title', part: 'ACHIEVEMENTS' },
  TEAM_SPONSOR: { table: 'sponsors', name: 'name', part: 'SPONSORS' },
} as const

export type Shown = keyof typeof showcase

export const shownKinds = ['AWARD', 'TEAM_SPONSOR'] as const satisfies readonly Shown[]

/** The team of something shown, which stays until the transaction ends; null where there is no such thing. */
export async function lockShown(db: Db, kind: Shown, id: string): Promise<string | null> {
  const shown = db.selectFrom(showcase[kind].table).select('team_id').where('id', '=', id)
  // The team first, as whoever deletes it does: two orders could wait for each other.
  await db.selectFrom('teams').select('id').where('id', '=', shown).forShare().execute()
  const row = await shown.forShare().executeTakeFirst()
  return row?.team_id ?? null
}

/** What went, with the pictures whose bytes it no longer shows; null where the team has no such thing. */
export async function removeShown(
  db: Db,
  kind: Shown,
  { teamId, id }: { teamId: string; id: string },
): Promise<{ name: string; hashes: string[] } | null> {
  const { table, name } = showcase[kind]
  // Taken first: an upload under way holds it, and its picture must be seen here.
  const row = await db
    .selectFrom(table)
    .select(`${name} as name`)
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
