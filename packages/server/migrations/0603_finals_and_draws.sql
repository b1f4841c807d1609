-- A match for the third place, what follows a lost grand final, and draws.
alter table championships
  add column has_third_place boolean not null default false,
  add column grand_final text not null default 'RESET',
  add column allows_draws boolean not null default false,
  drop constraint championships_best_of_groups_check,
  add constraint championships_best_of_groups_check check (best_of_groups in (1, 2, 3, 5, 7)),
  add constraint championships_grand_final_check check (grand_final in ('RESET', 'SINGLE', 'GAME_AHEAD'));

alter table team_matches
  drop constraint team_matches_result_check,
  add constraint team_matches_result_check check (result in ('WIN', 'LOSS', 'DRAW'));

-- The games with which the home team begins, and whether neither team may have won.
alter table championship_matches
  add column head_start integer not null default 0,
  add column allows_draws boolean not null default false,
  add constraint championship_matches_head_start_check check (head_start in (0, 1));
