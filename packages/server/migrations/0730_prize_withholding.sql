-- The part of a prize that the platform keeps back for the tax office. Rows are only added; the last one counts.
create table prize_withholdings (
  id bigint generated always as identity primary key,
  -- Hundredths of a percent.
  basis_points integer not null,
  -- Parts of at most so many centavos are paid whole.
  floor integer not null,
  set_by uuid not null references users (id),
  set_at timestamptz not null,
  constraint prize_withholdings_rate_check check (basis_points between 0 and 5000),
  constraint prize_withholdings_floor_check check (floor >= 0)
);
create index prize_withholdings_set_by_idx on prize_withholdings (set_by);

alter table prize_shares
  -- Fixed when the part is settled; the winner receives the rest.
  add column withheld integer not null default 0,
  add constraint prize_shares_withheld_check check (withheld >= 0 and withheld < amount);

alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in ('PROVIDER', 'ENTRIES', 'PRIZES', 'OWED', 'WITHHELD'));
