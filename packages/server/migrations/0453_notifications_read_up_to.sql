-- Up to which of a user's notifications all are read: marking a hundred thousand as read writes one row.
alter table notification_counters add column read_up_to bigint not null default 0;
