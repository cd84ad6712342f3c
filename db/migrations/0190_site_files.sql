-- What an operator changed of what the site says, by file: only what differs from the files, or null where nothing does any more.
create table site_files (
  name text not null check (name in ('global.json', 'countdown.json', 'payment.json', 'selects.json', 'menus.json')),
  version integer not null check (version > 0),
  given jsonb check (jsonb_typeof(given) = 'object'),
  saved_by bigint references users on delete set null,
  saved_at timestamptz not null default now(),
  primary key (name, version)
);
create index site_files_by_operator on site_files (saved_by);

-- Every page says it: each process reads it anew, and forgets the pages that it kept.
create trigger told after insert on site_files for each statement execute function tell_content();
