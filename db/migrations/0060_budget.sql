-- What a couple spends, in cents: `estimated` is what they planned, `actual` what was agreed. One without an event is the couple's alone.
create table budget_items (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  event_id bigint,
  name text not null,
  category text not null default 'other',
  estimated bigint check (estimated >= 0),
  actual bigint check (actual >= 0),
  notes text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade
);
create index budget_items_id on budget_items (id);
create index budget_items_event on budget_items (user_id, event_id);
create trigger keep_within after insert on budget_items
  referencing new table as added for each statement execute function keep_within('2000', 'A budget holds 2,000 costs at most.');
