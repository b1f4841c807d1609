-- What was played keeps the name and tag of a team that was deleted since.
alter table championship_registrations
  drop constraint championship_registrations_team_id_fkey,
  alter column team_id drop not null,
  add constraint championship_registrations_team_id_fkey foreign key (team_id) references teams (id) on delete set null,
  -- The team as it was when it was deleted: its id, name, tag and colours.
  add column former_team jsonb,
  add constraint championship_registrations_former_check check ((team_id is null) = (former_team is not null));

-- The registration that has won; a team that is deleted leaves it.
alter table championships add column winner_id uuid references championship_registrations (id) on delete set null;
update championships set winner_id = registration.id
from championship_registrations registration
where registration.championship_id = championships.id and registration.team_id = championships.winner_team_id
  and registration.status = 'CONFIRMED';
create index championships_winner_registration_idx on championships (winner_id) where winner_id is not null;

-- Registrations of what has begun stay as a record; the others go with their team.
create function keep_championship_record() returns trigger language plpgsql as $$
begin
  update championship_registrations registration
  set team_id = null, former_team = jsonb_build_object(
    'id', old.id, 'name', old.name, 'team_tag', old.team_tag,
    'primary_color', old.primary_color, 'secondary_color', old.secondary_color)
  from championships
  where championships.id = registration.championship_id and registration.team_id = old.id
    and registration.status = 'CONFIRMED' and championships.status in ('ONGOING', 'FINISHED', 'CANCELLED');
  delete from championship_registrations where team_id = old.id;
  return old;
end
$$;
create trigger teams_championship_record before delete on teams
  for each row execute function keep_championship_record();

-- A team may leave while it plays.
alter table championship_match_log
  drop constraint championship_match_log_action_check,
  add constraint championship_match_log_action_check check (action in (
    'REPORTED', 'AGREED', 'DISPUTED', 'RULED', 'CORRECTED', 'CHECKED_IN', 'SCHEDULED', 'RESCHEDULE_PROPOSED',
    'RESCHEDULE_ACCEPTED', 'RESCHEDULE_DECLINED', 'PROOF_ADDED', 'FORFEITED', 'WALKOVER', 'DISQUALIFIED', 'SCORED',
    'REFEREE_CALLED', 'REINSTATED', 'REMATCHED', 'WITHDRAWN'));
