import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { type TeamRole, rolesWithPermission, teamRoles } from '@convoca/contract/rules'

interface MemberKey {
  teamId: string
  memberId: string
}

/** False unless the member has one of the roles `from`. */
export async function changeMember(
  db: Db,
  key: MemberKey,
  change: { role: TeamRole } | { roster_status: Schemas['RosterStatus'] },
  from: readonly TeamRole[] = teamRoles,
): Promise<boolean> {
  const row = await db
    .updateTable('team_members')
    .set(change)
    .where('id', '=', key.memberId)
    .where('team_id', '=', key.teamId)
    .where('role', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False unless the member has one of the roles `from`. */
export async function deleteMember(db: Db, key: MemberKey, from: readonly TeamRole[]): Promise<boolean> {
  const row = await db
    .deleteFrom('team_members')
    .where('id', '=', key.memberId)
    .where('team_id', '=', key.teamId)
    .where('role', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Records the removal, from which on the team's link does not let the user in. */
export async function recordRemoval(db: Db, teamId: string, userId: string): Promise<void> {
  await db
    .insertInto('removed_members')
    .values({ team_id: teamId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doNothing())
    .execute()
}

/** Forgets the removal of a user who is a member again. */
export async function forgetRemoval(db: Db, teamId: string, userId: string): Promise<void> {
  await db.deleteFrom('removed_members').where('team_id', '=', teamId).where('user_id', '=', userId).execute()
}

/** False for the owner, who cannot leave. */
export async function deleteOwnMembership(db: Db, teamId: string, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('team_members')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .where('role', 'in', rolesWithPermission('leave'))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False for a user who is not (or no longer) the owner. Runs before the promotion: a team never has two owners. */
export async function demoteOwner(db: Db, teamId: string, userId: string): Promise<boolean> {
  const row = await db
    .updateTable('team_members')
    .set({ role: 'MANAGER' })
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .where('role', '=', 'OWNER')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function listMemberIds(db: Db, teamId: string): Promise<string[]> {
  const rows = await db.selectFrom('team_members').select('user_id').where('team_id', '=', teamId).execute()
  return rows.map((row) => row.user_id)
}

/** The teams that any of the users belong to. */
export async function findMembershipsOf(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('team_members')
    .select(['team_id', 'user_id'])
    .where('user_id', 'in', userIds)
    .execute()
}
