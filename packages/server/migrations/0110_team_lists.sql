-- The place of a role, so that an index holds the members in their order.
alter table team_members add column role_rank smallint not null generated always as (
  case role when 'OWNER' then 1 when 'MANAGER' then 2 when 'COACH' then 3 when 'CAPTAIN' then 4 else 5 end
) stored;
create index team_members_order_idx on team_members (team_id, role_rank, joined_at, id);

-- A page of the teams that recruit, of all games or of one, is read from its own place on.
create index teams_recruiting_idx on teams (is_recruiting, name collate convoca_pt, id);
create index teams_game_recruiting_idx on teams (game_id, is_recruiting, name collate convoca_pt, id);
