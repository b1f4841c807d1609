-- The staff creates badges and awards them to users. Until now only demo data had badges: of several with one name, one keeps it.
update badges set name = left(name, 51) || ' ' || left(id::text, 8)
where exists (
  select 1 from badges other
  where lower(other.name collate convoca_pt) = lower(badges.name collate convoca_pt) and other.id < badges.id
);
create unique index badges_name_key on badges (lower(name collate convoca_pt));
alter table badges add column retired_at timestamptz;

create table user_badges (
  user_id uuid not null references users (id) on delete cascade,
  badge_id uuid not null references badges (id) on delete cascade,
  received_at timestamptz not null default now(),
  primary key (user_id, badge_id)
);
create index user_badges_badge_idx on user_badges (badge_id, received_at desc, user_id);
