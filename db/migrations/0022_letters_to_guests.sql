-- One act of sending letters to guests. Until `leaves_at` it can be stopped.
create table sendings (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('save_the_date', 'invitation', 'reminder')),
  event_ids bigint[] not null,
  subject text not null default '',
  words text not null default '',
  actor_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  leaves_at timestamptz not null,
  stopped_at timestamptz,
  primary key (user_id, id)
);
create index sendings_id on sendings (id);

-- One letter to one household. `party` is the household, or the negative id of a guest who is in none.
-- A letter waits, was handed to the outbox, was passed over because nobody was left to write to, or was stopped.
create table guest_letters (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  sending_id bigint,
  kind text not null check (kind in ('save_the_date', 'invitation', 'reminder', 'confirmation')),
  party bigint not null,
  round integer not null default 1,
  guest_id bigint,
  mail_id bigint references mails on delete set null,
  leave_hash bytea unique,
  cause uuid unique,
  created_at timestamptz not null default now(),
  handed_at timestamptz,
  passed_at timestamptz,
  stopped_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, sending_id) references sendings (user_id, id) on delete cascade,
  check (num_nonnulls(handed_at, passed_at, stopped_at) <= 1)
);
create index guest_letters_sending on guest_letters (user_id, sending_id, id);
create index guest_letters_waiting on guest_letters (user_id, sending_id, id)
  where handed_at is null and passed_at is null and stopped_at is null;
create index guest_letters_mail on guest_letters (mail_id) where mail_id is not null;
-- Once for each household and kind, however many ask at once; who asks again asks for the next round.
create unique index guest_letters_once on guest_letters (user_id, kind, party, round)
  where kind <> 'confirmation' and passed_at is null and stopped_at is null;

-- Who wants no letters from this couple, or was never their guest.
create table letter_refusals (
  user_id bigint not null references users on delete cascade,
  email text not null check (email = lower(email)),
  reason text not null check (reason in ('no_more', 'not_me')),
  created_at timestamptz not null default now(),
  primary key (user_id, email)
);

-- The page where guests leave their address, shut until the couple opens it.
create table address_collectors (
  user_id bigint primary key references users on delete cascade,
  is_open boolean not null default false,
  words text not null default '',
  updated_at timestamptz not null default now()
);

-- What was left there, until the couple takes it over or declines it.
create table collected_addresses (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  firstname text not null,
  lastname text not null default '',
  email text not null default '',
  phone text not null default '',
  address_line1 text not null default '',
  address_line2 text not null default '',
  city text not null default '',
  state text not null default '',
  postal_code text not null default '',
  country text not null default '',
  created_at timestamptz not null default now(),
  guest_id bigint,
  accepted_at timestamptz,
  declined_at timestamptz,
  primary key (user_id, id),
  check (num_nonnulls(accepted_at, declined_at) <= 1)
);
create index collected_addresses_id on collected_addresses (id);
create index collected_addresses_new on collected_addresses (user_id, id) where accepted_at is null and declined_at is null;
