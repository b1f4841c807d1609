import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

export interface WithholdingRow {
  /** Hundredths of a percent. */
  basis_points: number
  /** Parts of at most so many centavos are paid whole. */
  floor: number
  set_at: Date
}

/** The rate of today; null where nothing was ever withheld. */
export async function findWithholding(db: Db): Promise<WithholdingRow | null> {
  const row = await db
    .selectFrom('prize_withholdings')
    .select(['basis_points', 'floor', 'set_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function insertWithholding(
  db: Db,
  { basisPoints, floor, setBy, now }: { basisPoints: number; floor: number; setBy: string; now: Date },
): Promise<void> {
  await db
    .insertInto('prize_withholdings')
    .values({ basis_points: basisPoints, floor, set_by: setBy, set_at: now })
    .execute()
}

/** Fixes what of each part of a prize is withheld, by the rate of today; a fraction of a centavo is the winner's. */
export async function withhold(db: Db, teamPrizeId: string): Promise<void> {
  await sql`
    update prize_shares share
    set withheld = case when share.amount > rate.floor then share.amount::bigint * rate.basis_points / 10000 else 0 end
    from (select basis_points, floor from prize_withholdings order by id desc limit 1) as rate
    where share.team_prize_id = ${teamPrizeId}
  `.execute(db)
}
