-- The last match of a championship that has one, whether it has a time or not. `public_events` shows it, and whoever follows the
-- championship is told when it moves.
create view championship_finals as
select final.id, final.championship_id, final.scheduled_at
from championship_matches final
join championships on championships.id = final.championship_id
where final.bracket in ('WINNERS', 'FINAL')
  and case championships.format
    when 'DOUBLE_ELIMINATION' then final.bracket = 'FINAL' and final.round = 1
    else not exists (
      select from championship_matches later
      where later.championship_id = final.championship_id and later.number > final.number
        and later.bracket in ('WINNERS', 'FINAL')
    )
  end;

create or replace view public_events as
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
from championship_finals final
join championships on championships.id = final.championship_id
where championships.status <> 'DRAFT'
  and final.scheduled_at is not null
  and (final.scheduled_at at time zone 'America/Sao_Paulo')::date
    <> (championships.starts_at at time zone 'America/Sao_Paulo')::date;
