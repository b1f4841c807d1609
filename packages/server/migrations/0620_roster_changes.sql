-- Until when teams change their rosters by themselves.
alter table championships add column roster_lock text not null default 'CHECK_IN',
  add constraint championships_roster_lock_check check (roster_lock in ('REGISTRATION', 'CHECK_IN', 'START'));

-- Changes of rosters that were asked for after the lock.
create table championship_roster_changes (
  id uuid primary key,
  championship_id uuid not null references championships (id) on delete cascade,
  registration_id uuid not null references championship_registrations (id) on delete cascade,
  -- Null as well where nobody leaves the roster.
  out_user_id uuid references users (id) on delete set null,
  in_user_id uuid references users (id) on delete set null,
  reason text not null,
  status text not null default 'PENDING',
  requested_by uuid references users (id) on delete set null,
  decided_by uuid references users (id) on delete set null,
  answer text,
  -- Whether the log of a match has it; a team may have no match at the time.
  is_logged boolean not null default false,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint championship_roster_changes_status_check check (status in ('PENDING', 'APPROVED', 'DECLINED'))
);
-- A team asks for one at a time.
create unique index championship_roster_changes_pending_key on championship_roster_changes (registration_id)
  where status = 'PENDING';
create index championship_roster_changes_list_idx on championship_roster_changes (championship_id, created_at desc, id);
create index championship_roster_changes_unlogged_idx on championship_roster_changes (registration_id)
  where status = 'APPROVED' and not is_logged;
create index championship_roster_changes_out_idx on championship_roster_changes (out_user_id) where out_user_id is not null;
create index championship_roster_changes_in_idx on championship_roster_changes (in_user_id) where in_user_id is not null;
create index championship_roster_changes_requester_idx on championship_roster_changes (requested_by)
  where requested_by is not null;
create index championship_roster_changes_decider_idx on championship_roster_changes (decided_by) where decided_by is not null;

-- Organisers and captains are told of rosters that are too small, once for each kind and start.
create table championship_roster_reminders (
  championship_id uuid not null references championships (id) on delete cascade,
  starts_at timestamptz not null,
  kind text not null,
  primary key (championship_id, starts_at, kind),
  constraint championship_roster_reminders_kind_check check (kind in ('DAY', 'HOUR'))
);

alter table championship_match_log
  add column player_out_id uuid references users (id) on delete set null,
  add column player_in_id uuid references users (id) on delete set null,
  drop constraint championship_match_log_action_check,
  add constraint championship_match_log_action_check check (action in (
    'REPORTED', 'AGREED', 'DISPUTED', 'RULED', 'CORRECTED', 'CHECKED_IN', 'SCHEDULED', 'RESCHEDULE_PROPOSED',
    'RESCHEDULE_ACCEPTED', 'RESCHEDULE_DECLINED', 'PROOF_ADDED', 'FORFEITED', 'WALKOVER', 'DISQUALIFIED', 'SCORED',
    'REFEREE_CALLED', 'REINSTATED', 'REMATCHED', 'WITHDRAWN', 'SUBSTITUTED', 'ROSTER_CHANGED'));
create index championship_match_log_player_out_idx on championship_match_log (player_out_id) where player_out_id is not null;
create index championship_match_log_player_in_idx on championship_match_log (player_in_id) where player_in_id is not null;
