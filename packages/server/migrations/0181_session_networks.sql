-- Where a session was last used from, truncated to a /24 or /48: the list of sessions shows it to their owner.
alter table sessions add column network text;
