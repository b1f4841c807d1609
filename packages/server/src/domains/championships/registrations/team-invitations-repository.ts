import type { Db } from '../../../database/schema.ts'
import { selectLogo } from '../entrants-queries.ts'

/** The number of invitations that the contract's list holds. */
const MAX_LISTED = 200

function selectInvitations(db: Db) {
  return db
    .selectFrom('championship_invitations as invitation')
    .innerJoin('teams', 'teams.id', 'invitation.team_id')
    .select([
      'teams.id',
      'teams.name',
      'teams.team_tag',
      'teams.primary_color',
      'teams.secondary_color',
      'invitation.created_at',
      selectLogo(db),
    ])
}

export type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>
>

/** The latest first. */
export async function findInvitations(db: Db, championshipId: string): Promise<InvitationRow[]> {
  return selectInvitations(db)
    .where('invitation.championship_id', '=', championshipId)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('teams.id')
    .limit(MAX_LISTED)
    .execute()
}

interface Invited {
  championshipId: string
  teamId: string
}

export async function findInvitation(db: Db, { championshipId, teamId }: Invited): Promise<InvitationRow> {
  return selectInvitations(db)
    .where('invitation.championship_id', '=', championshipId)
    .where('invitation.team_id', '=', teamId)
    .executeTakeFirstOrThrow()
}

/** False where the team is invited already: of calls at once one succeeds. */
export async function insertInvitation(
  db: Db,
  { championshipId, teamId, invitedBy }: Invited & { invitedBy: string },
): Promise<boolean> {
  const row = await db
    .insertInto('championship_invitations')
    .values({ championship_id: championshipId, team_id: teamId, invited_by: invitedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('team_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The members who may register the team. */
export async function findTeamLeaders(db: Db, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_members')
    .select('user_id')
    .where('team_id', '=', teamId)
    .where('role', 'in', ['OWNER', 'MANAGER', 'CAPTAIN'])
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}
