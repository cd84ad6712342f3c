-- What a couple says to the guests who answer, and whom they may ask.
create table rsvp_settings (
  user_id bigint primary key references users on delete cascade,
  welcome text not null default '',
  closed_words text not null default '',
  contact_name text not null default '',
  contact_phone text not null default '',
  contact_email text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- The couple's own questions: of an event, for whoever is on its list, or of every household.
create table rsvp_questions (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  event_id bigint,
  position smallint not null,
  kind text not null check (kind in ('text', 'choice', 'yes_no')),
  label text not null,
  choices text[] not null default '{}',
  of_each_guest boolean not null default false,
  primary key (user_id, id),
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade
);

-- What a household says once stands at the guest with whose invite it was said.
create table rsvp_answers (
  user_id bigint not null,
  question_id bigint not null,
  guest_id bigint not null,
  answer text not null,
  answered_at timestamptz not null default now(),
  primary key (user_id, question_id, guest_id),
  foreign key (user_id, question_id) references rsvp_questions (user_id, id) on delete cascade,
  foreign key (user_id, guest_id) references guests (user_id, id) on delete cascade
);
create index rsvp_answers_guest on rsvp_answers (user_id, guest_id);

-- Codes on printed cards, as sums. A card that was printed again leaves the first one valid.
create table rsvp_codes (
  user_id bigint not null references users on delete cascade,
  hash bytea not null,
  household_id bigint,
  guest_id bigint,
  created_at timestamptz not null default now(),
  primary key (user_id, hash),
  check (num_nonnulls(household_id, guest_id) = 1),
  foreign key (user_id, household_id) references households (user_id, id) on delete cascade,
  foreign key (user_id, guest_id) references guests (user_id, id) on delete cascade
);
create index rsvp_codes_household on rsvp_codes (user_id, household_id);
create index rsvp_codes_guest on rsvp_codes (user_id, guest_id);
