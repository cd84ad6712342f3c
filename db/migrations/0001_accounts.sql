create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- What a search compares: case and accents don't matter, whatever the database's own collation knows of letters.
-- Marked immutable so that columns and indexes can be made of it.
create function plain_text(value text) returns text
language sql immutable parallel safe strict
return lower(unaccent('unaccent'::regdictionary, value) collate "en-US-x-icu");

create table users (
  id bigint generated always as identity primary key,
  email text not null,
  firstname text not null,
  lastname text not null,
  password_hash text,
  is_vendor boolean not null default false,
  is_admin boolean not null default false,
  is_subscribed boolean not null default false,
  first_steps_at timestamptz,
  checklist_setup_at timestamptz,
  guestlist_setup_at timestamptz,
  saved_ideas_setup_at timestamptz,
  vendormanager_setup_at timestamptz,
  wedding_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

-- One sign-in on one device; its tokens follow each other in a family that ends together.
create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

-- Tokens are kept as sha-256 only. A refresh token that was used stays until it expires, to tell a thief from a second tab.
create table tokens (
  hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tokens_session on tokens (session_id);
create index tokens_user on tokens (user_id);

-- The first answer to a create that named a key, given again to every repeat within 24 hours.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  key text not null,
  request_hash bytea not null,
  answer json,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table rate_limits (
  key text primary key,
  tries integer not null,
  resets_at timestamptz not null
);
