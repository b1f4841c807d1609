-- Times, check-in, lobby code and games of matches (product.md §8).
alter table championship_matches
  add column scheduled_at timestamptz,
  add column home_checked_in_at timestamptz,
  add column away_checked_in_at timestamptz,
  -- Given once both sides have checked in.
  add column code text,
  add column games jsonb not null default '[]',
  -- Grows with every change, so that a client keeps the newest of what it is sent.
  add column revision integer not null default 1;
-- Open matches by their time: the next ones, walk-overs, and what waits for a decision.
create index championship_matches_open_idx on championship_matches (scheduled_at, id) where state = 'READY';

alter table championship_reports add column games jsonb not null default '[]';

-- A side proposes another time; the other one accepts or declines.
create table championship_match_proposals (
  match_id uuid primary key references championship_matches (id) on delete cascade,
  side text not null,
  scheduled_at timestamptz not null,
  proposed_at timestamptz not null default clock_timestamp(),
  constraint championship_match_proposals_side_check check (side in ('home', 'away'))
);

-- Private pictures, as those of tickets.
create table championship_match_proofs (
  id uuid primary key,
  match_id uuid not null references championship_matches (id) on delete cascade,
  side text not null,
  user_id uuid references users (id) on delete set null,
  jpeg bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint championship_match_proofs_side_check check (side in ('home', 'away'))
);
create index championship_match_proofs_match_idx on championship_match_proofs (match_id, created_at, id);
create index championship_match_proofs_user_idx on championship_match_proofs (user_id) where user_id is not null;

alter table championship_match_log
  -- Null for the staff and for jobs.
  add column side text,
  add constraint championship_match_log_side_check check (side in ('home', 'away')),
  drop constraint championship_match_log_action_check,
  add constraint championship_match_log_action_check check (action in (
    'REPORTED', 'AGREED', 'DISPUTED', 'RULED', 'CORRECTED', 'CHECKED_IN', 'SCHEDULED', 'RESCHEDULE_PROPOSED',
    'RESCHEDULE_ACCEPTED', 'RESCHEDULE_DECLINED', 'PROOF_ADDED', 'FORFEITED', 'WALKOVER', 'DISQUALIFIED'));

-- Who is notified of a championship without playing in it.
create table championship_followers (
  championship_id uuid not null references championships (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (championship_id, user_id)
);
create index championship_followers_user_idx on championship_followers (user_id);

create table championship_announcements (
  id uuid primary key,
  championship_id uuid not null references championships (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  title text not null,
  body text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index championship_announcements_list_idx on championship_announcements (championship_id, created_at desc, id);
create index championship_announcements_author_idx on championship_announcements (author_id) where author_id is not null;

-- Keys of the calendar of a user's matches; only their hashes.
create table match_calendar_keys (
  user_id uuid primary key references users (id) on delete cascade,
  key_hash bytea not null,
  created_at timestamptz not null default now(),
  constraint match_calendar_keys_hash_key unique (key_hash)
);

create function count_match_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger championship_matches_revision before update on championship_matches
  for each row when (old.* is distinct from new.*) execute function count_match_revision();
