-- How often a business was seen in lists, looked at and gone to, by day; kept by the events themselves, so that both always say the same.
create table vendor_counts (
  content_id bigint not null references content on delete cascade,
  day date not null,
  impressions integer not null default 0,
  views integer not null default 0,
  websites integer not null default 0,
  instagrams integer not null default 0,
  primary key (content_id, day)
);

-- Which business an event is about, and as what; nothing for those of vendors themselves and of machines, which say by whom they are.
create function vendor_event(event text, extra jsonb, url text, out slug text, out what text) language sql immutable as $$
  select case when extra ? 'by' then null
      when event in ('page_view', 'vendor_website', 'vendor_instagram') then substring(split_part(url, '?', 1) from '^/vendors/([a-z0-9-]+)$')
      when event = 'impression' then substring(extra ->> 'part' from '^vendor ([a-z0-9-]+)$') end,
    case event when 'page_view' then 'view' when 'vendor_website' then 'website' when 'vendor_instagram' then 'instagram' else 'impression' end
$$;

create function count_vendor_event() returns trigger language plpgsql as $$
declare
  about record := vendor_event(new.event, new.extra, new.url);
begin
  if about.slug is null then return null; end if;
  insert into vendor_counts as kept (content_id, day, impressions, views, websites, instagrams)
  select id, (new.created_at at time zone 'UTC')::date, (about.what = 'impression')::integer, (about.what = 'view')::integer,
    (about.what = 'website')::integer, (about.what = 'instagram')::integer
  from content where type = 'vendor' and slug = about.slug
  on conflict (content_id, day) do update set impressions = kept.impressions + excluded.impressions, views = kept.views + excluded.views,
    websites = kept.websites + excluded.websites, instagrams = kept.instagrams + excluded.instagrams;
  return null;
end $$;
create trigger vendor_counted after insert on analytics_events for each row
  when (new.event in ('page_view', 'impression', 'vendor_website', 'vendor_instagram')) execute function count_vendor_event();
