-- The prizes of a championship are divided once, a day after its last result.
create table prize_divisions (
  championship_id uuid primary key references championships (id),
  divided_at timestamptz not null
);

-- What each player of a team has won, and the payment of it.
create table prize_shares (
  id uuid primary key,
  championship_id uuid not null references prize_divisions (championship_id),
  -- What was won stays known when the team is gone.
  team_id uuid references teams (id) on delete set null,
  user_id uuid not null references users (id),
  place integer not null,
  amount integer not null,
  status text not null default 'DUE',
  -- The attempt to pay it; one that has failed is followed by another one with another id.
  payout_id uuid,
  provider text,
  -- The provider's own id of it.
  reference text,
  -- Where it is sent. It is forgotten once it has arrived; one that has failed is not tried again.
  key_type text,
  key_value text,
  next_look_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null,
  constraint prize_shares_amount_check check (amount > 0),
  constraint prize_shares_status_check check (status in ('DUE', 'SENT', 'PAID', 'FAILED')),
  constraint prize_shares_payout_check check (status = 'DUE' or (payout_id is not null and provider is not null)),
  constraint prize_shares_key_check check (status <> 'SENT' or key_value is not null),
  constraint prize_shares_paid_check check ((paid_at is null) = (status <> 'PAID'))
);
-- Nobody plays for two teams, or wins twice.
create unique index prize_shares_user_key on prize_shares (championship_id, user_id);
create unique index prize_shares_payout_key on prize_shares (payout_id) where payout_id is not null;
create index prize_shares_of_user_idx on prize_shares (user_id, created_at desc);
create index prize_shares_team_idx on prize_shares (team_id);
create index prize_shares_unpaid_idx on prize_shares (created_at) where status in ('DUE', 'FAILED');
create index prize_shares_look_idx on prize_shares (next_look_at) where status = 'SENT';

-- Members of the staff who let a high payout go.
create table prize_approvals (
  share_id uuid not null references prize_shares (id),
  user_id uuid not null references users (id),
  approved_at timestamptz not null,
  primary key (share_id, user_id)
);
create index prize_approvals_user_idx on prize_approvals (user_id);

alter table ledger_transactions alter column charge_id drop not null,
  add column share_id uuid references prize_shares (id),
  add constraint ledger_transactions_of_check check (num_nonnulls(charge_id, share_id) = 1),
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (
    kind in ('ENTRY_PAID', 'DEPOSIT_PAID', 'LATE_RECEIVED', 'REFUND_DECIDED', 'REFUNDED', 'PRIZE_DIVIDED', 'PRIZE_PAID')
  );
create unique index ledger_transactions_share_key on ledger_transactions (share_id, kind) where share_id is not null;
