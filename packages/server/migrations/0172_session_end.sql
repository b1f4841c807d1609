-- Sessions end 90 days after they began, however often they are used.
update sessions set expires_at = least(expires_at, created_at + interval '90 days');
