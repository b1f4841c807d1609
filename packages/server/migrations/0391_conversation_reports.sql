-- A whole conversation can be reported, too.
alter table reports drop constraint reports_target_check;
alter table reports add constraint reports_target_check check (target_type in ('USER', 'TEAM', 'MESSAGE', 'CONVERSATION'));
