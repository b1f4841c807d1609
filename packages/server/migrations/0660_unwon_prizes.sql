-- When what nobody has won was given back, or it was found that there is nothing of it.
alter table prize_divisions add column returned_at timestamptz;
create index prize_divisions_open_idx on prize_divisions (championship_id) where returned_at is null;

-- What of a deposit nobody has won: it goes back the way it came.
create table prize_returns (
  charge_id uuid primary key references payment_charges (id),
  championship_id uuid not null references prize_divisions (championship_id),
  amount integer not null,
  status text not null default 'REFUNDING',
  next_look_at timestamptz,
  created_at timestamptz not null,
  refunded_at timestamptz,
  constraint prize_returns_amount_check check (amount > 0),
  constraint prize_returns_status_check check (status in ('REFUNDING', 'REFUNDED')),
  constraint prize_returns_refunded_check check ((refunded_at is null) = (status = 'REFUNDING'))
);
create index prize_returns_championship_idx on prize_returns (championship_id);
create index prize_returns_look_idx on prize_returns (next_look_at) where status = 'REFUNDING';

alter table ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (
    kind in (
      'ENTRY_PAID', 'DEPOSIT_PAID', 'LATE_RECEIVED', 'REFUND_DECIDED', 'REFUNDED', 'PRIZE_DIVIDED', 'PRIZE_PAID',
      'PRIZE_UNWON', 'PRIZE_RETURNED'
    )
  );
