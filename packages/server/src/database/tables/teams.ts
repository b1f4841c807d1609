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
  /** Orders the members by role, the owner first. */
  role_rank: GeneratedAlways<number>
}

export interface RemovedMembersTable {
  team_id: string
  user_id: string
  removed_at: ColumnType<Date, Date | undefined, never>
}

export interface TeamActivitiesTable {
  id: string
  team_id: string
  action_type: Schemas['ActivityType']
  actor_id: string | null
  /** The user whom the action concerns, other than the actor. */
  subject_id: string | null
  role: Schemas['TeamRole'] | null
  /** The name of the thing that the action concerns, where that is no person. */
  target: string | null
  created_at: ColumnType<Date, Date | undefined, Date>
}

export interface TeamMatchesTable {
  id: string
  team_id: string
  opponent: string
  /** Null if the opponent is not a team of the platform. */
  opponent_id: ColumnType<string | null, string | null | undefined>
  championship: string | null
  starts_at: Date
  /** The match of a championship whose result this is. */
  match_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Null while the match is still to come. */
  result: 'WIN' | 'LOSS' | 'DRAW' | null
  score: string | null
}

export interface BadgesTable {
  id: string
  name: string
  description: string
  /** The time from which it is awarded to nobody else. */
  retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface UserBadgesTable {
  user_id: string
  badge_id: string
  received_at: ColumnType<Date, Date | undefined, never>
}

export interface TeamBadgesTable {
  team_id: string
  badge_id: string
  received_at: ColumnType<Date, Date | undefined, never>
}

export interface FormerTagsTable {
  tag: string
  /** Null once the team is deleted. */
  team_id: string | null
  released_at: ColumnType<Date, Date | undefined, Date>
}

export interface TeamsTables {
  former_tags: FormerTagsTable
  team_matches: TeamMatchesTable
  badges: BadgesTable
  team_badges: TeamBadgesTable
  user_badges: UserBadgesTable
  teams: TeamsTable
  team_members: TeamMembersTable
  removed_members: RemovedMembersTable
  team_activities: TeamActivitiesTable
}
