-- A match that was set back to not played.
alter table championship_match_log
  drop constraint championship_match_log_action_check,
  add constraint championship_match_log_action_check check (action in (
    'REPORTED', 'AGREED', 'DISPUTED', 'RULED', 'CORRECTED', 'CHECKED_IN', 'SCHEDULED', 'RESCHEDULE_PROPOSED',
    'RESCHEDULE_ACCEPTED', 'RESCHEDULE_DECLINED', 'PROOF_ADDED', 'FORFEITED', 'WALKOVER', 'DISQUALIFIED', 'SCORED',
    'REFEREE_CALLED', 'REINSTATED', 'REMATCHED', 'WITHDRAWN', 'SUBSTITUTED', 'ROSTER_CHANGED', 'REOPENED'));
