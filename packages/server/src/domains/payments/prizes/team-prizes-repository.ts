import { sql } from 'kysely'
import { newId } from '../../../database/id.ts'
import type { Db } from '../../../database/schema.ts'
import type { Share } from './division.ts'

export interface TeamPrizeRow {
  id: string
  championship_id: string
  team_id: string | null
  version: number
  is_equal: boolean
  proposed_by: string | null
  decides_until: Date
  settled_at: Date | null
}

/** Stores what a team has won, in equal parts. Returns the id. */
export async function insertTeamPrize(
  db: Db,
  championshipId: string,
  { shares, now, decidesUntil }: { shares: readonly Share[]; now: Date; decidesUntil: Date },
): Promise<string> {
  const id = newId()
  const teamId = shares[0]?.teamId ?? null
  await db
    .insertInto('prize_teams')
    .values({ id, championship_id: championshipId, team_id: teamId, decides_until: decidesUntil })
    .execute()
  await db
    .insertInto('prize_shares')
    .values(
      shares.map((share) => ({
        id: newId(),
        championship_id: championshipId,
        team_prize_id: id,
        team_id: share.teamId,
        user_id: share.userId,
        place: share.place,
        amount: share.amount,
        equal_amount: share.amount,
        created_at: now,
      })),
    )
    .execute()
  return id
}

/** The prize of a team in a championship; nobody else changes it until the transaction ends. */
export async function lockTeamPrize(
  db: Db,
  key: { id: string } | { championshipId: string; teamId: string },
): Promise<TeamPrizeRow | null> {
  let query = db.selectFrom('prize_teams').selectAll().forUpdate()
  query =
    'id' in key
      ? query.where('id', '=', key.id)
      : query.where('championship_id', '=', key.championshipId).where('team_id', '=', key.teamId)
  return (await query.executeTakeFirst()) ?? null
}

/** Prizes about which teams have not agreed in time. */
export async function findOverdue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('prize_teams')
    .select('id')
    .where('settled_at', 'is', null)
    .where('decides_until', '<=', now)
    .orderBy('decides_until')
    .limit(20)
    .execute()
  return rows.map(({ id }) => id)
}

export interface PartRow {
  id: string
  user_id: string
  amount: number
  equal_amount: number
  withheld: number
  agreed_at: Date | null
}

export async function findParts(db: Db, teamPrizeId: string): Promise<PartRow[]> {
  return db
    .selectFrom('prize_shares')
    .select(['id', 'user_id', 'amount', 'equal_amount', 'withheld', 'agreed_at'])
    .where('team_prize_id', '=', teamPrizeId)
    .orderBy('id')
    .execute()
}

/** Takes the amounts over; whatever was said of others is forgotten. The prize must be locked, and the amounts must have its sum. */
export async function saveProposal(
  db: Db,
  teamPrizeId: string,
  {
    amounts,
    proposedBy,
    isEqual,
    now,
  }: {
    amounts: ReadonlyMap<string, number>
    proposedBy: string
    isEqual: boolean
    now: Date
  },
): Promise<void> {
  const parts = JSON.stringify([...amounts].map(([id, amount]) => ({ id, amount })))
  await sql`
    update prize_shares share set amount = part.amount, refused_at = null,
      agreed_at = case when share.user_id = ${proposedBy}::uuid then ${now}::timestamptz end
    from jsonb_to_recordset(${parts}::jsonb) as part (id uuid, amount integer)
    where share.id = part.id and share.team_prize_id = ${teamPrizeId}
  `.execute(db)
  await db
    .updateTable('prize_teams')
    .set((eb) => ({ version: eb('version', '+', 1), proposed_by: proposedBy, is_equal: isEqual }))
    .where('id', '=', teamPrizeId)
    .execute()
}

/** False where the user has no part of it. */
export async function saveAnswer(
  db: Db,
  { teamPrizeId, userId, agrees, now }: { teamPrizeId: string; userId: string; agrees: boolean; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('prize_shares')
    .set({ agreed_at: agrees ? now : null, refused_at: agrees ? null : now })
    .where('team_prize_id', '=', teamPrizeId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function makeEqual(db: Db, teamPrizeId: string): Promise<void> {
  await db
    .updateTable('prize_shares')
    .set((eb) => ({ amount: eb.ref('equal_amount') }))
    .where('team_prize_id', '=', teamPrizeId)
    .execute()
  await db.updateTable('prize_teams').set({ is_equal: true }).where('id', '=', teamPrizeId).execute()
}

/** False where it was settled already. */
export async function markSettled(db: Db, teamPrizeId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('prize_teams')
    .set({ settled_at: now })
    .where('id', '=', teamPrizeId)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
