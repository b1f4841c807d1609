-- What an act concerns when it is no person: the title of a communication, the name of a sponsor, a roster status.
alter table team_activities add column target text;

-- The names that the contract knows.
update team_activities set action_type = 'MEMBER_INVITED' where action_type = 'INVITATION_SENT';
update team_activities set action_type = 'MEMBER_JOINED' where action_type = 'INVITATION_ACCEPTED';

-- A page of one kind reads that kind's rows alone.
create index team_activities_kind_idx on team_activities (team_id, action_type, created_at desc, id desc);
