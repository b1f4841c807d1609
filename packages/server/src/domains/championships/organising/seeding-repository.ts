import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

export interface SeededTeam {
  id: string
  /** The team or player; null once a team was deleted. */
  entrant_id: string | null
  seed: number | null
  is_seed_locked: boolean
}

const entrant = sql<string | null>`coalesce(team_id, player_id)`.as('entrant_id')

/** Teams with a confirmed place and what is known of their seeds, in the order of their registration. */
export async function findSeeded(db: Db, championshipId: string): Promise<SeededTeam[]> {
  return db
    .selectFrom('championship_registrations')
    .select(['id', entrant, 'seed', 'is_seed_locked'])
    .where('championship_id', '=', championshipId)
    .where('status', '=', 'CONFIRMED')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Locks the seeds of these registrations, and of no others. */
export async function lockSeeds(db: Db, championshipId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update championship_registrations set is_seed_locked = id = any(${ids}::uuid[])
    where championship_id = ${championshipId} and is_seed_locked <> (id = any(${ids}::uuid[]))`.execute(db)
}

/** The teams or players of registrations, by the registrations' ids; none of teams that were deleted. */
export async function findEntrantsOf(db: Db, championshipId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('championship_registrations')
    .select(['id', entrant])
    .where('championship_id', '=', championshipId)
    .execute()
  return new Map(rows.flatMap(({ id, entrant_id: one }) => (one === null ? [] : [[id, one]])))
}
