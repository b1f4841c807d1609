-- What decides between teams with as many points; null for what is usual in the format.
alter table championships
  add column tie_breaks jsonb,
  add column win_points integer not null default 1,
  -- Published at the start.
  add column tie_break_seed text,
  add constraint championships_win_points_check check (win_points in (1, 3));
