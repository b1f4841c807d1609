import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import type { InviteItem } from './rules.ts'
import { type InvitationRow, selectInvitations } from './select.ts'

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
  /** Whose: of a team, or of a player. */
  of: { teamId: string } | { userId: string }
  status?: Schemas['InvitationStatus'] | undefined
  page: number
  limit: number
}

export async function findInvitationPage(
  db: Db,
  filter: InvitationFilter,
): Promise<{ total: number; rows: InvitationRow[] }> {
  const column = 'teamId' in filter.of ? 'invitations.team_id' : 'invitations.user_id'
  const owner = 'teamId' in filter.of ? filter.of.teamId : filter.of.userId
  const { total } = await db
    .selectFrom('invitations')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(column, '=', owner)
    .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status ?? 'PENDING'))
    .executeTakeFirstOrThrow()
  const rows = await selectInvitations(db)
    .where(column, '=', owner)
    .$if(filter.status !== undefined, (query) =>
      query.where('invitations.status', '=', filter.status ?? 'PENDING'),
    )
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute()
  return { total, rows }
}

/** Which of the users exist, are members already, or have an open invitation of the team. */
export async function findStandings(db: Db, teamId: string, userIds: readonly string[]) {
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

/** Makes room for new invitations: an expired one still holds the place of its (team, user). */
export async function dropExpired(db: Db, teamId: string, userIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('team_id', '=', teamId)
    .where('user_id', 'in', userIds)
    .where('status', '=', 'PENDING')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
}

export async function countPending(db: Db, teamId: string): Promise<number> {
  const { pending } = await db
    .selectFrom('invitations')
    .select((eb) => eb.fn.countAll<number>().as('pending'))
    .where('team_id', '=', teamId)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return pending
}

export async function insertInvitations(
  db: Db,
  teamId: string,
  invitedBy: string,
  invites: readonly InviteItem[],
): Promise<InvitationRow[]> {
  const values = invites.map((invite) => ({
    id: newId(),
    team_id: teamId,
    user_id: invite.userId,
    invited_by: invitedBy,
    role: invite.role,
  }))
  await db.insertInto('invitations').values(values).execute()
  const ids = values.map((value) => value.id)
  // Ids grow with time, so this is the order of the list.
  return selectInvitations(db).where('invitations.id', 'in', ids).orderBy('invitations.id').execute()
}

/** One guarded update: of many answers at once exactly one finds the invitation still open. */
export async function answerPending(
  db: Db,
  inviteId: string,
  status: 'ACCEPTED' | 'DECLINED',
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

/** The same guard for the team's side: an answered invitation stays. */
export async function deletePending(db: Db, teamId: string, inviteId: string) {
  const row = await db
    .deleteFrom('invitations')
    .where('id', '=', inviteId)
    .where('team_id', '=', teamId)
    .where('status', '=', 'PENDING')
    .returning(['id', 'user_id', 'role'])
    .executeTakeFirst()
  return row ?? null
}
