-- Tags and nicks that were in use before: links to them still lead to their team or player. Read only where nobody has the
-- name now; the latest holder counts.
create table former_tags (
  tag text primary key,
  -- Null once the team is deleted.
  team_id uuid references teams (id) on delete set null,
  released_at timestamptz not null default now(),
  constraint former_tags_tag_check check (tag ~ '^[A-Z0-9]{2,5}$')
);
create index former_tags_team_idx on former_tags (team_id, released_at);

-- Nothing is left of them when an account is erased.
create table former_nicks (
  nick citext primary key,
  user_id uuid not null references users (id) on delete cascade,
  released_at timestamptz not null default now()
);
create index former_nicks_user_idx on former_nicks (user_id, released_at);
