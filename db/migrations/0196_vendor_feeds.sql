-- The calendar that a business keeps elsewhere. Days and counts are read from it, and nothing else is kept.
create table vendor_feeds (
  content_id bigint primary key references vendors on delete cascade,
  -- None of a file that somebody gave. It may be secret, and is told to nobody.
  address text check (length(address) between 1 and 2048),
  time_zone text not null check (is_time_zone(time_zone)),
  -- By what its server knows whether anything changed, and when all of it was last read: the days ahead move on without a change.
  etag text not null default '',
  modified text not null default '',
  whole_at timestamptz,
  asked_at timestamptz not null default now(),
  tried_at timestamptz,
  read_at timestamptz,
  trouble text check (trouble in ('address', 'unreachable', 'status', 'kind', 'large', 'long')),
  unread integer not null default 0 check (unread >= 0)
);
create index on vendor_feeds (tried_at) where address is not null;

create table vendor_feed_days (
  content_id bigint not null references vendor_feeds on update cascade on delete cascade,
  day date not null,
  booked integer not null check (booked >= 0),
  held integer not null check (held >= 0),
  primary key (content_id, day),
  check (booked + held > 0)
);

-- The secret address under which somebody who acts for a business reads its calendar elsewhere; it ends with their part in it.
create table vendor_addresses (
  user_id bigint primary key references vendor_members on delete cascade,
  hash bytea not null unique,
  made_at timestamptz not null default now()
);

-- None of a day that somebody called free by hand, whatever was read of it.
alter table vendor_days drop constraint vendor_days_booked_check, add check (booked >= 0);

-- As before; of a day that somebody typed by hand nothing counts that was read elsewhere.
create or replace function vendor_day(vendor vendors, url text, day date) returns text stable language sql as $$
  select case
    when day < current_date
      or coalesce(vendor.calendar_checked_on, current_date - vendor.example_checked_days, '-infinity') < current_date - 30 then 'unknown'
    when coalesce((select booked from vendor_days where vendor_days.content_id = vendor.content_id and vendor_days.day = $3), 0)
      >= vendor.capacity then 'booked'
    when exists (select from vendor_holds where vendor_holds.content_id = vendor.content_id and vendor_holds.day = $3 and until > now()) then 'held'
    when exists (select from vendor_days where vendor_days.content_id = vendor.content_id and vendor_days.day = $3) then 'free'
    when exists (select from vendor_feed_days elsewhere where elsewhere.content_id = vendor.content_id and elsewhere.day = $3
      and elsewhere.booked >= vendor.capacity) then 'booked'
    when exists (select from vendor_feed_days elsewhere where elsewhere.content_id = vendor.content_id and elsewhere.day = $3
      and elsewhere.booked + elsewhere.held >= vendor.capacity) then 'held'
    when vendor.example_months is null or vendor.calendar_checked_on is not null then 'free'
    -- Saturdays of an example are drawn from its address and the day; a month that is closed has no day at all.
    when vendor.example_months[extract(month from day)::integer] = 'closed' then 'booked'
    when extract(isodow from day) = 6 and get_byte(sha256(convert_to(day || url, 'UTF8')), 0)
      < case vendor.example_months[extract(month from day)::integer] when 'full' then 256 when 'few' then 192 when 'some' then 96 else 0 end
      then 'booked'
    else 'free' end
$$;
