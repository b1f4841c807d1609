-- Every result reads and writes a whole stage: entrants become their places in the setup, rows of matches lists without
-- what follows from their round, and nothing is compressed or taken apart, which took most of the time.
create function pg_temp.place_of(setup jsonb, entrant text) returns integer language sql as $$
  select (place - 1)::integer from jsonb_array_elements_text(setup -> 'entrants') with ordinality as one (name, place)
  where name = entrant
$$;
create function pg_temp.side_of(side jsonb) returns jsonb language sql as $$
  select case when jsonb_typeof(side) = 'object'
    then jsonb_build_array(side -> 'id', side -> 'position', side -> 'score', side -> 'result') end
$$;
create function pg_temp.outcome_of(outcome jsonb) returns jsonb language sql as $$
  select jsonb_build_array(
    outcome -> 'homeScore', outcome -> 'awayScore', outcome ->> 'winner' = 'home', outcome -> 'isForfeit')
$$;

update championship_stages set
  state = jsonb_build_object(
    'stage', state -> 'rows' -> 'stage',
    'group', state -> 'rows' -> 'group',
    'round', state -> 'rows' -> 'round',
    'matches', (
      select coalesce(jsonb_agg(jsonb_build_array(
        match -> 'round_id', match -> 'number', match -> 'status',
        pg_temp.side_of(match -> 'opponent1'), pg_temp.side_of(match -> 'opponent2')) order by place), '[]')
      from jsonb_array_elements(state -> 'rows' -> 'match') with ordinality as one (match, place)),
    'rounds', (
      select coalesce(jsonb_agg((
        select jsonb_agg(jsonb_build_array(
          pg_temp.place_of(setup, pair ->> 0), pg_temp.place_of(setup, pair ->> 1)) order by number)
        from jsonb_array_elements(pairs) with ordinality as each (pair, number)) order by place), '[]')
      from jsonb_array_elements(state -> 'rounds') with ordinality as one (pairs, place)),
    'outcomes', (
      select coalesce(jsonb_agg(jsonb_build_array(entry -> 0, pg_temp.outcome_of(entry -> 1)) order by place), '[]')
      from jsonb_array_elements(state -> 'outcomes') with ordinality as one (entry, place)),
    'forfeits', state -> 'forfeits',
    'withdrawn', (
      select coalesce(jsonb_agg(pg_temp.place_of(setup, entrant) order by place), '[]')
      from jsonb_array_elements_text(state -> 'withdrawn') with ordinality as one (entrant, place))),
  log = (
    select coalesce(jsonb_agg(case when entry ->> 'kind' = 'WITHDRAWAL'
      then jsonb_build_array(pg_temp.place_of(setup, entry ->> 'entrant'))
      else jsonb_build_array(
        entry -> 'number', pg_temp.place_of(setup, entry ->> 'home'), pg_temp.place_of(setup, entry ->> 'away'),
        pg_temp.outcome_of(entry)) end order by place), '[]')
    from jsonb_array_elements(log) with ordinality as one (entry, place));

alter table championship_stages
  alter column setup type json,
  alter column state type json,
  alter column log type json,
  alter column setup set storage external,
  alter column state set storage external,
  alter column log set storage external;
