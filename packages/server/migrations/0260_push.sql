-- Where a session's browser takes messages by Web Push. Ends with the session.
create table push_subscriptions (
  id uuid primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  constraint push_subscriptions_session_key unique (session_id),
  constraint push_subscriptions_endpoint_key unique (endpoint)
);
