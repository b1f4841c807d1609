create table invitations (
  id uuid primary key,
  team_id uuid not null references teams (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  invited_by uuid not null references users (id) on delete cascade,
  kind text not null default 'INVITE',
  status text not null default 'PENDING',
  role text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  answered_at timestamptz,
  constraint invitations_kind_check check (kind in ('INVITE', 'APPLICATION')),
  constraint invitations_status_check check (status in (
    'PENDING', 'ACCEPTED', 'DECLINED', 'CONFIRMED',
    'DECLINED_BY_OWNER', 'DECLINED_BY_MEMBER', 'DECLINED_BY_OWNER_AND_MEMBER'
  )),
  constraint invitations_role_check check (role in ('MANAGER', 'COACH', 'CAPTAIN', 'PLAYER'))
);
create unique index invitations_pending_key on invitations (team_id, user_id) where status = 'PENDING';
create index invitations_team_idx on invitations (team_id, created_at desc, id desc);
create index invitations_user_idx on invitations (user_id, created_at desc, id desc);
