-- Teams that an organiser has invited, each once.
create table championship_invitations (
  championship_id uuid not null references championships (id) on delete cascade,
  team_id uuid not null references teams (id) on delete cascade,
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (championship_id, team_id)
);
create index championship_invitations_team_idx on championship_invitations (team_id);
create index championship_invitations_inviter_idx on championship_invitations (invited_by) where invited_by is not null;
