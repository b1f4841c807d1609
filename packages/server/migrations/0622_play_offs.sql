-- Play-offs after groups may be a double elimination, and may have the best of all groups by merit.
alter table championships
  add column playoffs_format text,
  add column playoffs_teams integer,
  add constraint championships_playoffs_format_check check (playoffs_format in ('SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION')),
  add constraint championships_playoffs_teams_check check (playoffs_teams between 2 and 256);
