-- What visitors read or find: a piece is a type, a slug, that type's fields and a text. Pictures share its ids, so that one names either.
create sequence content_ids;

create table content (
  id bigint primary key default nextval('content_ids'),
  type text not null check (type ~ '^[a-z]+(-[a-z]+)*$'),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  url text not null unique check (starts_with(url, '/') and not starts_with(url, '//')),
  title text not null,
  excerpt text not null,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'withdrawn')),
  is_illustrated boolean not null default false,
  published_on date not null,
  updated_on date,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  markdown text not null default '',
  tree jsonb,
  plain text not null default '',
  -- Other pieces that it speaks of, as `vendor/fern-and-fable`.
  named text[] not null default '{}',
  -- Of the file that it was loaded from; null once somebody wrote it here, and from then on no file touches it.
  source_hash text,
  version integer not null default 1,
  -- No foreign key: who takes the people away, as a reset of the demo does, must not take the magazine with them.
  saved_by bigint,
  saved_at timestamptz not null default now(),
  unique (type, slug)
);
create index content_by_date on content (type, published_on desc, id desc) where status in ('published', 'scheduled');
create index on content (published_on desc, id desc) where status in ('published', 'scheduled');
create index on content ((fields ->> 'author')) where fields ? 'author';
create index on content using gin (named);

-- Taxonomies and terms by their slugs; their ids stand in content/taxonomies.json.
create table content_terms (
  content_id bigint not null references content on delete cascade,
  taxonomy text not null,
  term text not null,
  primary key (content_id, taxonomy, term)
);
create index on content_terms (taxonomy, term, content_id);

create table content_pictures (
  id bigint primary key default nextval('content_ids'),
  content_id bigint not null references content on delete cascade,
  name text not null,
  position integer not null,
  -- Motif, palette, seed, ratio and part, with its alternative text, its caption and its moment.
  words jsonb not null,
  -- Vendors who took it, or whose work it shows.
  vendors text[] not null default '{}',
  unique (content_id, name)
);
create index on content_pictures using gin (vendors);

create table content_credits (
  content_id bigint not null references content on delete cascade,
  position integer not null,
  role text not null,
  vendor text,
  name text,
  note text,
  primary key (content_id, position),
  check ((vendor is null) <> (name is null))
);
create index on content_credits (vendor) where vendor is not null;

-- Where a piece was found before.
create table content_redirects (
  url text primary key,
  content_id bigint not null references content on delete cascade,
  created_at timestamptz not null default now()
);
create index on content_redirects (content_id);

-- One for each save, so that what is there can be compared with what was, and set back.
create table content_versions (
  content_id bigint not null references content on delete cascade,
  version integer not null,
  slug text not null,
  title text not null,
  status text not null,
  fields jsonb not null,
  markdown text not null,
  saved_by bigint,
  saved_at timestamptz not null,
  primary key (content_id, version)
);

-- Taxonomies' terms as they are called, where one is found, in the order in which they are offered.
create table content_term_titles (
  taxonomy text not null,
  term text not null,
  title text not null,
  url text,
  position integer not null,
  primary key (taxonomy, term)
);

-- What a page needs to show a picture, by the words that a piece names it with: a master as it is drawn, or a detail of one.
create table content_images (
  words text not null,
  part text not null,
  image jsonb not null,
  primary key (words, part)
);

-- What of content/ was loaded last.
create table content_loaded (
  is_one boolean primary key default true check (is_one),
  hash text not null
);

-- A save that does not come from a file makes the piece the operator's own.
create function save_content() returns trigger language plpgsql as $$
begin
  if new.source_hash is not distinct from old.source_hash then new.source_hash := null; end if;
  new.version := old.version + 1;
  new.saved_at := now();
  return new;
end $$;
create trigger saved before update of slug, url, title, excerpt, status, is_illustrated, published_on, updated_on, fields, markdown, tree
  on content for each row execute function save_content();

create function keep_content_version() returns trigger language plpgsql as $$
begin
  insert into content_versions (content_id, version, slug, title, status, fields, markdown, saved_by, saved_at)
  values (new.id, new.version, new.slug, new.title, new.status, new.fields, new.markdown, new.saved_by, new.saved_at);
  if tg_op = 'UPDATE' and new.url <> old.url then
    insert into content_redirects (url, content_id) values (old.url, new.id)
    on conflict (url) do update set content_id = excluded.content_id, created_at = now();
  end if;
  delete from content_redirects where url = new.url;
  return null;
end $$;
create trigger kept after insert on content for each row execute function keep_content_version();
create trigger kept_anew after update on content for each row when (old.version <> new.version) execute function keep_content_version();

-- Terms, pictures and credits follow the fields, whoever writes those. A picture keeps its id for as long as it keeps its name.
create function sort_content() returns trigger language plpgsql as $$
begin
  delete from content_terms where content_id = new.id;
  insert into content_terms (content_id, taxonomy, term)
  select new.id, taxonomy, term
  from jsonb_each(coalesce(new.fields -> 'terms', '{}')) given (taxonomy, terms), jsonb_array_elements_text(terms) term
  union select new.id, 'services', new.fields ->> 'service' where new.type = 'vendor' and new.fields ? 'service'
  union select new.id, 'services', term from jsonb_array_elements_text(coalesce(new.fields -> 'other_services', '[]')) term where new.type = 'vendor'
  union select new.id, 'places', new.fields #>> '{location,place}' where new.fields #>> '{location,place}' is not null
  union select new.id, 'places', new.fields ->> 'place' where new.type = 'vendor-list' and new.fields ? 'place'
  union select new.id, 'brands', new.fields ->> 'brand' where new.type = 'product' and new.fields ? 'brand';

  delete from content_pictures where content_id = new.id
    and name not in (select one ->> 'name' from jsonb_array_elements(coalesce(new.fields -> 'pictures', '[]')) one);
  insert into content_pictures (content_id, name, position, words, vendors)
  select new.id, one ->> 'name', place, one - 'name',
    array(select coalesce(one ->> 'credit', new.fields ->> 'photographer') where coalesce(one ->> 'credit', new.fields ->> 'photographer') is not null
      union select jsonb_array_elements_text(coalesce(one -> 'shows', '[]')))
  from jsonb_array_elements(coalesce(new.fields -> 'pictures', '[]')) with ordinality given (one, place)
  on conflict (content_id, name) do update set position = excluded.position, words = excluded.words, vendors = excluded.vendors;

  delete from content_credits where content_id = new.id;
  insert into content_credits (content_id, position, role, vendor, name, note)
  select new.id, place, one ->> 'role', one ->> 'vendor', one ->> 'name', one ->> 'note'
  from jsonb_array_elements(case new.type when 'real-wedding' then coalesce(new.fields -> 'vendors', '[]') else '[]' end)
    with ordinality given (one, place);
  return null;
end $$;
create trigger sorted after insert or update of fields on content for each row execute function sort_content();

-- What visitors read was changed: every process forgets the pages that it kept.
create function tell_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('posy', '{"content": true}');
  return null;
end $$;
create trigger told after insert or update or delete on content for each statement execute function tell_content();
