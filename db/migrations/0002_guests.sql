-- Planning tables are keyed by couple first, so that a row of one couple can't point to another's.
create table guest_wedding_events (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  taxonomy_event_id integer not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, taxonomy_event_id)
);
create index guest_wedding_events_id on guest_wedding_events (id);

create table households (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  name text not null default '',
  primary key (user_id, id)
);

create table guests (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  household_id bigint,
  invite_id text unique,
  firstname text collate "en-US-x-icu" not null,
  lastname text collate "en-US-x-icu" not null default '',
  email text not null default '',
  phone text not null default '',
  address_line1 text not null default '',
  address_line2 text not null default '',
  city text not null default '',
  state text not null default '',
  postal_code text not null default '',
  country text not null default '',
  side text not null default 'both' check (side in ('partner_1', 'partner_2', 'both')),
  age_group text not null default 'adult' check (age_group in ('adult', 'child', 'infant')),
  relationship text not null default '',
  wedding_party_role text not null default '',
  dietary_notes text not null default '',
  plus_one_allowed boolean not null default false,
  plus_one_names text[] not null default '{}',
  notes text not null default '',
  tags text[] not null default '{}',
  save_the_date_sent_at timestamptz,
  invitation_sent_at timestamptz,
  gift text not null default '',
  thank_you_sent_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (plain_text(firstname || ' ' || lastname || ' ' || email)) stored,
  primary key (user_id, id),
  foreign key (user_id, household_id) references households (user_id, id)
);
create index guests_id on guests (id);
create index guests_lastname on guests (user_id, lastname, firstname, id);
create index guests_firstname on guests (user_id, firstname, id);
create index guests_created on guests (user_id, created_at, id);
create index guests_household on guests (user_id, household_id);
create index guests_search on guests using gin (user_id, search_text gin_trgm_ops);

-- A row says that the guest is on the list of that event.
-- status: 0 not asked, 1 waiting, 2 coming, 3 can't, 4 maybe
create table guest_answers (
  user_id bigint not null,
  guest_id bigint not null,
  event_id bigint not null,
  status smallint not null default 0 check (status between 0 and 4),
  plus_one_count smallint not null default 0 check (plus_one_count between 0 and 20),
  meal text not null default '',
  answered_at timestamptz,
  primary key (user_id, guest_id, event_id),
  foreign key (user_id, guest_id) references guests (user_id, id) on delete cascade,
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade
);
create index guest_answers_event on guest_answers (user_id, event_id, status, guest_id);

-- What happened in a wedding: who changed what, from which values to which.
create table wedding_changes (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  actor_id bigint references users on delete set null,
  what text not null,
  object_id bigint not null,
  event_id bigint,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Every line of the history tells the devices of that wedding, when the transaction commits.
create function tell_wedding() returns trigger language plpgsql as $$
begin
  perform pg_notify('posy', json_build_object('user_id', user_id)::text)
  from (select distinct user_id from changed) weddings;
  return null;
end $$;
create trigger tell_wedding after insert on wedding_changes
  referencing new table as changed for each statement execute function tell_wedding();
