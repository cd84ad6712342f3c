-- Who pays again and again, and was told that it will cost something else: once for each charge.
create table price_notices (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchases,
  -- As the provider calls the new price.
  price_id text not null,
  old_total bigint not null check (old_total >= 0),
  new_total bigint not null check (new_total >= 0),
  -- The first charge at the new price.
  charge_at timestamptz not null,
  mail_id bigint references mails on delete set null,
  told_at timestamptz not null default now(),
  -- When the provider knew it; without that the old price holds.
  moved_at timestamptz,
  unique (purchase_id, charge_at)
);
create index on price_notices (mail_id);
create index on price_notices (charge_at) where moved_at is null;
