import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

export interface SeededTeam {
  id: string
  team_id: string | null
  seed: number | null
  is_seed_locked: boolean
}

/** Teams with a confirmed place and what is known of their seeds, in the order of their registration. */
export async function findSeeded(db: Db, championshipId: string): Promise<SeededTeam[]> {
  return db
    .selectFrom('championship_registrations')
    .select(['id', 'team_id', 'seed', 'is_seed_locked'])
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

/** The teams of registrations, by the registrations' ids; none of teams that were deleted. */
export async function findTeamsOf(db: Db, championshipId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('championship_registrations')
    .select(['id', 'team_id'])
    .where('championship_id', '=', championshipId)
    .execute()
  return new Map(rows.flatMap(({ id, team_id: teamId }) => (teamId === null ? [] : [[id, teamId]])))
}
