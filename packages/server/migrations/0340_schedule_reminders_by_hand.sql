-- When somebody has last reminded those without a response.
alter table schedules add column reminded_at timestamptz;
