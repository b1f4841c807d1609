-- Weeks of a weekly event that differ from the others.
create table schedule_exceptions (
  schedule_id uuid not null references schedules (id) on delete cascade,
  -- When the series has it: names the occurrence, wherever it was moved to.
  occurs_at timestamptz not null,
  -- Both null: that week is cancelled.
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (schedule_id, occurs_at),
  constraint schedule_exceptions_length_check
    check ((starts_at is null) = (ends_at is null) and ends_at > starts_at and ends_at <= starts_at + interval '168 hours')
);
create index schedule_exceptions_starts_idx on schedule_exceptions (starts_at) where starts_at is not null;

/*
 * Occurrences of a schedule that end after one instant and start before another, cancelled ones too. A weekly event keeps its time of
 * day in São Paulo, also where that changes to summer time or back.
 */
create function occurrences_of(schedule schedules, from_at timestamptz, until_at timestamptz)
returns table (occurs_at timestamptz, starts_at timestamptz, ends_at timestamptz, is_cancelled boolean)
language sql stable as $$
  select series.at, series.at, series.at + (schedule.ends_at - schedule.starts_at), false
  from generate_series(
    case when schedule.recurrence = 'NONE' then 0
      else greatest(0, floor(extract(epoch from from_at - schedule.ends_at) / 604800)::integer - 1) end,
    case when schedule.recurrence = 'NONE' then 0
      else ceil(extract(epoch from until_at - schedule.starts_at) / 604800)::integer end
  ) as week,
  lateral (
    select (schedule.starts_at at time zone 'America/Sao_Paulo' + week * interval '7 days')
      at time zone 'America/Sao_Paulo' as at
  ) series
  where series.at < until_at and series.at + (schedule.ends_at - schedule.starts_at) > from_at
    and not exists (
      select from schedule_exceptions exception
      where exception.schedule_id = schedule.id and exception.occurs_at = series.at
    )
  union all
  select exception.occurs_at, moved.starts_at, moved.ends_at, exception.starts_at is null
  from schedule_exceptions exception,
  lateral (
    select coalesce(exception.starts_at, exception.occurs_at) as starts_at,
      coalesce(exception.ends_at, exception.occurs_at + (schedule.ends_at - schedule.starts_at)) as ends_at
  ) moved
  where exception.schedule_id = schedule.id and moved.starts_at < until_at and moved.ends_at > from_at
$$;

-- The occurrence that the series has at an instant, wherever it was moved to; none where the series has none.
create function occurrence_at(schedule schedules, at timestamptz)
returns table (occurs_at timestamptz, starts_at timestamptz, ends_at timestamptz, is_cancelled boolean)
language sql stable as $$
  select exception.occurs_at, coalesce(exception.starts_at, exception.occurs_at),
    coalesce(exception.ends_at, exception.occurs_at + (schedule.ends_at - schedule.starts_at)), exception.starts_at is null
  from schedule_exceptions exception
  where exception.schedule_id = schedule.id and exception.occurs_at = at
  union all
  select found.* from occurrences_of(schedule, at, at + interval '1 millisecond') found
  where found.occurs_at = at and not exists (
    select from schedule_exceptions exception where exception.schedule_id = schedule.id and exception.occurs_at = at
  )
$$;

-- The occurrence that is on or comes next; of a single event its only one. No more weeks are cancelled ahead than it looks at.
create function next_occurrence(schedule schedules, at timestamptz)
returns table (occurs_at timestamptz, starts_at timestamptz, ends_at timestamptz)
language sql stable as $$
  select found.occurs_at, found.starts_at, found.ends_at from (
    select schedule.starts_at as occurs_at, schedule.starts_at, schedule.ends_at where schedule.recurrence = 'NONE'
    union all
    (
      select occurrence.occurs_at, occurrence.starts_at, occurrence.ends_at
      from occurrences_of(schedule, at, greatest(at, schedule.ends_at) + interval '15 days') occurrence
      where schedule.recurrence = 'WEEKLY' and not occurrence.is_cancelled
      order by occurrence.starts_at
      limit 1
    )
  ) found
  union all
  -- Two cancelled weeks and more: rare enough to look further only then.
  select later.occurs_at, later.starts_at, later.ends_at from (
    select occurrence.occurs_at, occurrence.starts_at, occurrence.ends_at
    from occurrences_of(schedule, at, greatest(at, schedule.ends_at) + interval '480 days') occurrence
    where schedule.recurrence = 'WEEKLY' and not occurrence.is_cancelled
      and not exists (
        select from occurrences_of(schedule, at, greatest(at, schedule.ends_at) + interval '15 days') early
        where not early.is_cancelled
      )
    order by occurrence.starts_at
    limit 1
  ) later
$$;

-- What a member answers for one occurrence. A row of `check_ins` is the invitation to all of them.
create table check_in_answers (
  check_in_id uuid not null references check_ins (id) on delete cascade,
  occurs_at timestamptz not null,
  is_confirmed boolean not null,
  answered_at timestamptz not null,
  primary key (check_in_id, occurs_at)
);
create index check_in_answers_occurs_idx on check_in_answers (occurs_at);

-- An answer for all weeks was given for the one that came next.
insert into check_in_answers (check_in_id, occurs_at, is_confirmed, answered_at)
select check_ins.id, occurrence.occurs_at, check_ins.is_confirmed, coalesce(check_ins.answered_at, check_ins.created_at)
from check_ins
join schedules on schedules.id = check_ins.schedule_id
cross join lateral next_occurrence(schedules, now()) occurrence
where check_ins.is_confirmed is not null;
alter table check_ins drop column is_confirmed, drop column answered_at;

-- Which occurrence an invitation asks about.
alter table notifications add column occurs_at timestamptz;

-- Occurrences for which the members were asked: the key lets one process of several do it.
create table schedule_requests (
  schedule_id uuid not null references schedules (id) on delete cascade,
  occurs_at timestamptz not null,
  primary key (schedule_id, occurs_at)
);
create index schedule_requests_occurs_idx on schedule_requests (occurs_at);
-- Those of weekly events that are near already were asked when they were made.
insert into schedule_requests (schedule_id, occurs_at)
select schedules.id, occurrence.occurs_at
from schedules cross join lateral next_occurrence(schedules, now()) occurrence
where schedules.recurrence = 'WEEKLY';
