-- Two records of one business that were made one: which went, and into which. The one that went keeps its row, and is never shown again.
create table vendor_merges (
  gone_id bigint primary key references content on delete cascade,
  kept_id bigint not null references content on delete cascade,
  -- No foreign key: the record outlives an operator's account.
  merged_by bigint,
  words text not null,
  -- How many of each moved.
  moved jsonb not null,
  created_at timestamptz not null default now(),
  check (gone_id <> kept_id)
);
create index on vendor_merges (kept_id);

-- Conversations that became a part of it, whose addresses stand in letters.
alter table conversations add column former_ids bigint[] not null default '{}';
create index conversations_former on conversations using gin (former_ids);

create function kept_vendor(which bigint) returns bigint language sql stable as $$
  select coalesce((select kept_id from vendor_merges where gone_id = which), which)
$$;

-- While two are made one, what couples and vendors did stays as they did it.
create function is_merging() returns boolean language sql stable as $$
  select coalesce(current_setting('posy.merging', true), '') = 'on'
$$;

-- What is written to a record while it goes comes to the one that stays: the merge is waited for.
create function follow_merge() returns trigger language plpgsql as $$
begin
  perform from content where id = new.content_id for key share;
  new.content_id := kept_vendor(new.content_id);
  return new;
end $$;
create trigger follow_merge before insert on enquiries for each row execute function follow_merge();
create trigger follow_merge before insert on vendor_reviews for each row execute function follow_merge();

create function refuse_merged() returns trigger language plpgsql as $$
begin
  if exists (select from vendor_merges where gone_id = new.id) then
    raise exception using errcode = 'PL422', message = 'This record was made one with another, and is not shown again.';
  end if;
  return new;
end $$;
create trigger refuse_merged before update of status on content for each row
  when (new.type = 'vendor' and new.status in ('scheduled', 'published') and old.status <> new.status) execute function refuse_merged();

create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if is_merging() and (old.side, old.kind, old.words, old.created_at) is not distinct from (new.side, new.kind, new.words, new.created_at) then
    return new;
  end if;
  raise exception 'A message stays as it was written';
end $$;

create or replace function close_conversation() returns trigger language plpgsql as $$
begin
  if is_merging() then return null; end if;
  insert into messages (user_id, conversation_id, side, author_id, kind)
  select user_id, id, 'couple', new.user_id, 'let_go' from conversations
  where user_id = new.user_id and content_id = new.content_id and is_open;
  return null;
end $$;

-- As before; who was made one with another is the other, also by way of an undo.
create or replace function name_vendor() returns trigger language plpgsql as $$
begin
  if new.vendor_id is not null and not exists (select from content where id = new.vendor_id for key share) then
    new.vendor_id := null;
  end if;
  new.vendor_id := kept_vendor(new.vendor_id);
  -- The index decides between two at once; who comes later is told why.
  if tg_op = 'UPDATE' and new.vendor_id is not null and exists (
    select from user_vendors other where other.user_id = new.user_id and other.id <> new.id and other.vendor_id = new.vendor_id
    and other.guest_wedding_event_id is not distinct from new.guest_wedding_event_id
  ) then
    raise exception 'You have this vendor on your list already.' using errcode = 'PL422', column = 'vendor_id';
  end if;
  return new;
end $$;

-- As before; what happens at the address of one that went counts for the one that stayed.
create or replace function count_vendor_event() returns trigger language plpgsql as $$
declare
  about record := vendor_event(new.event, new.extra, new.url);
  vendor bigint;
begin
  if about.slug is null then return null; end if;
  insert into vendor_counts as kept (content_id, day, impressions, views, websites, instagrams)
  select kept_vendor(id), (new.created_at at time zone 'UTC')::date, (about.what = 'impression')::integer, (about.what = 'view')::integer,
    (about.what = 'website')::integer, (about.what = 'instagram')::integer
  from content where type = 'vendor' and slug = about.slug
  on conflict (content_id, day) do update set impressions = kept.impressions + excluded.impressions, views = kept.views + excluded.views,
    websites = kept.websites + excluded.websites, instagrams = kept.instagrams + excluded.instagrams
  returning content_id into vendor;
  if vendor is not null then
    insert into vendor_sources as kept (content_id, day, what, page, n)
    values (vendor, (new.created_at at time zone 'UTC')::date, about.what,
      own_part(case about.what when 'view' then new.referer else new.url end), 1)
    on conflict (content_id, what, day, page) do update set n = kept.n + 1;
  end if;
  return null;
end $$;
