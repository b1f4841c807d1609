import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import type { TeamRole } from '@convoca/contract/rules'
import type { TeamColors } from '@convoca/sdk/rules'
import type { TeamActivitiesTable } from '../../database/tables/teams.ts'

export interface NewTeam {
  name: string
  teamTag: string
  description: string
  gameId: string
  colours: TeamColors
}

export async function insertTeam(db: Db, team: NewTeam): Promise<string> {
  const id = newId()
  await db
    .insertInto('teams')
    .values({
      id,
      name: team.name,
      team_tag: team.teamTag,
      description: team.description,
      game_id: team.gameId,
      primary_color: team.colours.primary,
      secondary_color: team.colours.secondary,
    })
    .execute()
  return id
}

export interface NewMember {
  teamId: string
  userId: string
  role: TeamRole
  rosterStatus: Schemas['RosterStatus']
}

export async function insertMember(db: Db, member: NewMember): Promise<void> {
  await db
    .insertInto('team_members')
    .values({
      id: newId(),
      team_id: member.teamId,
      user_id: member.userId,
      role: member.role,
      roster_status: member.rosterStatus,
    })
    .execute()
}

export interface NewActivity {
  teamId: string
  action: TeamActivitiesTable['action_type']
  actorId: string
  /** Another user whom it is about. */
  subjectId?: string
  /** The role that the subject was invited as or given. */
  role?: TeamRole
  /** The name of what it is about: a title, a name, a roster status. */
  target?: string
}

/** Call it in the transaction of the change that it logs. */
export async function insertActivities(db: Db, activities: readonly NewActivity[]): Promise<void> {
  if (activities.length === 0) return
  await db
    .insertInto('team_activities')
    .values(
      activities.map((activity) => ({
        id: newId(),
        team_id: activity.teamId,
        action_type: activity.action,
        actor_id: activity.actorId,
        subject_id: activity.subjectId ?? null,
        role: activity.role ?? null,
        target: activity.target ?? null,
      })),
    )
    .execute()
}

export async function findSettings(db: Db, teamId: string) {
  const row = await db
    .selectFrom('teams')
    .select([
      'name',
      'team_tag',
      'description',
      'game_id',
      'is_recruiting',
      'show_team_members',
      'notifications_enabled',
      'primary_color',
      'secondary_color',
    ])
    .where('id', '=', teamId)
    .executeTakeFirst()
  return row ?? null
}

type Settings = NonNullable<Awaited<ReturnType<typeof findSettings>>>

/** Columns left out stay as they are. */
export type TeamChanges = { [K in keyof Settings]?: Settings[K] | undefined }

export async function updateTeamRow(db: Db, teamId: string, changes: TeamChanges): Promise<void> {
  await db
    .updateTable('teams')
    .set({ ...changes, updated_at: new Date() })
    .where('id', '=', teamId)
    .execute()
}

export async function deleteTeamRow(db: Db, teamId: string): Promise<void> {
  await db.deleteFrom('teams').where('id', '=', teamId).execute()
}

/** The teams that have notifications turned on. */
export async function findTeamsWithNotifications(
  db: Db,
  teamIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('teams')
    .select('id')
    .where('id', 'in', teamIds)
    .where('notifications_enabled', '=', true)
    .execute()
  return new Set(rows.map((row) => row.id))
}
