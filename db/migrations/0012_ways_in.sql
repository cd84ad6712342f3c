-- Whom a provider of sign-ins knows an account as; an address may change there, `sub` does not.
create table user_identities (
  provider text not null,
  sub text not null,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, sub)
);
create index user_identities_user on user_identities (user_id);

-- A sign-in that one browser has begun at a provider. Its row goes with the first try to end it.
create table social_sign_ins (
  state_hash bytea primary key,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  redirect_to text not null default '',
  is_vendor boolean not null default false,
  expires_at timestamptz not null
);
create index social_sign_ins_age on social_sign_ins (expires_at);

-- A link in a letter that signs in.
alter table account_links
  drop constraint account_links_kind_check,
  add constraint account_links_kind_check check (kind in ('reset', 'confirm', 'sign_in')) not valid;
alter table account_links validate constraint account_links_kind_check;

-- Another address for an account, the last one that was asked for: the new one confirms it, the old one can stop it
-- or take it back.
create table address_changes (
  user_id bigint primary key references users on delete cascade,
  old_email text not null,
  new_email text not null,
  confirm_hash bytea not null unique,
  stop_hash bytea not null unique,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index address_changes_age on address_changes (created_at);
