create table schedules (
  id uuid primary key,
  team_id uuid not null references teams (id) on delete cascade,
  title text not null,
  description text,
  type text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  location text,
  url text,
  recurrence text not null,
  -- Seconds since the week of the epoch began at which it starts: finds the weekly ones that are due.
  week_second integer not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint schedules_team_key unique (team_id, id),
  constraint schedules_type_check check (type in ('TRAINING', 'SCRIM', 'MATCH', 'MEETING', 'OTHER')),
  constraint schedules_recurrence_check check (recurrence in ('NONE', 'WEEKLY')),
  -- A week at the most: an occurrence never reaches the next one, and a window reads few rows.
  constraint schedules_length_check check (ends_at > starts_at and ends_at <= starts_at + interval '168 hours'),
  constraint schedules_week_check check (week_second between 0 and 604799)
);
create index schedules_once_idx on schedules (team_id, starts_at, id) where recurrence = 'NONE';
create index schedules_weekly_idx on schedules (team_id, starts_at, id) where recurrence = 'WEEKLY';
create index schedules_due_once_idx on schedules (starts_at) where recurrence = 'NONE';
create index schedules_due_weekly_idx on schedules (week_second) where recurrence = 'WEEKLY';

-- A row that names a team and one of its members cannot name those of two teams.
alter table team_members add constraint team_members_team_key unique (team_id, id);

create table check_ins (
  id uuid primary key,
  team_id uuid not null,
  schedule_id uuid not null,
  member_id uuid not null,
  is_confirmed boolean,
  answered_at timestamptz,
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint check_ins_once_key unique (schedule_id, member_id),
  constraint check_ins_schedule_fkey foreign key (team_id, schedule_id)
    references schedules (team_id, id) on delete cascade,
  -- Whoever leaves the team takes their check-ins along.
  constraint check_ins_member_fkey foreign key (team_id, member_id)
    references team_members (team_id, id) on delete cascade
);
create index check_ins_member_idx on check_ins (team_id, member_id);
create index check_ins_schedule_idx on check_ins (team_id, schedule_id);

-- Occurrences whose reminder was stored: the key lets one process of several do it.
create table schedule_reminders (
  schedule_id uuid not null references schedules (id) on delete cascade,
  occurs_at timestamptz not null,
  constraint schedule_reminders_pkey primary key (schedule_id, occurs_at)
);
create index schedule_reminders_occurs_idx on schedule_reminders (occurs_at);

-- Weekly hours of a member: 0 is Sunday 00:00, 167 Saturday 23:00, in the time of Brasília.
create table availability (
  member_id uuid primary key,
  team_id uuid not null,
  hours smallint[] not null,
  updated_at timestamptz not null default now(),
  constraint availability_member_fkey foreign key (team_id, member_id)
    references team_members (team_id, id) on delete cascade
);
create index availability_team_idx on availability (team_id, member_id);

-- A member's key of the team's calendar feed; it ends with the membership.
create table calendar_keys (
  member_id uuid primary key,
  team_id uuid not null,
  key_hash bytea not null,
  created_at timestamptz not null default now(),
  constraint calendar_keys_hash_key unique (key_hash),
  constraint calendar_keys_member_fkey foreign key (team_id, member_id)
    references team_members (team_id, id) on delete cascade
);
create index calendar_keys_team_idx on calendar_keys (team_id, member_id);

alter table notifications
  add column schedule_id uuid references schedules (id) on delete set null,
  add column check_in_id uuid references check_ins (id) on delete set null;
create index notifications_schedule_idx on notifications (schedule_id) where schedule_id is not null;
create index notifications_check_in_idx on notifications (check_in_id) where check_in_id is not null;
