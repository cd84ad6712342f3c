-- What an operator writes and has not saved: of a piece by its id, of a new one by its type. Nobody else reads it.
create table content_drafts (
  user_id bigint not null references users on delete cascade,
  name text not null check (name ~ '^([1-9][0-9]{0,15}|new-[a-z]+(-[a-z]+)*)$'),
  -- Of the piece as it was when they began.
  version integer,
  said jsonb not null check (jsonb_typeof(said) = 'object'),
  updated_at timestamptz not null default now(),
  primary key (user_id, name)
);

-- All that a piece said, so that what was can be set back whole. Versions of before have what they had.
alter table content_versions
  add column excerpt text,
  add column url text,
  add column is_illustrated boolean,
  add column published_on date,
  add column updated_on date;

update content_versions set excerpt = content.excerpt, url = content.url, is_illustrated = content.is_illustrated,
  published_on = content.published_on, updated_on = content.updated_on
from content where content.id = content_id and content.version = content_versions.version;

create or replace function keep_content_version() returns trigger language plpgsql as $$
begin
  insert into content_versions (content_id, version, slug, title, status, fields, markdown, saved_by, saved_at,
    excerpt, url, is_illustrated, published_on, updated_on)
  values (new.id, new.version, new.slug, new.title, new.status, new.fields, new.markdown, new.saved_by, new.saved_at,
    new.excerpt, new.url, new.is_illustrated, new.published_on, new.updated_on);
  if tg_op = 'UPDATE' and new.url <> old.url then
    insert into content_redirects (url, content_id) values (old.url, new.id)
    on conflict (url) do update set content_id = excluded.content_id, created_at = now();
  end if;
  delete from content_redirects where url = new.url;
  return null;
end $$;

-- Operators' list begins with what was written last.
create index content_by_save on content (saved_at desc, id desc);
