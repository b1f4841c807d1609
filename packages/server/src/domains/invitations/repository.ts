import { MAX_PENDING_INVITATIONS, type TeamRole } from '@convoca/contract/rules'
import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import type { InviteItem } from './rules.ts'
import { type InvitationRow, selectInvitations } from './queries.ts'

export async function findInvitation(
  db: Db,
  teamId: string,
  inviteId: string,
): Promise<InvitationRow | null> {
  const row = await selectInvitations(db)
    .where('invitations.id', '=', inviteId)
    .where('invitations.team_id', '=', teamId)
    .executeTakeFirst()
  return row ?? null
}

export interface InvitationFilter {
  /** A team's, or a player's. */
  of: { teamId: string } | { userId: string }
  kind?: Schemas['InvitationKind'] | undefined
  status?: Schemas['InvitationFilter'] | undefined
  page: number
  limit: number
}

/** An expired invitation is stored as PENDING; the filter distinguishes the two. */
function matching({ of, kind, status }: InvitationFilter) {
  const stored = status === 'EXPIRED' ? 'PENDING' : status
  const conditions = [
    'teamId' in of ? sql`invitations.team_id = ${of.teamId}` : sql`invitations.user_id = ${of.userId}`,
    ...(kind === undefined ? [] : [sql`invitations.kind = ${kind}`]),
    ...(stored === undefined ? [] : [sql`invitations.status = ${stored}`]),
    ...(status === 'PENDING' ? [sql`invitations.expires_at > now()`] : []),
    ...(status === 'EXPIRED' ? [sql`invitations.expires_at <= now()`] : []),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

export async function findInvitationPage(
  db: Db,
  filter: InvitationFilter,
): Promise<{ total: number; rows: InvitationRow[] }> {
  const total = await countCapped(db, db.selectFrom('invitations').select('id').where(matching(filter)))
  const { limit, offset } = windowOf(filter)
  const rows = await selectInvitations(db)
    .where(matching(filter))
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, rows }
}

/** The users that exist, with their membership and pending invitation in the team. */
export async function findCandidates(db: Db, teamId: string, userIds: readonly string[]) {
  return db
    .selectFrom('users')
    .leftJoin('team_members', (join) =>
      join.onRef('team_members.user_id', '=', 'users.id').on('team_members.team_id', '=', teamId),
    )
    .leftJoin('invitations', (join) =>
      join
        .onRef('invitations.user_id', '=', 'users.id')
        .on('invitations.team_id', '=', teamId)
        .on('invitations.status', '=', 'PENDING'),
    )
    .select(['users.id', 'team_members.id as membership', 'invitations.id as invitation'])
    .where('users.id', 'in', userIds)
    .execute()
}

/** Expired invitations still occupy the unique (team, user). */
export async function deleteExpired(db: Db, teamId: string, userIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('team_id', '=', teamId)
    .where('user_id', 'in', userIds)
    .where('status', '=', 'PENDING')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
}

/**
 * Inserts all or, where the team's quota of pending ones would be exceeded, none, in one statement. Needs the
 * exclusive lock of the team: concurrent statements would not count each other's rows.
 */
export async function insertInvitations(
  db: Db,
  teamId: string,
  invitedBy: string,
  invites: readonly InviteItem[],
): Promise<InvitationRow[] | null> {
  const ids = invites.map(() => newId())
  const users = invites.map((invite) => invite.userId)
  const roles = invites.map((invite) => invite.role)
  const { rows } = await sql<{ id: string }>`
    insert into invitations (id, team_id, user_id, invited_by, role)
    select given.id, ${teamId}, given.user_id, ${invitedBy}, given.role
    from unnest(${ids}::uuid[], ${users}::uuid[], ${roles}::text[]) as given (id, user_id, role)
    where ${invites.length} + (
      select count(*) from invitations
      where team_id = ${teamId} and kind = 'INVITE' and status = 'PENDING' and expires_at > now()
    ) <= ${MAX_PENDING_INVITATIONS}
    returning id`.execute(db)
  if (rows.length === 0) return null
  // Ids are ordered by time, so this is the order of the input.
  return selectInvitations(db).where('invitations.id', 'in', ids).orderBy('invitations.id').execute()
}

export interface NewApplication {
  teamId: string
  userId: string
  message: string | null
  vacancyId: string | null
}

/** The applicant is also stored as the inviter. */
export async function insertApplication(db: Db, application: NewApplication): Promise<InvitationRow | null> {
  const id = newId()
  await db
    .insertInto('invitations')
    .values({
      id,
      team_id: application.teamId,
      user_id: application.userId,
      invited_by: application.userId,
      kind: 'APPLICATION',
      role: 'PLAYER',
      message: application.message,
      vacancy_id: application.vacancyId,
    })
    .execute()
  return findInvitation(db, application.teamId, id)
}

/** A guarded update: of concurrent responses exactly one matches the pending row. */
export async function updatePending(
  db: Db,
  inviteId: string,
  status: Schemas['InvitationStatus'],
): Promise<boolean> {
  const row = await db
    .updateTable('invitations')
    .set({ status, answered_at: new Date() })
    .where('id', '=', inviteId)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Records that the team, too, declined an application that was withdrawn. */
export async function declineWithdrawn(db: Db, inviteId: string): Promise<boolean> {
  const row = await db
    .updateTable('invitations')
    .set({ status: 'DECLINED_BY_OWNER_AND_MEMBER' })
    .where('id', '=', inviteId)
    .where('kind', '=', 'APPLICATION')
    .where('status', '=', 'DECLINED_BY_MEMBER')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Joining in another way accepts the player's pending invitation or application. */
export async function acceptPendingOf(db: Db, teamId: string, userId: string) {
  const row = await db
    .updateTable('invitations')
    .set({
      status: sql<Schemas['InvitationStatus']>`case kind when 'INVITE' then 'ACCEPTED' else 'CONFIRMED' end`,
      answered_at: new Date(),
    })
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'role'])
    .executeTakeFirst()
  return row ?? null
}

/** Guarded like `updatePending`; leaves applications alone. */
export async function deletePending(db: Db, teamId: string, inviteId: string) {
  const row = await db
    .deleteFrom('invitations')
    .where('id', '=', inviteId)
    .where('team_id', '=', teamId)
    .where('kind', '=', 'INVITE')
    .where('status', '=', 'PENDING')
    .returning(['id', 'user_id', 'role'])
    .executeTakeFirst()
  return row ?? null
}

/** Deletes the team's pending invitations by this user to any of the roles. */
export async function deletePendingBy(
  db: Db,
  teamId: string,
  invitedBy: string,
  roles: readonly TeamRole[],
): Promise<{ user_id: string; role: TeamRole }[]> {
  if (roles.length === 0) return []
  return db
    .deleteFrom('invitations')
    .where('team_id', '=', teamId)
    .where('invited_by', '=', invitedBy)
    .where('kind', '=', 'INVITE')
    .where('status', '=', 'PENDING')
    .where('role', 'in', roles)
    .returning(['user_id', 'role'])
    .execute()
}

/** Whether the team itself has invited the user. */
export async function isInvited(db: Db, teamId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'INVITE')
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the team's vacancy exists and is active. */
export async function isOpenVacancy(db: Db, teamId: string, vacancyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('id', '=', vacancyId)
    .where('team_id', '=', teamId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
