-- The final count that a vendor was given: for whom, when, and what it comes to since. Before it nobody pays for who is added late.
alter table user_quotes
  add column counted_at timestamptz,
  add column counted_heads jsonb,
  add column counted_total bigint check (counted_total >= 0),
  add check ((counted_at is null) = (counted_heads is null)),
  add check ((counted_at is null) = (counted_total is null)),
  add check (counted_at is null or accepted_at is not null);
