alter table prize_shares
  -- The adult who is asked to receive the part of a minor, and has agreed.
  add column receiver_id uuid references users (id),
  add column receiver_named_by uuid references users (id),
  add column receiver_agreed_at timestamptz,
  -- Whose key the attempt goes to: the winner, or that adult.
  add column payee_id uuid references users (id),
  add constraint prize_shares_receiver_check check (
    receiver_id <> user_id and (receiver_id is null) = (receiver_named_by is null)
    and (receiver_agreed_at is null or receiver_id is not null)
  );
update prize_shares set payee_id = user_id where status <> 'DUE';
alter table prize_shares add constraint prize_shares_payee_check check (status = 'DUE' or payee_id is not null);
create index prize_shares_receiver_idx on prize_shares (receiver_id) where receiver_id is not null;
