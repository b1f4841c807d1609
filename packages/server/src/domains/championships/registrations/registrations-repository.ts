import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../../contract/types.ts'
import { type PageRequest, countCapped, windowOf } from '../../../database/page.ts'
import { newId } from '../../../database/id.ts'
import { preparedMark } from '../../../database/prepared-statements.ts'
import type { Db } from '../../../database/schema.ts'
import { entrantColumns, selectEntrantLook } from '../entrants-queries.ts'

type Status = Schemas['RegistrationStatus']
export type Roster = Schemas['RegistrationInput']['roster']

/** The numbers that the contract's lists hold. */
const MAX_MEMBERS = 500
const MAX_LISTED = 1100

/** The statuses for which the championship holds a place. */
export const withPlace = ['CONFIRMED', 'PENDING_PAYMENT'] as const

interface EntryPayments {
  paid: number
  returned: number
  is_refunding: boolean
  is_refunded: boolean
}

/** The amounts of an entry that has a fee: what was paid, and what goes back of it, in centavos. */
const selectPayments = sql<EntryPayments | null>`
  case when championships.entry_fee > 0 then (
    select jsonb_build_object(
      'paid', coalesce(sum(charge.amount) filter (where charge.status = 'PAID'), 0),
      'returned', coalesce(
        sum(coalesce(charge.received_amount, charge.amount)) filter (where charge.status in ('REFUNDING', 'REFUNDED')), 0
      ),
      'is_refunding', coalesce(bool_or(charge.status = 'REFUNDING'), false),
      'is_refunded', coalesce(bool_or(charge.status = 'REFUNDED'), false)
    ) from payment_charges charge where charge.registration_id = registration.id
  ) end`.as('payments')

function selectRegistrations(db: Db) {
  return db
    .selectFrom('championship_registrations as registration')
    .leftJoin('teams', 'teams.id', 'registration.team_id')
    .leftJoin('users as solo', 'solo.id', 'registration.player_id')
    .innerJoin('championships', 'championships.id', 'registration.championship_id')
    .select((eb) => [
      'registration.id',
      'registration.championship_id',
      entrantColumns.id.as('entrant_id'),
      'registration.player_id',
      'registration.status',
      'registration.reason',
      'registration.departure',
      'registration.seed',
      'registration.is_seed_locked',
      'registration.checked_in_at',
      'registration.pay_until',
      'championships.entry_fee',
      selectPayments,
      'registration.created_at',
      entrantColumns.name.as('team_name'),
      ...selectEntrantLook(db),
      // A player is shown by the entry itself.
      sql<boolean>`coalesce(teams.show_team_members, registration.player_id is not null)`.as(
        'show_team_members',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('championship_players as player')
          .innerJoin('users', 'users.id', 'player.user_id')
          .select([
            'users.id',
            sql<string>`users.nick::text`.as('nick'),
            'player.role',
            sql<boolean>`player.confirmed_at is not null`.as('is_confirmed'),
          ])
          .whereRef('player.registration_id', '=', 'registration.id')
          .orderBy('player.role')
          .orderBy('users.nick'),
      ).as('roster'),
    ])
}

export type RegistrationRow = Awaited<
  ReturnType<ReturnType<typeof selectRegistrations>['executeTakeFirstOrThrow']>
>

/** Null for a registration of another championship. */
export async function findRegistration(
  db: Db,
  championshipId: string,
  id: string,
): Promise<RegistrationRow | null> {
  const row = await selectRegistrations(db)
    .where('registration.championship_id', '=', championshipId)
    .where('registration.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Teams with a place by their seeds, the waiting list, then the others. */
export async function findRegistrations(
  db: Db,
  championshipId: string,
  statuses: readonly Status[],
): Promise<RegistrationRow[]> {
  return selectRegistrations(db)
    .where('registration.championship_id', '=', championshipId)
    .where('registration.status', 'in', statuses)
    .orderBy(sql`array_position(array['CONFIRMED', 'PENDING_PAYMENT', 'WAITING'], registration.status)`)
    .orderBy('registration.seed')
    .orderBy('registration.created_at')
    .orderBy('registration.id')
    .limit(MAX_LISTED)
    .execute()
}

export async function findTeamGame(db: Db, teamId: string): Promise<string | null> {
  const row = await db.selectFrom('teams').select('game_id').where('id', '=', teamId).executeTakeFirst()
  return row?.game_id ?? null
}

/** The status of the team's registration that counts, if it has one. */
export async function findTeamStatus(db: Db, championshipId: string, teamId: string): Promise<Status | null> {
  const row = await db
    .selectFrom('championship_registrations')
    .select('status')
    .where('championship_id', '=', championshipId)
    .where('team_id', '=', teamId)
    .where('status', '<>', 'WITHDRAWN')
    .executeTakeFirst()
  return row?.status ?? null
}

/** The team's members with their accounts, whether they play for another team and are old enough at the start. */
export async function findCandidates(
  db: Db,
  championship: { id: string; game_id: string; min_age: number | null; starts_at: Date },
  teamId: string,
) {
  const { id, game_id: gameId, min_age: minAge, starts_at: startsAt } = championship
  const isOldEnough =
    minAge === null
      ? sql<boolean>`true`
      : sql<boolean>`coalesce(users.birth <= (${startsAt}::timestamptz at time zone 'America/Sao_Paulo')::date
          - make_interval(years => ${minAge}::int), false)`
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .where('team_members.team_id', '=', teamId)
    .select((eb) => [
      'users.id',
      sql<string>`users.nick::text`.as('nick'),
      isOldEnough.as('is_old_enough'),
      eb
        .selectFrom('player_games')
        .select('player_games.account')
        .whereRef('player_games.user_id', '=', 'users.id')
        .where('player_games.game_id', '=', gameId)
        .as('account'),
      eb
        .exists(
          eb
            .selectFrom('championship_players as player')
            .innerJoin('championship_registrations as other', 'other.id', 'player.registration_id')
            .select('player.user_id')
            .where('other.team_id', '<>', teamId)
            .whereRef('player.user_id', '=', 'users.id')
            .where('player.championship_id', '=', id)
            .where('player.is_active', '=', true)
            .where('player.confirmed_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('is_registered'),
    ])
    .orderBy('team_members.role_rank')
    .orderBy('team_members.joined_at')
    .orderBy('team_members.id')
    .limit(MAX_MEMBERS)
    .execute()
}

/** Takes a place; false where none is free. */
export async function takePlace(db: Db, championshipId: string): Promise<boolean> {
  const row = await db
    .updateTable('championships')
    .set((eb) => ({ teams_count: eb('teams_count', '+', 1) }))
    .where('id', '=', championshipId)
    .where(sql<SqlBool>`teams_count < max_teams`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function freePlace(db: Db, championshipId: string): Promise<void> {
  await db
    .updateTable('championships')
    .set((eb) => ({ teams_count: eb('teams_count', '-', 1) }))
    .where('id', '=', championshipId)
    .execute()
}

/** Violates a unique index where the team or a player is registered already. */
export async function insertRegistration(
  db: Db,
  registration: {
    championshipId: string
    entrant: { teamId: string } | { playerId: string }
    status: Status
    payUntil: Date | null
    roster: readonly (Roster[number] & { confirmed_at: Date | null })[]
  },
): Promise<string> {
  const { championshipId, entrant, status, payUntil, roster } = registration
  const id = newId()
  await db
    .insertInto('championship_registrations')
    .values({
      id,
      championship_id: championshipId,
      team_id: 'teamId' in entrant ? entrant.teamId : null,
      player_id: 'playerId' in entrant ? entrant.playerId : null,
      status,
      pay_until: payUntil,
    })
    .execute()
  await db
    .insertInto('championship_players')
    .values(
      roster.map(({ user_id, role, confirmed_at }) => ({
        registration_id: id,
        championship_id: championshipId,
        user_id,
        role,
        confirmed_at,
      })),
    )
    .execute()
  return id
}

/** False where the registration has another status by now. */
export async function setRegistrationStatus(
  db: Db,
  id: string,
  {
    from,
    to,
    reason = null,
    payUntil,
  }: { from: Status; to: Status; reason?: string | null; payUntil?: Date | undefined },
): Promise<boolean> {
  const row = await db
    .updateTable('championship_registrations')
    .set({
      status: to,
      reason,
      updated_at: new Date(),
      ...(to === 'CONFIRMED' && { pay_until: null }),
      ...(payUntil !== undefined && { pay_until: payUntil }),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  if (row !== undefined && (to === 'REJECTED' || to === 'WITHDRAWN')) {
    await db
      .updateTable('championship_players')
      .set({ is_active: false })
      .where('registration_id', '=', id)
      .execute()
  }
  return row !== undefined
}

type Departure = Pick<RegistrationRow, 'reason' | 'departure'>

export async function setDeparture(db: Db, id: string, departure: Departure): Promise<void> {
  await db
    .updateTable('championship_registrations')
    .set({ ...departure, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}

/**
 * Whether a player of the roster is still in the team; one without a team is their own. A subquery for one value and not `exists`: that one
 * may be answered by a table of all members, which is made again for each registration.
 */
export const isStillIn = (player: string, registration: string) => sql<SqlBool>`(
  ${sql.ref(`${registration}.player_id`)} = ${sql.ref(`${player}.user_id`)} or coalesce((
    select true from team_members mate
    where mate.team_id = ${sql.ref(`${registration}.team_id`)} and mate.user_id = ${sql.ref(`${player}.user_id`)}
  ), false)
)`

/** The number of players of a roster who have confirmed and are still in the team; the query has `championship_registrations`. */
export const confirmedPlayers = (db: Db) =>
  db
    .selectFrom('championship_players as confirmed')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .whereRef('confirmed.registration_id', '=', sql.ref<string>('championship_registrations.id'))
    .where('confirmed.confirmed_at', 'is not', null)
    .where(isStillIn('confirmed', 'championship_registrations'))

/** The first of the waiting list; with `checkedIn` of those who are there, and with so many players who have confirmed. */
export async function findNextWaiting(
  db: Db,
  championshipId: string,
  { checkedIn, teamSize }: { checkedIn: boolean; teamSize: number },
): Promise<string | null> {
  let query = db
    .selectFrom('championship_registrations')
    .select('id')
    .where('championship_id', '=', championshipId)
    .where('status', '=', 'WAITING')
  if (checkedIn) query = query.where('checked_in_at', 'is not', null)
  if (teamSize > 0) query = query.where((eb) => eb(confirmedPlayers(db), '>=', teamSize))
  const row = await query.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()
  return row?.id ?? null
}

export async function setCheckedIn(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('championship_registrations')
    .set({ checked_in_at: now })
    .where('id', '=', id)
    .where('checked_in_at', 'is', null)
    .execute()
}

/** The people who are notified of what happens to a team: its players, and those who may register it. */
export async function findRecipients(db: Db, registrationIds: readonly string[]) {
  if (registrationIds.length === 0) return []
  return db
    .selectFrom('championship_registrations as registration')
    .modifyFront(preparedMark)
    .innerJoin('championship_members as member', 'member.registration_id', 'registration.id')
    .leftJoin('championship_players as player', (join) =>
      join
        .onRef('player.registration_id', '=', 'registration.id')
        .onRef('player.user_id', '=', 'member.user_id'),
    )
    .select(['member.user_id', 'member.team_id', 'registration.id as registration_id'])
    .where('registration.id', '=', sql<string>`any(${registrationIds}::uuid[])`)
    .where((eb) =>
      eb.or([eb('player.user_id', 'is not', null), eb('member.role', 'in', ['OWNER', 'MANAGER', 'CAPTAIN'])]),
    )
    .orderBy('member.user_id')
    .execute()
}

export async function findTeamRegistrations(db: Db, teamId: string, request: PageRequest) {
  const { limit, offset } = windowOf(request)
  return db
    .selectFrom('championship_registrations as registration')
    .innerJoin('championships', 'championships.id', 'registration.championship_id')
    .select([
      'registration.id',
      'registration.status',
      'registration.reason',
      'registration.created_at',
      'championships.id as championship_id',
      'championships.name',
      'championships.url',
      'championships.status as championship_status',
    ])
    .where('registration.team_id', '=', teamId)
    .orderBy('registration.created_at', 'desc')
    .orderBy('registration.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Registrations of what the team plays or would play, in the order in which championships are locked. */
export async function findPlayedRegistrations(
  db: Db,
  teamId: string,
): Promise<{ id: string; championship_id: string }[]> {
  return db
    .selectFrom('championship_registrations as registration')
    .innerJoin('championships', 'championships.id', 'registration.championship_id')
    .select(['registration.id', 'registration.championship_id'])
    .where('registration.team_id', '=', teamId)
    .where('registration.status', 'in', ['CONFIRMED', 'PENDING_PAYMENT', 'WAITING'])
    .where('championships.status', 'in', ['REGISTRATION', 'CHECK_IN', 'ONGOING'])
    .orderBy('registration.championship_id')
    .execute()
}

export async function countTeamRegistrations(db: Db, teamId: string): Promise<number> {
  return countCapped(
    db,
    db.selectFrom('championship_registrations').select('id').where('team_id', '=', teamId),
  )
}
