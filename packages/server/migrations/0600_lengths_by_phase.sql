-- Lengths of matches by phase. Those of eliminations and play-offs are counted from the final now, where they were counted from the
-- first round: championships that have not begun are written out for as many teams as they hold. A stage that has begun keeps its
-- lengths, because its setup has none of the new ones.
alter table championships
  add column best_of_groups integer,
  add column best_of_grand_final integer,
  add constraint championships_best_of_groups_check check (best_of_groups in (1, 3, 5, 7)),
  add constraint championships_best_of_grand_final_check check (best_of_grand_final in (1, 3, 5, 7));
update championships set
  best_of_groups = case when format = 'GROUPS_THEN_PLAYOFFS' then (best_of ->> 0)::integer end,
  best_of = (
    select jsonb_agg(championships.best_of -> least(round, jsonb_array_length(championships.best_of)) - 1 order by round)
    from generate_series(1, ceil(log(2, greatest(2, case
      when format = 'GROUPS_THEN_PLAYOFFS' then group_count * qualifiers_per_group else max_teams end)))::integer) as round
  )
where status in ('DRAFT', 'REGISTRATION', 'CHECK_IN') and jsonb_array_length(best_of) > 1
  and format in ('SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION', 'GROUPS_THEN_PLAYOFFS');
