-- Who helps an organiser has said so; whoever helped before this rule counts as having accepted. A role that was declined stays for a
-- while, so that the user is not asked again at once.
alter table championship_staff
  add column accepted_at timestamptz,
  add column declined_at timestamptz,
  add constraint championship_staff_answer_check check (accepted_at is null or declined_at is null);
update championship_staff set accepted_at = created_at;
