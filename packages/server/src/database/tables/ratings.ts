import type { GeneratedAlways } from 'kysely'

export interface RatedMatchesTable {
  match_id: string
  game_id: string
  played_at: Date
  /** Null of a match of players without teams. */
  home_team_id: string | null
  away_team_id: string | null
  home_player_ids: string[]
  away_player_ids: string[]
  winner: 'home' | 'away'
  pairing: GeneratedAlways<string>
}

interface RatingEntriesTable {
  match_id: string
  /** A team or a player. */
  subject_id: string
  team_id: string | null
  game_id: string
  played_at: Date
  has_won: boolean
  mu: number
  sigma: number
  points: number
  change: number
}

interface RatingsTable {
  game_id: string
  team_id: string | null
  user_id: string | null
  points: number
  matches: number
  wins: number
}

export interface RatingsTables {
  rated_matches: RatedMatchesTable
  rating_entries: RatingEntriesTable
  ratings: RatingsTable
}
