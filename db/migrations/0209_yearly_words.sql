-- When its buyer was last reminded of what is charged again and again: once a year.
alter table purchases add column reminded_at timestamptz;
-- What later charges take, where the first took less by a code that counts once.
alter table purchases add column renewal_total bigint check (renewal_total >= 0);
