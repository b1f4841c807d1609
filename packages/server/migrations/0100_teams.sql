create table games (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (convoca_fold(name)) stored
);
create unique index games_name_key on games (lower(name collate convoca_pt));
create index games_order_idx on games (name collate convoca_pt, id);

-- One picture for each (entity, business type): a newer one takes the row over. The bytes lie in the
-- files folder under their own hash, shared by every row that shows the same picture.
create table files (
  id uuid primary key,
  entity_type text not null,
  entity_id uuid not null,
  business_type text not null,
  hash text not null,
  width integer not null,
  height integer not null,
  size integer not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint files_slot_key unique (entity_type, entity_id, business_type),
  constraint files_hash_check check (hash ~ '^[0-9a-f]{64}$')
);
create index files_hash_idx on files (hash);

create table teams (
  id uuid primary key,
  name text not null,
  team_tag text not null,
  description text not null,
  game_id uuid not null references games (id),
  is_recruiting boolean not null default false,
  show_team_members boolean not null default true,
  notifications_enabled boolean not null default true,
  primary_color text not null,
  secondary_color text not null,
  wins integer not null default 0,
  losses integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (convoca_fold(name || ' ' || team_tag)) stored,
  constraint teams_tag_key unique (team_tag),
  constraint teams_tag_check check (team_tag ~ '^[A-Z0-9]{2,5}$'),
  constraint teams_record_check check (wins >= 0 and losses >= 0)
);
-- lower() follows the collation it is given: the ICU one also knows that É and é are one letter.
create unique index teams_name_key on teams (lower(name collate convoca_pt));
create index teams_order_idx on teams (name collate convoca_pt, id);
create index teams_game_idx on teams (game_id, name collate convoca_pt, id);
create index teams_search_text_idx on teams using gin (search_text gin_trgm_ops);

create table team_members (
  id uuid primary key,
  team_id uuid not null references teams (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null,
  roster_status text not null,
  joined_at timestamptz not null default now(),
  constraint team_members_once_key unique (team_id, user_id),
  constraint team_members_role_check check (role in ('OWNER', 'MANAGER', 'COACH', 'CAPTAIN', 'PLAYER')),
  constraint team_members_roster_check check (roster_status in ('STARTER', 'SUBSTITUTE', 'INACTIVE'))
);
create unique index team_members_owner_key on team_members (team_id) where role = 'OWNER';
create index team_members_user_idx on team_members (user_id, team_id);

-- Who did what to whom; written in the transaction of the act itself.
create table team_activities (
  id uuid primary key,
  team_id uuid not null references teams (id) on delete cascade,
  action_type text not null,
  actor_id uuid references users (id) on delete set null,
  subject_id uuid references users (id) on delete set null,
  role text,
  created_at timestamptz not null default now()
);
create index team_activities_team_idx on team_activities (team_id, created_at desc, id desc);
