import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

export interface TeamsTable {
  id: string
  name: string
  team_tag: string
  description: string
  game_id: string
  is_recruiting: Generated<boolean>
  show_team_members: Generated<boolean>
  notifications_enabled: Generated<boolean>
  primary_color: string
  secondary_color: string
  wins: Generated<number>
  losses: Generated<number>
  created_at: ColumnType<Date, Date | undefined, Date>
  updated_at: ColumnType<Date, Date | undefined, Date>
  search_text: GeneratedAlways<string>
}

export interface TeamMembersTable {
  id: string
  team_id: string
  user_id: string
  role: Schemas['TeamRole']
  roster_status: Schemas['RosterStatus']
  joined_at: ColumnType<Date, Date | undefined, Date>
}

export interface TeamActivitiesTable {
  id: string
  team_id: string
  action_type:
    | 'TEAM_CREATED'
    | 'INVITATION_SENT'
    | 'INVITATION_ACCEPTED'
    | 'INVITATION_DECLINED'
    | 'INVITATION_CANCELLED'
  actor_id: string | null
  /** Whom the act concerns, when it is not the actor alone. */
  subject_id: string | null
  role: Schemas['TeamRole'] | null
  created_at: ColumnType<Date, Date | undefined, never>
}

export interface TeamsTables {
  teams: TeamsTable
  team_members: TeamMembersTable
  team_activities: TeamActivitiesTable
}
