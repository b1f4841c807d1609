alter table championship_registrations
  -- How long an entry that is not paid keeps its place; null where nothing has to be paid, and once the place is confirmed.
  add column pay_until timestamptz,
  -- When the team took the one longer time that it may have.
  add column pay_extended_at timestamptz;
update championship_registrations set pay_until = now() + interval '24 hours' where status = 'PENDING_PAYMENT';
alter table championship_registrations
  add constraint championship_registrations_pay_check check (status <> 'PENDING_PAYMENT' or pay_until is not null);
create index championship_registrations_pay_idx on championship_registrations (pay_until) where status = 'PENDING_PAYMENT';

-- What each of the roster pays, from the first code on: a roster that changes later changes no part.
create table entry_parts (
  registration_id uuid not null references championship_registrations (id) on delete cascade,
  user_id uuid not null references users (id),
  amount integer not null,
  primary key (registration_id, user_id),
  constraint entry_parts_amount_check check (amount > 0)
);
create index entry_parts_user_idx on entry_parts (user_id);

-- Which parts a payment is for.
create table payment_charge_parts (
  charge_id uuid not null references payment_charges (id) on delete cascade,
  registration_id uuid not null,
  user_id uuid not null,
  -- While the payment waits or is paid.
  is_held boolean not null default true,
  primary key (charge_id, user_id),
  foreign key (registration_id, user_id) references entry_parts (registration_id, user_id) on delete cascade
);
-- A part has one payment that waits or is paid.
create unique index payment_charge_parts_held_key on payment_charge_parts (registration_id, user_id) where is_held;
create index payment_charge_parts_part_idx on payment_charge_parts (registration_id, user_id);

-- Until now a payment was for the whole entry.
insert into entry_parts (registration_id, user_id, amount)
  select registration_id, payer_id, amount from payment_charges
  where registration_id is not null and status in ('PENDING', 'PAID');
insert into payment_charge_parts (charge_id, registration_id, user_id)
  select id, registration_id, payer_id from payment_charges
  where registration_id is not null and status in ('PENDING', 'PAID');
drop index payment_charges_entry_key;

create function hold_payment_parts() returns trigger language plpgsql as $$
begin
  update payment_charge_parts set is_held = new.status in ('PENDING', 'PAID')
  where charge_id = new.id and is_held <> (new.status in ('PENDING', 'PAID'));
  return null;
end
$$;
create trigger payment_charges_parts after update of status on payment_charges
  for each row when (old.status <> new.status) execute function hold_payment_parts();

-- What has arrived, where it is another amount than the code's: it goes back.
alter table payment_charges add column received_amount integer,
  add constraint payment_charges_received_check check (received_amount > 0),
  drop constraint payment_charges_reason_check,
  add constraint payment_charges_reason_check check (
    refund_reason in
      ('WITHDRAWN', 'REJECTED', 'CHAMPIONSHIP_CANCELLED', 'TEAM_GONE', 'LATE', 'INCOMPLETE', 'WRONG_AMOUNT')
  );
