create index payment_charges_championship_idx on payment_charges (championship_id, created_at desc);
