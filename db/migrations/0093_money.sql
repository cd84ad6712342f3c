-- What is bought, what was taken for it, and the papers about it. Amounts are cents. All of it outlives the account, without pointing to it.
create table payment_customers (
  user_id bigint primary key references users on delete cascade,
  -- As the provider of cards knows them.
  customer text not null unique,
  -- The entry of a card that was begun last, which is used again while it is unused.
  entry text
);

create table purchases (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  provider text not null check (provider in ('stripe', 'paypal')),
  -- The provider's name for it: a payment intent or a subscription; unknown until the provider was heard.
  ref text,
  customer text,
  -- Of the caller's own making; a repeat under it is the same purchase.
  key text not null,
  request_hash bytea not null,
  product_id text not null,
  product_name text not null,
  price_id text not null,
  payment_method text,
  coupon_id text,
  currency text not null,
  amount bigint not null check (amount >= 0),
  discount bigint not null check (discount between 0 and amount),
  tax bigint not null check (tax >= 0),
  tax_points integer not null default 0 check (tax_points >= 0),
  total bigint not null check (total = amount - discount + tax),
  is_recurring boolean not null,
  -- Premium, for as long as it is open.
  grants_premium boolean not null,
  ends_with_wedding boolean not null default true,
  status text not null default 'begun' check (status in ('begun', 'needs_action', 'refused', 'paid', 'ended')),
  -- Until when it is paid; null for what is bought once and for all.
  paid_until timestamptz,
  -- It opens what it opens.
  is_open boolean not null default false,
  is_cancelled boolean not null default false,
  cancel_asked_at timestamptz,
  refund_asked_at timestamptz,
  error text,
  -- How often it was settled: what was seen before another settling counts for nothing.
  round integer not null default 0,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (user_id, key)
);
create unique index purchases_one_ref on purchases (provider, ref);
create unique index purchases_one_open on purchases (user_id, product_id) where status in ('begun', 'needs_action', 'paid');
create index on purchases (paid_until) where is_open;

create table charges (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchases,
  provider text not null,
  ref text not null,
  amount bigint not null check (amount >= 0),
  tax bigint not null check (tax between 0 and amount),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  paid_at timestamptz not null,
  unique (provider, ref)
);
create index on charges (purchase_id);

-- The last number of each kind of paper, held by who writes the next.
create table paper_numbers (kind text primary key, last bigint not null);
insert into paper_numbers (kind, last) values ('invoice', 0), ('credit_note', 0);

create table papers (
  kind text not null references paper_numbers,
  number bigint not null,
  charge_id bigint not null references charges,
  user_id bigint references users on delete set null,
  -- As they stood on that day.
  buyer text not null,
  what text not null,
  currency text not null,
  tax bigint not null check (tax >= 0),
  total bigint not null check (total >= tax),
  issued_at timestamptz not null default now(),
  primary key (kind, number)
);
create unique index papers_one_invoice on papers (charge_id) where kind = 'invoice';
create index on papers (user_id);
create index on papers (charge_id);

-- What somebody agreed to when they pressed the button, in the words that stood there.
create table consents (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchases,
  user_id bigint references users on delete set null,
  words text not null,
  given_at timestamptz not null default now()
);
create index on consents (purchase_id);
create index on consents (user_id);

-- What the providers told, each once.
create table payment_events (
  provider text not null,
  id text not null,
  type text not null,
  purchase_id bigint references purchases,
  received_at timestamptz not null default now(),
  primary key (provider, id)
);
create index on payment_events (purchase_id);

-- What a provider has to be told, until its own word shows that it knows.
create table payment_orders (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchases,
  kind text not null check (kind in ('cancel', 'end', 'refund')),
  asked_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  confirmed_at timestamptz,
  unique (purchase_id, kind)
);
create index on payment_orders (id) where confirmed_at is null;

-- What somebody may see follows what is open; who was given it otherwise keeps it.
create function keep_subscribed() returns trigger language plpgsql as $$
begin
  if new.user_id is null or not new.grants_premium or (tg_op = 'UPDATE' and old.is_open = new.is_open) then return null; end if;
  update users set is_subscribed = opened.is_open
  from (select exists (select from purchases where user_id = new.user_id and grants_premium and is_open) as is_open) opened
  where id = new.user_id and is_subscribed <> opened.is_open;
  return null;
end $$;
create trigger keep_subscribed after insert or update of is_open on purchases for each row execute function keep_subscribed();
