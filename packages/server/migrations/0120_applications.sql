-- What an applicant wrote, and the vacancy that the application answers. A vacancy that is gone is shown as none,
-- so the id needs no constraint.
alter table invitations
  add column message text,
  add column vacancy_id uuid,
  add constraint invitations_message_check check (char_length(message) <= 500);

-- The link by which whoever has it joins the team: one for each team, shown again to those who may invite.
create table invite_links (
  team_id uuid primary key references teams (id) on delete cascade,
  code text not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  constraint invite_links_code_key unique (code),
  constraint invite_links_code_check check (code ~ '^[A-Za-z0-9_-]{16}$')
);
