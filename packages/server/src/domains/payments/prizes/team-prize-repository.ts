import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import { selectEntrantOf } from '../charge-team-repository.ts'
import { type ShareRow, selectShares } from './payouts-repository.ts'

/** The parts of a team in a championship, the largest first. */
export async function findTeamShares(
  db: Db,
  { championshipId, teamId, adultBirth }: { championshipId: string; teamId: string; adultBirth: string },
): Promise<ShareRow[]> {
  return selectShares(db, adultBirth)
    .where('share.championship_id', '=', championshipId)
    .where('share.team_id', '=', teamId)
    .orderBy('share.amount', 'desc')
    .orderBy('share.id')
    .limit(100)
    .execute()
}

export async function findTeamOfShare(db: Db, shareId: string) {
  const row = await db
    .selectFrom('prize_shares as share')
    .select(selectEntrantOf(db, sql`share.team_id`, sql`null::uuid`))
    .where('share.id', '=', shareId)
    .executeTakeFirst()
  return row?.team ?? null
}

export async function findTeamPrize(
  db: Db,
  { championshipId, teamId }: { championshipId: string; teamId: string },
) {
  const row = await db
    .selectFrom('prize_teams')
    .selectAll()
    .where('championship_id', '=', championshipId)
    .where('team_id', '=', teamId)
    .executeTakeFirst()
  return row ?? null
}
