-- How an account comes to act for a business that the directory has already: by a code, or by words that an operator judges.

-- Six digits, sent to the address on the record, and never kept: a salted sum of them, for ten minutes and five tries.
create table vendor_codes (
  user_id bigint not null references users on delete cascade,
  content_id bigint not null references content on delete cascade,
  salt bytea not null,
  hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null default now() + interval '10 minutes',
  primary key (user_id, content_id)
);
create index on vendor_codes (content_id);

-- Of who can't be sent a code, or finds that somebody else acts for the business: once for each, whatever becomes of it.
create table vendor_claims (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity unique,
  content_id bigint not null references content on delete cascade,
  words text not null,
  -- What who holds it says to that.
  answer text not null default '',
  answered_at timestamptz,
  state text not null default 'open' check (state in ('open', 'granted', 'refused')),
  reason text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, content_id),
  check ((state = 'open') = (decided_at is null))
);
create index on vendor_claims (content_id) where state = 'open';
create index on vendor_claims (created_at, id) where state = 'open';
create trigger keep_within after insert on vendor_claims
  referencing new table as added for each statement execute function keep_within('20', 'An account asks for 20 businesses at most.');

-- A business as those who act for it write it: nobody else sees it before an operator puts it out.
create table vendor_submissions (
  content_id bigint primary key references content on delete cascade,
  model jsonb not null check (jsonb_typeof(model) = 'object'),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'changes', 'published')),
  -- What the operator said last.
  note text not null default '',
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  submitted_at timestamptz,
  check (state <> 'submitted' or submitted_at is not null)
);
create index on vendor_submissions (submitted_at) where state = 'submitted';

-- What was done about a business, and by whom; a name is gone with its account.
create table vendor_acts (
  id bigint generated always as identity primary key,
  content_id bigint not null references content on delete cascade,
  actor_id bigint,
  what text not null,
  words text not null default '',
  created_at timestamptz not null default now()
);
create index on vendor_acts (content_id, id desc);

-- A business that nobody acts for and that was never shown is nothing.
create function end_unseen_vendor() returns trigger language plpgsql as $$
begin
  delete from content where id = old.content_id and type = 'vendor' and status = 'draft' and source_hash is null
    and not exists (select from vendor_members where content_id = old.content_id)
    and not exists (select from content_versions where content_id = old.content_id and status <> 'draft');
  return null;
end $$;
create trigger end_unseen after delete on vendor_members for each row execute function end_unseen_vendor();
