import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'

const columns = ['id', 'team_id', 'name', 'url', 'description', 'is_active', 'created_at'] as const

export async function countSponsors(db: Db, teamId: string): Promise<number> {
  const { total } = await db
    .selectFrom('sponsors')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow()
  return total
}

/** In the order in which they came. */
export async function findSponsorPage(
  db: Db,
  teamId: string,
  { page, limit }: { page: number; limit: number },
) {
  return db
    .selectFrom('sponsors')
    .select(columns)
    .where('team_id', '=', teamId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** As many as one answer holds (`PublicTeam.sponsors`). */
const MOST_SHOWN = 100

export async function findShownSponsors(db: Db, teamId: string): Promise<SponsorRow[]> {
  return db
    .selectFrom('sponsors')
    .select(columns)
    .where('team_id', '=', teamId)
    .where('is_active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute()
}

export type SponsorRow = Awaited<ReturnType<typeof findSponsorPage>>[number]

export async function findSponsor(db: Db, teamId: string, id: string): Promise<SponsorRow | null> {
  const row = await db
    .selectFrom('sponsors')
    .select(columns)
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .executeTakeFirst()
  return row ?? null
}

export async function insertSponsor(
  db: Db,
  teamId: string,
  sponsor: Schemas['SponsorInput'],
): Promise<SponsorRow> {
  return db
    .insertInto('sponsors')
    .values({ id: newId(), team_id: teamId, ...sponsor })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Null for a sponsor that is not this team's. */
export async function changeSponsor(
  db: Db,
  teamId: string,
  id: string,
  sponsor: Schemas['SponsorInput'],
): Promise<SponsorRow | null> {
  const row = await db
    .updateTable('sponsors')
    .set({ ...sponsor, updated_at: new Date() })
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

/** What went, with the pictures whose bytes are no longer shown by it; null where the team has no such sponsor. */
export async function removeSponsor(
  db: Db,
  teamId: string,
  id: string,
): Promise<{ name: string; hashes: string[] } | null> {
  // Taken first: an upload under way holds the sponsor, and its picture must be seen here.
  const row = await db
    .selectFrom('sponsors')
    .select('name')
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const files = await db
    .deleteFrom('files')
    .where('entity_type', '=', 'TEAM_SPONSOR')
    .where('entity_id', '=', id)
    .returning('hash')
    .execute()
  await db.deleteFrom('sponsors').where('id', '=', id).execute()
  return { name: row.name, hashes: files.map((file) => file.hash) }
}

/** The team of a sponsor, which stays until the transaction ends; null for no sponsor. */
export async function holdSponsor(db: Db, id: string): Promise<string | null> {
  // The team first, as whoever deletes it does: two orders could wait for each other.
  const teamOf = db.selectFrom('sponsors').select('team_id').where('id', '=', id)
  await db.selectFrom('teams').select('id').where('id', '=', teamOf).forShare().execute()
  const row = await db
    .selectFrom('sponsors')
    .select('team_id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row?.team_id ?? null
}
