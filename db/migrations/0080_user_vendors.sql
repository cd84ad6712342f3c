-- Vendors of a couple: of the directory or written in by hand. One without an event is the couple's alone.
create table user_vendors (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  guest_wedding_event_id bigint,
  -- The piece of the directory that it is; who is withdrawn there stays here by name.
  vendor_id bigint references content on delete set null,
  name text not null,
  -- The slug of a service.
  taxonomy text not null default 'other',
  status text not null default 'considering' check (status in ('considering', 'contacted', 'quoted', 'hired', 'declined', 'cancelled')),
  cancelled_by text check (cancelled_by in ('couple', 'vendor')),
  cancelled_on date,
  hired_on date,
  turn text check (turn in ('couple', 'vendor')),
  next_step text not null default '',
  next_on date,
  price bigint check (price >= 0),
  deposit bigint check (deposit >= 0),
  deposit_state text not null default 'unknown' check (deposit_state in ('unknown', 'refundable', 'transferable', 'lost')),
  deposit_until date,
  -- The cost of the budget that it became.
  cost_id bigint,
  vendor_meals integer not null default 0 check (vendor_meals between 0 and 500),
  contact_name text not null default '',
  email text not null default '',
  phone text not null default '',
  instagram text not null default '',
  website text not null default '',
  rating integer check (rating between 1 and 5),
  notes text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, guest_wedding_event_id) references guest_wedding_events (user_id, id) on delete cascade,
  foreign key (user_id, cost_id) references budget_items (user_id, id) on delete set null (cost_id),
  check ((status = 'cancelled') = (cancelled_by is not null)),
  check (cancelled_on is null or status = 'cancelled')
);
create index user_vendors_id on user_vendors (id);
create index user_vendors_event on user_vendors (user_id, guest_wedding_event_id);
create unique index user_vendors_cost on user_vendors (user_id, cost_id);
create unique index user_vendors_vendor on user_vendors (user_id, vendor_id, coalesce(guest_wedding_event_id, 0));
create index user_vendors_content on user_vendors (vendor_id);
create trigger keep_within after insert on user_vendors
  referencing new table as added for each statement execute function keep_within('1000', 'A wedding holds 1,000 vendors at most.');
