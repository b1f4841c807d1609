-- A trophy belongs to its championship: neither names nor titles say which one gave it.
alter table achievements add column championship_id uuid references championships (id) on delete set null;
create unique index achievements_championship_key on achievements (championship_id) where championship_id is not null;

-- Trophies from before are those with the title that championships give; of several of one name the older cup gave the older one.
update achievements set championship_id = given.championship_id
from (
  select trophy.id, cup.id as championship_id
  from (
    select id, team_id, championship, row_number() over (partition by team_id, championship order by created_at, id) as place
    from achievements
    where placement = 1 and title like 'Campeão: %'
  ) as trophy
  join (
    select id, winner_team_id, name, row_number() over (partition by winner_team_id, name order by updated_at, id) as place
    from championships
    where status = 'FINISHED'
  ) as cup on cup.winner_team_id = trophy.team_id and cup.name = trophy.championship and cup.place = trophy.place
) as given
where given.id = achievements.id;
