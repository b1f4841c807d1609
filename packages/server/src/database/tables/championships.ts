import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>

export interface ChampionshipsTable {
  id: string
  url: string
  name: string
  game_id: string
  organizer_id: string | null
  description: string
  rules: string
  format: Schemas['ChampionshipFormat']
  best_of: Json<Schemas['ChampionshipInput']['best_of']>
  best_of_groups: Schemas['Championship']['best_of_groups']
  best_of_grand_final: Schemas['Championship']['best_of_grand_final']
  has_third_place: Generated<boolean>
  grand_final: Generated<Schemas['GrandFinal']>
  allows_draws: Generated<boolean>
  group_count: number | null
  qualifiers_per_group: number | null
  swiss_rounds: number | null
  tie_breaks: ColumnType<Schemas['TieBreak'][] | null, string | null | undefined, string | null>
  win_points: Generated<number>
  tie_break_seed: ColumnType<string | null, never, string | null>
  participant: ColumnType<Schemas['ChampionshipParticipant'], Schemas['ChampionshipParticipant'] | undefined>
  team_size: number
  max_substitutes: number
  min_age: number | null
  min_teams: number
  max_teams: number
  entry_fee: number
  prizes: Json<Schemas['ChampionshipPrize'][]>
  registration_opens_at: Date
  registration_closes_at: Date
  check_in_opens_at: Date
  starts_at: Date
  status: Generated<Schemas['ChampionshipStatus']>
  cancel_reason: ColumnType<string | null, never, string | null>
  teams_count: Generated<number>
  winner_team_id: ColumnType<string | null, never, string | null>
  winner_id: ColumnType<string | null, never, string | null>
  seeding_method: ColumnType<Schemas['SeedingMethod'] | null, never, Schemas['SeedingMethod'] | null>
  is_rated: ColumnType<boolean | null, never, boolean>
  draw_seed: ColumnType<string | null, never, string | null>
  playoffs_format: 'SINGLE_ELIMINATION' | 'DOUBLE_ELIMINATION' | null
  playoffs_teams: number | null
  roster_lock: ColumnType<Schemas['RosterLock'], Schemas['RosterLock'] | undefined, Schemas['RosterLock']>
  created_at: ColumnType<Date, Date | undefined, Date>
  updated_at: ColumnType<Date, Date | undefined, Date>
  search_text: GeneratedAlways<string>
}

export interface ChampionshipStaffTable {
  championship_id: string
  user_id: string
  role: 'CO_ORGANIZER' | 'REFEREE'
  created_at: ColumnType<Date, Date | undefined, Date>
  accepted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  declined_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface ChampionshipInvitationsTable {
  championship_id: string
  team_id: string
  invited_by: string | null
  created_at: ColumnType<Date, Date | undefined, never>
}

type FormerTeam = Omit<Required<Schemas['ChampionshipTeam']>, 'logo' | 'is_deleted' | 'player'>

export interface ChampionshipRegistrationsTable {
  id: string
  championship_id: string
  /** Null of a player's entry, and once the team was deleted. */
  team_id: ColumnType<string | null, string | null, never>
  /** The player who takes part without a team; the row stays when the account is erased. */
  player_id: ColumnType<string | null, string | null | undefined, never>
  /** The team as it was when it was deleted. */
  former_team: ColumnType<FormerTeam | null, never, never>
  status: Schemas['RegistrationStatus']
  reason: ColumnType<string | null, never, string | null>
  departure: ColumnType<'DISQUALIFIED' | 'WITHDRAWN' | null, never, 'DISQUALIFIED' | 'WITHDRAWN' | null>
  seed: ColumnType<number | null, number | null | undefined, number | null>
  is_seed_locked: Generated<boolean>
  checked_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  pay_until: ColumnType<Date | null, Date | null | undefined, Date | null>
  pay_extended_at: ColumnType<Date | null, never, Date>
  created_at: ColumnType<Date, Date | undefined, Date>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

/** A view: who belongs to an entry, and with which role. */
export interface ChampionshipMembersView {
  registration_id: ColumnType<string, never, never>
  championship_id: ColumnType<string, never, never>
  user_id: ColumnType<string, never, never>
  /** Null of a player without a team. */
  team_id: ColumnType<string | null, never, never>
  role: ColumnType<Schemas['TeamRole'], never, never>
}

export interface PlayerMatchesTable {
  id: string
  user_id: string
  match_id: string
  opponent_id: string | null
  championship: string
  starts_at: Date
  result: 'WIN' | 'LOSS'
  score: string
}

export interface PlayerTrophiesTable {
  championship_id: string
  user_id: string
  won_at: Date
}

export interface ChampionshipPlayersTable {
  registration_id: string
  championship_id: string
  user_id: string
  role: Schemas['RosterRole']
  is_active: Generated<boolean>
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date>
}

/** Its columns have the types of the domain's stages, which only their repository reads. */
export interface ChampionshipStagesTable {
  championship_id: string
  setup: Json<unknown>
  state: Json<unknown>
  log: Json<unknown>
}

export interface ChampionshipMatchesTable {
  id: string
  championship_id: string
  number: number
  phase: number
  bracket: Schemas['ChampionshipMatch']['bracket']
  group_number: number
  round: number
  position: number
  best_of: number
  head_start: Generated<number>
  allows_draws: Generated<boolean>
  /** Registrations. */
  home_id: string | null
  away_id: string | null
  state: Schemas['ChampionshipMatch']['state']
  home_score: number | null
  away_score: number | null
  winner: 'home' | 'away' | null
  is_forfeit: boolean
  is_disputed: Generated<boolean>
  scheduled_at: Date | null
  /** The moment at which its time or its teams were set last. */
  changed_at: Date | null
  home_checked_in_at: Date | null
  away_checked_in_at: Date | null
  code: string | null
  games: ColumnType<Schemas['MatchGame'][], string | undefined, string>
  disputed_at: Date | null
  referee_called_at: Date | null
  revision: GeneratedAlways<number>
}

export interface ChampionshipMatchProposalsTable {
  match_id: string
  side: 'home' | 'away'
  scheduled_at: Date
  proposed_at: ColumnType<Date, Date | undefined, Date>
}

export interface ChampionshipMatchProofsTable {
  id: string
  match_id: string
  side: 'home' | 'away'
  user_id: string | null
  jpeg: Buffer
  width: number
  height: number
  created_at: ColumnType<Date, never, never>
}

export interface ChampionshipMatchRemindersTable {
  match_id: string
  scheduled_at: Date
  kind: 'CHECK_IN' | 'LAST_CALL'
}

export interface ChampionshipRemindersTable {
  championship_id: string
  starts_at: Date
}

export interface ChampionshipFollowersTable {
  championship_id: string
  user_id: string
  remind_day_before: Generated<boolean>
  remind_hour_before: Generated<boolean>
  created_at: ColumnType<Date, never, never>
}

export interface ChampionshipAnnouncementsTable {
  id: string
  championship_id: string
  author_id: string | null
  title: string
  body: string
  created_at: ColumnType<Date, Date | undefined, Date>
}

export interface MatchCalendarKeysTable {
  user_id: string
  key_hash: Buffer
  created_at: ColumnType<Date, never, never>
}

export interface ChampionshipReportsTable {
  match_id: string
  side: 'home' | 'away'
  home_score: number
  away_score: number
  reporter_id: string | null
  games: ColumnType<Schemas['MatchGame'][], string | undefined, string>
  created_at: ColumnType<Date, never, never>
}

export interface ChampionshipMatchLogTable {
  id: string
  match_id: string
  actor_id: string | null
  action: Schemas['MatchLogEntry']['action']
  home_score: number | null
  away_score: number | null
  reason: string | null
  side: 'home' | 'away' | null
  player_out_id: string | null
  player_in_id: string | null
  created_at: ColumnType<Date, never, never>
}

export interface ChampionshipRosterChangesTable {
  id: string
  championship_id: string
  registration_id: string
  out_user_id: string | null
  in_user_id: string | null
  reason: string
  status: Generated<Schemas['RosterChange']['status']>
  requested_by: string | null
  decided_by: string | null
  answer: string | null
  is_logged: Generated<boolean>
  created_at: Date
  decided_at: Date | null
}

export interface ChampionshipRosterRemindersTable {
  championship_id: string
  starts_at: Date
  kind: 'DAY' | 'HOUR'
}

export interface ChampionshipsTables {
  championship_roster_changes: ChampionshipRosterChangesTable
  championship_roster_reminders: ChampionshipRosterRemindersTable
  championship_announcements: ChampionshipAnnouncementsTable
  championship_followers: ChampionshipFollowersTable
  championship_match_proofs: ChampionshipMatchProofsTable
  championship_match_proposals: ChampionshipMatchProposalsTable
  championship_match_reminders: ChampionshipMatchRemindersTable
  championship_reminders: ChampionshipRemindersTable
  match_calendar_keys: MatchCalendarKeysTable
  player_matches: PlayerMatchesTable
  player_trophies: PlayerTrophiesTable
  championship_stages: ChampionshipStagesTable
  championship_matches: ChampionshipMatchesTable
  championship_reports: ChampionshipReportsTable
  championship_match_log: ChampionshipMatchLogTable
  championship_registrations: ChampionshipRegistrationsTable
  championship_members: ChampionshipMembersView
  championship_players: ChampionshipPlayersTable
  championships: ChampionshipsTable
  championship_staff: ChampionshipStaffTable
  championship_invitations: ChampionshipInvitationsTable
}
