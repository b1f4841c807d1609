import { sql } from 'kysely'
import { newId } from '../../../database/id.ts'
import type { Db } from '../../../database/schema.ts'
import type { Side } from '../stages/types.ts'

/** The sides in whose rosters the user is, or whose teams they lead. */
export async function findRoomSides(
  db: Db,
  { id, home_id: home, away_id: away }: { id: string; home_id: string | null; away_id: string | null },
  userId: string,
): Promise<Side[]> {
  const rows = await db
    .selectFrom('championship_registrations as entrant')
    .innerJoin('championship_matches as match', (join) =>
      join.on((eb) =>
        eb.or([
          eb('entrant.id', '=', eb.ref('match.home_id')),
          eb('entrant.id', '=', eb.ref('match.away_id')),
        ]),
      ),
    )
    .innerJoin('championship_members as member', 'member.registration_id', 'entrant.id')
    .leftJoin('championship_players as player', (join) =>
      join.onRef('player.registration_id', '=', 'entrant.id').onRef('player.user_id', '=', 'member.user_id'),
    )
    .select('entrant.id')
    .where('match.id', '=', id)
    .where('member.user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('player.user_id', 'is not', null), eb('member.role', 'in', ['OWNER', 'MANAGER', 'CAPTAIN'])]),
    )
    .execute()
  const ids = new Set(rows.map((row) => row.id))
  return [
    ...(home !== null && ids.has(home) ? (['home'] as const) : []),
    ...(away !== null && ids.has(away) ? (['away'] as const) : []),
  ]
}

const MAX_PLAYERS = 20

export async function findRoster(db: Db, registrationId: string | null) {
  if (registrationId === null) return []
  return db
    .selectFrom('championship_players as player')
    .innerJoin('users', 'users.id', 'player.user_id')
    .select(['users.id', sql<string>`users.nick::text`.as('nick'), 'player.role'])
    .where('player.registration_id', '=', registrationId)
    .orderBy('player.role')
    .orderBy('users.nick')
    .limit(MAX_PLAYERS)
    .execute()
}

export async function findProposal(db: Db, matchId: string) {
  const row = await db
    .selectFrom('championship_match_proposals')
    .select(['side', 'scheduled_at', 'proposed_at'])
    .where('match_id', '=', matchId)
    .executeTakeFirst()
  return row ?? null
}

export async function saveProposal(
  db: Db,
  { matchId, side, scheduledAt, now }: { matchId: string; side: Side; scheduledAt: Date; now: Date },
): Promise<void> {
  const values = { side, scheduled_at: scheduledAt, proposed_at: now }
  await db
    .insertInto('championship_match_proposals')
    .values({ match_id: matchId, ...values })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(values))
    .execute()
}

export async function deleteProposals(db: Db, matchIds: readonly string[]): Promise<void> {
  await db.deleteFrom('championship_match_proposals').where('match_id', 'in', matchIds).execute()
}

const MAX_PROOFS = 10

export async function findProofs(db: Db, matchId: string) {
  return db
    .selectFrom('championship_match_proofs as proof')
    .leftJoin('users', 'users.id', 'proof.user_id')
    .select([
      'proof.id',
      'proof.side',
      'proof.width',
      'proof.height',
      'proof.created_at',
      sql<string | null>`case when users.erased_at is null then users.nick::text end`.as('nick'),
    ])
    .where('proof.match_id', '=', matchId)
    .orderBy('proof.created_at')
    .orderBy('proof.id')
    .limit(MAX_PROOFS)
    .execute()
}

/** False where the side was there already. */
export async function setMatchCheckedIn(db: Db, matchId: string, side: Side, now: Date): Promise<boolean> {
  const column = `${side}_checked_in_at` as const
  const row = await db
    .updateTable('championship_matches')
    .set({ [column]: now })
    .where('id', '=', matchId)
    .where(column, 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False until both sides are there, and once there is a code. */
export async function setMatchCode(db: Db, matchId: string, code: string): Promise<boolean> {
  const row = await db
    .updateTable('championship_matches')
    .set({ code })
    .where('id', '=', matchId)
    .where('home_checked_in_at', 'is not', null)
    .where('away_checked_in_at', 'is not', null)
    .where('code', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where the referee was called later than `since`. */
export async function setRefereeCalled(
  db: Db,
  matchId: string,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('championship_matches')
    .set({ referee_called_at: now })
    .where('id', '=', matchId)
    .where((eb) => eb.or([eb('referee_called_at', 'is', null), eb('referee_called_at', '<=', since)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Sets the times. A team that was there at the old time need not be at the new one. Matches that are closed,
 * or have this time already, stay as they are. Returns those that have changed.
 */
export async function setSchedule(
  db: Db,
  championshipId: string,
  { entries, now }: { entries: readonly { matchId: string; scheduledAt: Date | null }[]; now: Date },
): Promise<string[]> {
  const ids = entries.map(({ matchId }) => matchId)
  const times = entries.map(({ scheduledAt }) => scheduledAt?.toISOString() ?? null)
  const { rows } = await sql<{ id: string }>`
    update championship_matches as m
    set scheduled_at = v.at, changed_at = ${now}, home_checked_in_at = null, away_checked_in_at = null, code = null
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as v (id, at)
    where m.id = v.id and m.championship_id = ${championshipId} and m.state in ('WAITING', 'READY')
      and m.scheduled_at is distinct from v.at
    returning m.id`.execute(db)
  return rows.map((row) => row.id)
}

export async function countProofs(db: Db, matchId: string, side: Side): Promise<number> {
  const { total } = await db
    .selectFrom('championship_match_proofs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('match_id', '=', matchId)
    .where('side', '=', side)
    .executeTakeFirstOrThrow()
  return total
}

export async function insertProof(
  db: Db,
  proof: { matchId: string; userId: string; side: Side; jpeg: Buffer; width: number; height: number },
): Promise<string> {
  const id = newId()
  const { matchId, userId, side, jpeg, width, height } = proof
  await db
    .insertInto('championship_match_proofs')
    .values({ id, match_id: matchId, user_id: userId, side, jpeg, width, height })
    .execute()
  return id
}

/** Null for a picture of another match. */
export async function findProofBytes(db: Db, matchId: string, id: string) {
  const row = await db
    .selectFrom('championship_match_proofs')
    .select(['id', 'side', 'jpeg', 'width', 'height'])
    .where('match_id', '=', matchId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
