-- Amounts are integer centavos everywhere.
create table payment_charges (
  id uuid primary key,
  championship_id uuid not null references championships (id),
  -- What was paid stays known when the team is gone, so that the money can go back.
  registration_id uuid references championship_registrations (id) on delete set null,
  team_id uuid references teams (id) on delete set null,
  payer_id uuid not null references users (id),
  amount integer not null,
  status text not null default 'PENDING',
  provider text not null,
  -- The provider's own id of the charge.
  reference text not null,
  pix_code text not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  refund_reason text,
  refunded_at timestamptz,
  -- When the provider is asked next, and how often it was; null once nothing can change any more.
  next_look_at timestamptz,
  looks integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payment_charges_amount_check check (amount > 0),
  constraint payment_charges_status_check
    check (status in ('PENDING', 'PAID', 'EXPIRED', 'CANCELLED', 'LATE', 'REFUNDING', 'REFUNDED')),
  constraint payment_charges_reason_check
    check (refund_reason in ('WITHDRAWN', 'REJECTED', 'CHAMPIONSHIP_CANCELLED', 'TEAM_GONE', 'LATE')),
  constraint payment_charges_refund_check check ((refund_reason is null) = (status not in ('REFUNDING', 'REFUNDED')))
);
-- An entry has one payment that waits or is paid.
create unique index payment_charges_entry_key on payment_charges (registration_id) where status in ('PENDING', 'PAID');
create unique index payment_charges_reference_key on payment_charges (provider, reference);
create index payment_charges_registration_idx on payment_charges (registration_id, created_at desc);
create index payment_charges_payer_idx on payment_charges (payer_id, created_at desc);
create index payment_charges_due_idx on payment_charges (next_look_at) where next_look_at is not null;
create index payment_charges_open_idx on payment_charges (expires_at) where status = 'PENDING';
create index payment_charges_paid_idx on payment_charges (championship_id) where status = 'PAID';
create index payment_charges_team_idx on payment_charges (team_id);

-- What providers report, once for each id of theirs. Nothing of the payer is kept.
create table payment_events (
  provider text not null,
  event_id text not null,
  reference text not null,
  outcome text,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index payment_events_received_idx on payment_events (received_at);

create table ledger_transactions (
  id uuid primary key,
  kind text not null,
  charge_id uuid not null references payment_charges (id),
  created_at timestamptz not null default now(),
  constraint ledger_transactions_kind_check check (kind in ('ENTRY_PAID', 'LATE_RECEIVED', 'REFUND_DECIDED', 'REFUNDED'))
);
-- Whatever is repeated is posted once.
create unique index ledger_transactions_once_key on ledger_transactions (charge_id, kind);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions (id),
  -- PROVIDER: our money at a provider. ENTRIES: of a championship. OWED: to a person.
  account text not null,
  owner text not null,
  amount bigint not null,
  constraint ledger_entries_account_check check (account in ('PROVIDER', 'ENTRIES', 'OWED')),
  constraint ledger_entries_amount_check check (amount <> 0)
);
create index ledger_entries_account_idx on ledger_entries (account, owner, id) include (amount);
create index ledger_entries_transaction_idx on ledger_entries (transaction_id) include (amount);

-- The balance of an account up to and with an entry, so that reading one sums what came later only.
create table ledger_checkpoints (
  account text not null,
  owner text not null,
  entry_id bigint not null,
  balance bigint not null,
  primary key (account, owner)
);

create function require_balanced_transaction() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'the entries of a ledger transaction must sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function require_balanced_transaction();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to' using errcode = 'restrict_violation';
end
$$;
create trigger ledger_transactions_unchanged before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();
create trigger ledger_entries_unchanged before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
