-- What a player's profile shows beside the person: games, equipment, Pix keys; and the preferences.
alter table users add column looking_for_team boolean not null default false;

create table player_games (
  user_id uuid not null references users (id) on delete cascade,
  game_id uuid not null references games (id),
  -- The main game is the first one.
  place smallint not null,
  account text,
  rank text,
  positions text[] not null default '{}',
  rank_text text generated always as (convoca_fold(rank)) stored,
  positions_text text not null,
  primary key (user_id, game_id),
  constraint player_games_place_key unique (user_id, place) deferrable initially deferred
);
create index player_games_game_idx on player_games (game_id, user_id);

-- Between separators, so that one position is found whole: "|duelista|igl|".
create function player_games_fold_positions() returns trigger language plpgsql as $$
begin
  new.positions_text := convoca_fold('|' || array_to_string(new.positions, '|') || '|');
  return new;
end
$$;
create trigger player_games_fold_positions before insert or update on player_games
  for each row execute function player_games_fold_positions();

create table equipment (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  type text not null,
  brand text not null,
  model text not null,
  description text,
  created_at timestamptz not null default now(),
  constraint equipment_type_check
    check (type in ('COMPUTER', 'NOTEBOOK', 'PC', 'CONSOLE', 'TABLET', 'SMARTPHONE'))
);
create index equipment_user_idx on equipment (user_id, created_at, id);

-- Stored in one form for each type, so that a key is not entered twice in two spellings.
create table pix_keys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  type text not null,
  key text not null,
  created_at timestamptz not null default now(),
  constraint pix_keys_key_key unique (user_id, type, key),
  constraint pix_keys_type_check check (type in ('CPF', 'EMAIL', 'PHONE', 'KEYRANDOM'))
);

create table user_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  theme text not null default 'dark',
  chat text not null default 'EVERYBODY',
  -- The kinds that differ from the default: [{type, inApp, email}].
  notifications jsonb not null default '[]',
  quiet_from time,
  quiet_until time,
  constraint user_preferences_theme_check check (theme in ('dark', 'light', 'system')),
  constraint user_preferences_chat_check check (chat in ('EVERYBODY', 'TEAMMATES', 'NOBODY')),
  constraint user_preferences_quiet_check check ((quiet_from is null) = (quiet_until is null))
);
