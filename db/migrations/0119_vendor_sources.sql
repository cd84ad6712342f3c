-- Where somebody was when they saw a business, looked at it or went on to it: by day and part of the site, never who. Kept by the events, as the counts are.
create table vendor_sources (
  content_id bigint not null references content on delete cascade,
  day date not null,
  what text not null check (what in ('impression', 'view', 'website', 'instagram')),
  page text not null,
  n integer not null default 0,
  primary key (content_id, what, day, page)
);

-- The part of the site that an address belongs to, its first step; nothing of other sites.
create function own_part(address text) returns text language sql immutable as $$
  select coalesce(substring(address from '^/[a-z-]{0,40}'), '')
$$;

create or replace function count_vendor_event() returns trigger language plpgsql as $$
declare
  about record := vendor_event(new.event, new.extra, new.url);
  vendor bigint;
begin
  if about.slug is null then return null; end if;
  insert into vendor_counts as kept (content_id, day, impressions, views, websites, instagrams)
  select id, (new.created_at at time zone 'UTC')::date, (about.what = 'impression')::integer, (about.what = 'view')::integer,
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
