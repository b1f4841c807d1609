-- Accounts of the ledger that are not what the payments say, from when it was found until they are: each is one ticket.
create table ledger_alarms (
  account text not null,
  owner text not null,
  ticket_id uuid references support_tickets (id) on delete set null,
  found_at timestamptz not null,
  primary key (account, owner)
);
create index ledger_alarms_ticket_idx on ledger_alarms (ticket_id);
