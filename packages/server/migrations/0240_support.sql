-- Tickets to the staff. OPEN waits for the staff, ANSWERED for the user.
create table support_tickets (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  category text not null,
  status text not null default 'OPEN',
  -- Who of the staff has taken it.
  assignee_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint support_tickets_category_check
    check (category in ('ACCOUNT', 'TEAM', 'MATCH', 'PAYMENT', 'ABUSE', 'BUG', 'OTHER')),
  constraint support_tickets_status_check check (status in ('OPEN', 'ANSWERED', 'CLOSED'))
);
create index support_tickets_user_idx on support_tickets (user_id, updated_at desc, id);
create index support_tickets_queue_idx on support_tickets (status, updated_at, id);
create index support_tickets_assignee_idx on support_tickets (assignee_id) where assignee_id is not null;

create table support_messages (
  id uuid primary key,
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  is_staff boolean not null,
  body text not null,
  -- Written under the ticket's row lock, unlike the start of the transaction.
  created_at timestamptz not null default clock_timestamp()
);
create index support_messages_ticket_idx on support_messages (ticket_id, created_at, id);
create index support_messages_author_idx on support_messages (author_id) where author_id is not null;

-- Private pictures are not among the files that everybody with the address may read.
create table support_attachments (
  id uuid primary key,
  message_id uuid not null references support_messages (id) on delete cascade,
  jpeg bytea not null,
  width integer not null,
  height integer not null,
  constraint support_attachments_message_key unique (message_id)
);

alter table notifications add column ticket_id uuid references support_tickets (id) on delete set null;
create index notifications_ticket_idx on notifications (ticket_id) where ticket_id is not null;
