-- Names and texts are stored in NFC, as they are typed ("3ª Divisão", "100 m²"). Comparing folds them: signs become the letters and
-- digits that they stand for, and what cannot be seen does not count. What was stored before is in NFKC already and stays as it is,
-- so that no generated column changes.
create function convoca_compatible(value text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    normalize(value, NFKC),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]',
    '',
    'g'
  );

create or replace function convoca_fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, convoca_compatible(value)));

-- "Time²" is taken where "Time2" is, and a name with a hidden character where the same is without.
drop index teams_name_key;
create unique index teams_name_key on teams (lower(convoca_compatible(name) collate convoca_pt));
