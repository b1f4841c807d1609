import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { type PageRequest, countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'

const columns = ['id', 'team_id', 'name', 'url', 'description', 'is_active', 'created_at'] as const

export async function countSponsors(db: Db, teamId: string): Promise<number> {
  return countCapped(db, db.selectFrom('sponsors').select('id').where('team_id', '=', teamId))
}

/** The oldest first. */
export async function findSponsorPage(db: Db, teamId: string, request: PageRequest) {
  const { limit, offset } = windowOf(request)
  return db
    .selectFrom('sponsors')
    .select(columns)
    .where('team_id', '=', teamId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The number of sponsors that the contract allows (`PublicTeam.sponsors`). */
const MAX_ACTIVE = 100

export async function findActiveSponsors(db: Db, teamId: string): Promise<SponsorRow[]> {
  return db
    .selectFrom('sponsors')
    .select(columns)
    .where('team_id', '=', teamId)
    .where('is_active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_ACTIVE)
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

/** Fields left out keep their value. Null for a sponsor of another team. */
export async function updateSponsor(
  db: Db,
  teamId: string,
  id: string,
  changes: Schemas['SponsorUpdate'],
): Promise<SponsorRow | null> {
  const row = await db
    .updateTable('sponsors')
    .set({ ...changes, updated_at: new Date() })
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}
