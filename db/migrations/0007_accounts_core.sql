alter table users
  add column phone text not null default '',
  add column other_firstname text not null default '',
  add column other_lastname text not null default '',
  add column email_verified_at timestamptz,
  add column version integer not null default 1;

-- The successors of a used refresh token follow from it and this salt, so that a second tab gets the same ones for a moment,
-- and neither the token nor the table alone tells them.
alter table tokens
  add column successor_salt bytea,
  add column seen_at timestamptz not null default now();

-- A link in a letter that proves who has the mailbox; kept as sha-256 only, used once.
create table account_links (
  hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('reset', 'confirm')),
  -- The address it was sent to; it proves nothing of another one.
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_user on account_links (user_id, kind);
create index account_links_age on account_links (expires_at);

-- Browsers that somebody signed in with, so that a letter can tell of a new one.
create table account_devices (
  user_id bigint not null references users on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, name)
);
