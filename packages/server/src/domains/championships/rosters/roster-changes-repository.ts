import { sql } from 'kysely'
import { newId } from '../../../database/id.ts'
import type { Db } from '../../../database/schema.ts'
import type { Roster } from '../registrations/registrations-repository.ts'
import { selectEntrant } from '../entrants-queries.ts'
import type { Side } from '../stages/types.ts'

/** The contract's list holds as many. */
const MAX_LISTED = 200

const nickOf = (user: 'leaver' | 'comer' | 'requester' | 'decider') =>
  sql<
    string | null
  >`case when ${sql.ref(`${user}.erased_at`)} is null then ${sql.ref(`${user}.nick`)}::text end`

function selectChanges(db: Db) {
  return db
    .selectFrom('championship_roster_changes as change')
    .leftJoin('users as leaver', 'leaver.id', 'change.out_user_id')
    .leftJoin('users as comer', 'comer.id', 'change.in_user_id')
    .leftJoin('users as requester', 'requester.id', 'change.requested_by')
    .leftJoin('users as decider', 'decider.id', 'change.decided_by')
    .select([
      'change.id',
      'change.registration_id',
      'change.out_user_id',
      'change.in_user_id',
      'change.reason',
      'change.status',
      'change.answer',
      'change.created_at',
      'change.decided_at',
      nickOf('leaver').as('player_out'),
      nickOf('comer').as('player_in'),
      nickOf('requester').as('requested_by'),
      nickOf('decider').as('decided_by'),
      selectEntrant(db, 'change.registration_id').as('team'),
    ])
}

export type RosterChangeRow = Awaited<ReturnType<ReturnType<typeof selectChanges>['executeTakeFirstOrThrow']>>

/** The latest first. */
export async function findRosterChanges(db: Db, championshipId: string): Promise<RosterChangeRow[]> {
  return selectChanges(db)
    .where('change.championship_id', '=', championshipId)
    .orderBy('change.created_at', 'desc')
    .orderBy('change.id')
    .limit(MAX_LISTED)
    .execute()
}

/** Null for a change in another championship. */
export async function findRosterChange(
  db: Db,
  championshipId: string,
  id: string,
): Promise<RosterChangeRow | null> {
  const row = await selectChanges(db)
    .where('change.championship_id', '=', championshipId)
    .where('change.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Null where the team has asked already. */
export async function insertRosterChange(
  db: Db,
  change: {
    championshipId: string
    registrationId: string
    outId: string | null
    inId: string
    reason: string
    requestedBy: string
    now: Date
  },
): Promise<string | null> {
  const row = await db
    .insertInto('championship_roster_changes')
    .values({
      id: newId(),
      championship_id: change.championshipId,
      registration_id: change.registrationId,
      out_user_id: change.outId,
      in_user_id: change.inId,
      reason: change.reason,
      requested_by: change.requestedBy,
      created_at: change.now,
    })
    .onConflict((conflict) => conflict.column('registration_id').where('status', '=', 'PENDING').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** False where it was decided by now. */
export async function decideRosterChange(
  db: Db,
  id: string,
  decision: { status: 'APPROVED' | 'DECLINED'; deciderId: string; answer: string | null; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('championship_roster_changes')
    .set({
      status: decision.status,
      decided_by: decision.deciderId,
      answer: decision.answer,
      decided_at: decision.now,
    })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Puts the roster in the place of the one before. Who stays keeps the word that was given. */
export async function replaceRoster(
  db: Db,
  registration: { id: string; championshipId: string },
  roster: readonly (Roster[number] & { confirmed_at: Date | null })[],
): Promise<void> {
  const { id, championshipId } = registration
  await db
    .deleteFrom('championship_players')
    .where('registration_id', '=', id)
    .where(
      'user_id',
      'not in',
      roster.map((player) => player.user_id),
    )
    .execute()
  await db
    .insertInto('championship_players')
    .values(roster.map((player) => ({ registration_id: id, championship_id: championshipId, ...player })))
    .onConflict((conflict) =>
      conflict.columns(['registration_id', 'user_id']).doUpdateSet((eb) => ({
        role: eb.ref('excluded.role'),
        confirmed_at: sql<Date>`coalesce(championship_players.confirmed_at, excluded.confirmed_at)`,
      })),
    )
    .execute()
}

/** A starter and a substitute who has confirmed change places; false where they are not that. */
export async function swapPlayers(
  db: Db,
  registrationId: string,
  { outId, inId }: { outId: string; inId: string },
): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    update championship_players player
    set role = case player.role when 'STARTER' then 'SUBSTITUTE' else 'STARTER' end
    where player.registration_id = ${registrationId} and player.user_id in (${outId}, ${inId}) and (
      select count(*) from championship_players one
      where one.registration_id = ${registrationId} and (
        (one.user_id = ${outId} and one.role = 'STARTER')
        or (one.user_id = ${inId} and one.role = 'SUBSTITUTE' and one.confirmed_at is not null)
      )
    ) = 2
    returning player.user_id`.execute(db)
  return rows.length === 2
}

/** The match that the team plays now or next, with its side; null where it has none. */
export async function findCurrentMatch(
  db: Db,
  registrationId: string,
): Promise<{ id: string; side: Side; home_id: string | null; away_id: string | null } | null> {
  const row = await db
    .selectFrom('championship_matches')
    .select([
      'id',
      'home_id',
      'away_id',
      sql<Side>`case when home_id = ${registrationId} then 'home' else 'away' end`.as('side'),
    ])
    .where((eb) => eb.or([eb('home_id', '=', registrationId), eb('away_id', '=', registrationId)]))
    .where('state', 'in', ['READY', 'WAITING'])
    .orderBy(sql`state = 'READY'`, 'desc')
    .orderBy(sql`home_score is not null`, 'desc')
    .orderBy('scheduled_at', (order) => order.asc().nullsLast())
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Writes approved changes to the logs of matches that opened, each once. A change that was approved while the team had no match is
 * read there by everybody.
 */
export async function logRosterChanges(db: Db, matchIds: readonly string[]): Promise<void> {
  await sql`
    with due as (
      select distinct on (change.id) change.id, match.id as match_id,
        case when match.home_id = change.registration_id then 'home' else 'away' end as side
      from championship_roster_changes change
      join championship_matches match on change.registration_id in (match.home_id, match.away_id)
      where match.id = any(${matchIds}::uuid[]) and change.status = 'APPROVED' and not change.is_logged
      order by change.id, match.number
    ),
    claimed as (
      update championship_roster_changes change set is_logged = true
      from due where due.id = change.id and not change.is_logged
      returning change.*, due.match_id, due.side
    )
    insert into championship_match_log (id, match_id, actor_id, action, side, reason, player_out_id, player_in_id)
    select gen_random_uuid(), match_id, decided_by, 'ROSTER_CHANGED', side, reason, out_user_id, in_user_id
    from claimed`.execute(db)
}

/** Adds a player who comes later to the chats of the team's open matches. */
export async function joinChats(
  db: Db,
  { registrationId, userId }: { registrationId: string; userId: string },
  latestAdultBirth: string,
): Promise<void> {
  await sql`
    insert into conversation_members (conversation_id, user_id, last_read_sequence)
    select conversations.id, users.id, conversations.last_sequence
    from conversations
    join championship_matches match on match.id = conversations.match_id and match.state = 'READY'
    join users on users.id = ${userId} and not coalesce(users.birth > ${latestAdultBirth}::date, false)
    where ${registrationId}::uuid in (match.home_id, match.away_id)
    on conflict do nothing`.execute(db)
}
