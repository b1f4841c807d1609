-- The payment of another team's entry. Until the team accepts it, its charge belongs to no entry: own payments of the team go on beside it.
create table payment_gifts (
  id uuid primary key,
  charge_id uuid not null references payment_charges (id),
  championship_id uuid not null references championships (id),
  -- What was given stays known when the team is gone, so that the money can go back.
  registration_id uuid references championship_registrations (id) on delete set null,
  sender_id uuid not null references users (id),
  message text,
  status text not null default 'WAITING',
  expires_at timestamptz,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  constraint payment_gifts_status_check check (status in ('WAITING', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED')),
  constraint payment_gifts_expiry_check check (status not in ('OFFERED', 'ACCEPTED', 'DECLINED') or expires_at is not null),
  constraint payment_gifts_answer_check check ((answered_at is null) = (status not in ('ACCEPTED', 'DECLINED')))
);
create unique index payment_gifts_charge_key on payment_gifts (charge_id);
-- An entry takes one gift.
create unique index payment_gifts_accepted_key on payment_gifts (registration_id) where status = 'ACCEPTED';
create index payment_gifts_registration_idx on payment_gifts (registration_id, created_at desc);
create index payment_gifts_sender_idx on payment_gifts (sender_id, created_at desc);
create index payment_gifts_offered_idx on payment_gifts (expires_at) where status = 'OFFERED';

alter table payment_charges drop constraint payment_charges_reason_check,
  add constraint payment_charges_reason_check check (
    refund_reason in (
      'WITHDRAWN', 'REJECTED', 'CHAMPIONSHIP_CANCELLED', 'TEAM_GONE', 'LATE', 'INCOMPLETE', 'WRONG_AMOUNT',
      'GIFT_DECLINED', 'GIFT_EXPIRED', 'GIFT_ACCEPTED'
    )
  );
