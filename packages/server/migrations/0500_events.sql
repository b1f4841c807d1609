-- Public events (product.md §8.3). Those of championships are not stored: `public_events` makes them from the championships.
create table events (
  id uuid primary key,
  context text not null,
  name text not null,
  title text not null,
  description text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text,
  address text,
  link text,
  organizer_id uuid references users (id) on delete set null,
  cancelled_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint events_name_key unique (context, name),
  constraint events_context_check check (context in ('community', 'live')),
  constraint events_times_check check (starts_at < ends_at),
  constraint events_where_check check (place is not null or link is not null)
);
create index events_start_idx on events (starts_at, id) where cancelled_at is null;
create index events_organizer_idx on events (organizer_id, ends_at) where organizer_id is not null;
create index events_end_idx on events (ends_at);

-- Pictures hang on no foreign key: their rows go with the event, their bytes with the last row.
create function drop_event_files() returns trigger language plpgsql as $$
begin
  delete from files where entity_type = 'EVENT' and entity_id = old.id;
  return null;
end
$$;
create trigger events_files after delete on events for each row execute function drop_event_files();

create table event_interests (
  event_id uuid not null references events (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  remind_day_before boolean not null,
  remind_hour_before boolean not null,
  created_at timestamptz not null default now(),
  primary key (event_id, user_id)
);
create index event_interests_user_idx on event_interests (user_id, created_at desc);

-- Interest in a championship is to follow it.
alter table championship_followers
  add column remind_day_before boolean not null default true,
  add column remind_hour_before boolean not null default true;

-- Which reminders were sent, so that of several processes one sends each. An event that gets another time is reminded of again.
-- Of a championship or its final there is no row to refer to that would stay as long.
create table event_reminders (
  subject_id uuid not null,
  starts_at timestamptz not null,
  kind text not null,
  primary key (subject_id, starts_at, kind),
  constraint event_reminders_kind_check check (kind in ('DAY', 'HOUR'))
);
create index event_reminders_start_idx on event_reminders (starts_at);

alter table notifications add column event_id uuid references events (id) on delete set null;
create index notifications_event_idx on notifications (event_id) where event_id is not null;

create index championship_matches_scheduled_idx on championship_matches (scheduled_at, id)
  where scheduled_at is not null and bracket in ('WINNERS', 'FINAL');

-- Events that were created, championships that are published, and the days of their finals, where these are days of their own.
create view public_events as
select
  events.id, events.context, events.name, events.title, events.description, events.starts_at, events.ends_at, events.place,
  events.address, events.link, events.organizer_id, null::uuid as championship_id, false as is_final,
  events.cancelled_at is not null as is_cancelled, events.cancel_reason, events.created_at, events.updated_at
from events
union all
select
  championships.id, 'championship', championships.url, championships.name, championships.description, championships.starts_at,
  null, null, null, null, championships.organizer_id, championships.id, false, championships.status = 'CANCELLED',
  championships.cancel_reason, championships.created_at, championships.updated_at
from championships
where championships.status <> 'DRAFT'
union all
select
  final.id, 'championship', championships.url || '--final', 'Final: ' || championships.name, championships.description,
  final.scheduled_at, null, null, null, null, championships.organizer_id, championships.id, true,
  championships.status = 'CANCELLED', championships.cancel_reason, championships.created_at, championships.updated_at
from championship_matches final
join championships on championships.id = final.championship_id
where championships.status <> 'DRAFT'
  and final.scheduled_at is not null
  and final.bracket in ('WINNERS', 'FINAL')
  and case championships.format
    when 'DOUBLE_ELIMINATION' then final.bracket = 'FINAL' and final.round = 1
    else not exists (
      select from championship_matches later
      where later.championship_id = final.championship_id and later.number > final.number
    )
  end
  and (final.scheduled_at at time zone 'America/Sao_Paulo')::date
    <> (championships.starts_at at time zone 'America/Sao_Paulo')::date;
