-- Swiss rounds whose table seeds play-offs.
alter table championships
  drop constraint championships_format_check,
  add constraint championships_format_check check (format in (
    'SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION', 'ROUND_ROBIN', 'GROUPS_THEN_PLAYOFFS', 'SWISS', 'SWISS_THEN_PLAYOFFS'));
