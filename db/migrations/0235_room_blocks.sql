-- Rooms that a hotel holds for a wedding's guests, and how many of their nights are taken.
create table room_blocks (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  event_id bigint,
  hotel text not null,
  -- Held for nothing, or by a contract that has the couple pay for what nobody takes.
  kind text not null default 'courtesy' check (kind in ('courtesy', 'contracted')),
  rooms integer not null default 1 check (rooms between 1 and 1000),
  nights integer not null default 1 check (nights between 1 and 30),
  first_night date,
  -- Of one room for one night, in cents.
  rate bigint check (rate >= 0),
  -- How many of a hundred nights a contract counts on.
  promised integer not null default 80 check (promised between 0 and 100),
  taken integer not null default 0 check (taken between 0 and 30000),
  -- The last day on which rooms can be had at that rate, or given back.
  cutoff date,
  link text not null default '',
  code text not null default '',
  note text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade
);
create index room_blocks_id on room_blocks (id);
create index room_blocks_event on room_blocks (user_id, event_id);
create index room_blocks_cutoff on room_blocks (cutoff);
create trigger keep_within after insert on room_blocks
  referencing new table as added for each statement execute function keep_within('200', 'A wedding keeps the rooms of 200 hotels at most.');

-- That a couple was told of a block so many days before its last day: once, however often the job runs.
create table room_reminders (
  user_id bigint not null references users on delete cascade,
  block_id bigint not null,
  cutoff date not null,
  days smallint not null,
  primary key (user_id, block_id, cutoff, days)
);
create index room_reminders_day on room_reminders (cutoff);
