-- Who asked that their account goes: everything goes at that moment, unless they keep it by signing in or by the link in a letter.
create table account_deletions (
  user_id bigint primary key references users on delete cascade,
  delete_at timestamptz not null,
  -- The link of the letter, as sha-256 only.
  keep_hash bytea not null unique,
  created_at timestamptz not null default now()
);
create index account_deletions_due on account_deletions (delete_at);

-- Who helps such a couple loses access at once; this remembers since when they had it, in case the account is kept.
alter table user_posses add column paused_at timestamptz;

-- What somebody chose to be told of, where they chose otherwise than most; see features/notices/kinds.ts.
create table notice_choices (
  user_id bigint not null references users on delete cascade,
  kind text not null,
  channel text not null check (channel in ('mail', 'push')),
  is_wanted boolean not null,
  primary key (user_id, kind, channel)
);
