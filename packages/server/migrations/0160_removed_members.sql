-- Whom a team removed: they come back by an invitation or an accepted application, and not by the team's link.
create table removed_members (
  team_id uuid not null references teams (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  removed_at timestamptz not null default now(),
  primary key (team_id, user_id)
);
create index removed_members_user_idx on removed_members (user_id);

insert into removed_members (team_id, user_id, removed_at)
select team_id, subject_id, max(created_at)
from team_activities removal
where action_type = 'MEMBER_REMOVED'
  and subject_id is not null
  and not exists (
    select from team_activities later
    where later.team_id = removal.team_id
      and later.subject_id = removal.subject_id
      and later.action_type = 'MEMBER_JOINED'
      and later.created_at > removal.created_at
  )
group by team_id, subject_id;

-- Invitations end with the right to send them.
delete from invitations
where kind = 'INVITE'
  and status = 'PENDING'
  and not exists (
    select from team_members inviter
    where inviter.team_id = invitations.team_id
      and inviter.user_id = invitations.invited_by
      and (inviter.role = 'OWNER' or (inviter.role = 'MANAGER' and invitations.role <> 'MANAGER'))
  );
