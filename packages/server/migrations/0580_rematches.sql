-- Two teams of a Swiss championship meet again where its rounds cannot be paired otherwise; the log of their match says so.
alter table championship_match_log
  drop constraint championship_match_log_action_check,
  add constraint championship_match_log_action_check check (action in (
    'REPORTED', 'AGREED', 'DISPUTED', 'RULED', 'CORRECTED', 'CHECKED_IN', 'SCHEDULED', 'RESCHEDULE_PROPOSED',
    'RESCHEDULE_ACCEPTED', 'RESCHEDULE_DECLINED', 'PROOF_ADDED', 'FORFEITED', 'WALKOVER', 'DISQUALIFIED', 'SCORED',
    'REFEREE_CALLED', 'REINSTATED', 'REMATCHED'));
