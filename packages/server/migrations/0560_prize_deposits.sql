alter table payment_charges
  -- ENTRY: parts of an entry, or the gift of one. DEPOSIT: money for the prizes of the championship.
  add column purpose text not null default 'ENTRY',
  add constraint payment_charges_purpose_check check (purpose in ('ENTRY', 'DEPOSIT')),
  add constraint payment_charges_deposit_check check (purpose = 'ENTRY' or (registration_id is null and team_id is null));
-- A championship has one code for a deposit that waits.
create unique index payment_charges_deposit_key on payment_charges (championship_id)
  where purpose = 'DEPOSIT' and status = 'PENDING';
create index payment_charges_deposits_idx on payment_charges (championship_id, created_at) include (amount, status)
  where purpose = 'DEPOSIT';

alter table ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check
    check (kind in ('ENTRY_PAID', 'DEPOSIT_PAID', 'LATE_RECEIVED', 'REFUND_DECIDED', 'REFUNDED'));
-- PRIZES: what is kept for the prizes of a championship.
alter table ledger_entries drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in ('PROVIDER', 'ENTRIES', 'PRIZES', 'OWED'));

-- The money that a championship has promised, from when on: it only rises.
create table prize_promises (
  championship_id uuid not null references championships (id) on delete cascade,
  amount bigint not null,
  promised_at timestamptz not null,
  primary key (championship_id, amount),
  constraint prize_promises_amount_check check (amount > 0)
);
insert into prize_promises (championship_id, amount, promised_at)
  select id, sum((prize ->> 'amount')::bigint), created_at
  from championships, jsonb_array_elements(prizes) as prize
  where status <> 'DRAFT' and prize ? 'amount' group by id;
