-- Scores of matches that are being played are in the columns of the result, and in the log (product.md §8).
alter table championship_matches
  -- Since when the reports differ.
  add column disputed_at timestamptz,
  -- The last time that a team called the referee.
  add column referee_called_at timestamptz;

alter table championship_match_log
  drop constraint championship_match_log_action_check,
  add constraint championship_match_log_action_check check (action in (
    'REPORTED', 'AGREED', 'DISPUTED', 'RULED', 'CORRECTED', 'CHECKED_IN', 'SCHEDULED', 'RESCHEDULE_PROPOSED',
    'RESCHEDULE_ACCEPTED', 'RESCHEDULE_DECLINED', 'PROOF_ADDED', 'FORFEITED', 'WALKOVER', 'DISQUALIFIED', 'SCORED',
    'REFEREE_CALLED'));
