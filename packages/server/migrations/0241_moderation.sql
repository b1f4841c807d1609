-- What users report. The target may be gone when the staff looks: its label and context are kept as they were.
create table reports (
  id uuid primary key,
  reporter_id uuid references users (id) on delete set null,
  target_type text not null,
  target_id uuid not null,
  target_label text not null,
  reason text not null,
  body text,
  context jsonb not null default '[]',
  status text not null default 'OPEN',
  note text,
  created_at timestamptz not null default now(),
  constraint reports_target_check check (target_type in ('USER', 'TEAM', 'MESSAGE')),
  constraint reports_reason_check check (reason in ('HARASSMENT', 'SPAM', 'HATE', 'SEXUAL', 'OTHER')),
  constraint reports_status_check check (status in ('OPEN', 'RESOLVED', 'DISMISSED'))
);
create unique index reports_open_key on reports (reporter_id, target_type, target_id) where status = 'OPEN';
create index reports_status_idx on reports (status, created_at, id);

-- One row for each user who has ever been suspended; it counts until `ends_at`.
create table suspensions (
  user_id uuid primary key references users (id) on delete cascade,
  reason text not null,
  ends_at timestamptz not null
);

-- Refers to nothing: its rows outlive what they name, and are never changed.
create table audit_log (
  id uuid primary key,
  action text not null,
  -- Null: the server's command line.
  actor_id uuid,
  user_id uuid,
  subject_id uuid,
  detail text,
  created_at timestamptz not null default clock_timestamp()
);
create index audit_log_created_idx on audit_log (created_at desc, id desc);
create index audit_log_user_idx on audit_log (user_id, action) where user_id is not null;
create index audit_log_actor_idx on audit_log (actor_id, created_at desc) where actor_id is not null;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_audit_change();
