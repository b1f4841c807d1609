-- What ratings are made of: the matches that were played, with the teams and the players who played them. The ids stay when
-- a team or an account is deleted, because the ratings of their opponents were built on them.
create table rated_matches (
  match_id uuid primary key references championship_matches (id) on delete cascade,
  game_id uuid not null references games (id) on delete cascade,
  played_at timestamptz not null,
  home_team_id uuid not null,
  away_team_id uuid not null,
  home_player_ids uuid[] not null,
  away_player_ids uuid[] not null,
  winner text not null,
  constraint rated_matches_winner_check check (winner in ('home', 'away'))
);
create index rated_matches_order_idx on rated_matches (game_id, played_at, match_id);

-- The rating of each team and player after each of their matches. `team_id` is whom they played for.
create table rating_entries (
  match_id uuid not null references rated_matches (match_id) on delete cascade,
  subject_id uuid not null,
  team_id uuid not null,
  game_id uuid not null references games (id) on delete cascade,
  played_at timestamptz not null,
  has_won boolean not null,
  mu double precision not null,
  sigma double precision not null,
  points integer not null,
  change integer not null,
  primary key (match_id, subject_id)
);
create index rating_entries_history_idx on rating_entries (subject_id, game_id, played_at, match_id);
create index rating_entries_game_idx on rating_entries (game_id);

-- The latest of them.
create table ratings (
  game_id uuid not null references games (id) on delete cascade,
  team_id uuid references teams (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  points integer not null,
  matches integer not null,
  wins integer not null,
  constraint ratings_subject_check check (num_nonnulls(team_id, user_id) = 1),
  constraint ratings_team_key unique (team_id, game_id),
  constraint ratings_user_key unique (user_id, game_id)
);
create index ratings_of_teams_idx on ratings (game_id, points desc, team_id) where team_id is not null;
create index ratings_of_users_idx on ratings (game_id, points desc, user_id) where user_id is not null;
