-- Whether results count for ratings and trophies: decided when a championship starts, null before.
alter table championships add column is_rated boolean;
update championships set is_rated = true
where exists (select from championship_matches where championship_id = championships.id);

-- The same for the same two rosters, whichever is at home. The text of an array of ids depends on no setting.
create function convoca_pairing(home uuid[], away uuid[]) returns text language sql immutable parallel safe
return md5(
  least(home::text collate "C", away::text collate "C") || '|' || greatest(home::text collate "C", away::text collate "C")
);

alter table rated_matches
  add column pairing text not null generated always as (convoca_pairing(home_player_ids, away_player_ids)) stored;
create index rated_matches_pairing_idx on rated_matches (game_id, pairing, played_at);
