-- A locked seed stays as it is, whatever orders the others.
alter table championship_registrations add column is_seed_locked boolean not null default false;
alter table championships drop constraint championships_seeding_check;
alter table championships add constraint championships_seeding_check
  check (seeding_method in ('RANKING', 'MANUAL', 'DRAW', 'FORMER'));
