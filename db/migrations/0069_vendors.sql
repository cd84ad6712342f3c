-- What filters, the order and enquiries ask of a vendor: a row for each piece of that type, which follows its fields.
create table vendors (
  content_id bigint primary key references content on delete cascade,
  service text not null,
  city text not null,
  state text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  travels_miles integer not null check (travels_miles >= 0),
  price_from bigint not null check (price_from >= 0),
  price_unit text not null,
  languages text[] not null,
  is_verified boolean not null,
  review_count integer not null check (review_count >= 0),
  star_sum integer not null check (star_sum between review_count and 5 * review_count),
  -- How many weddings they take on a day.
  capacity integer not null check (capacity > 0),
  calendar_checked_on date,
  -- Of an example, whose calendar was always checked that many days ago, and is as full in each month of every year.
  example_checked_days integer,
  example_months text[] check (cardinality(example_months) = 12),
  check ((example_months is null) = (example_checked_days is null))
);
create index on vendors (service);

-- How many weddings are booked on a day that is not empty.
create table vendor_days (
  content_id bigint not null references vendors on delete cascade,
  day date not null,
  booked integer not null check (booked > 0),
  primary key (content_id, day)
);

create function keep_vendor(piece content) returns void language plpgsql as $$
declare
  said jsonb := piece.fields;
  calendar jsonb := coalesce(piece.fields -> 'calendar', '{}');
begin
  if piece.type <> 'vendor' or not said ?& '{service,location,price_from,price_unit}' then
    delete from vendors where content_id = piece.id;
    return;
  end if;
  insert into vendors (content_id, service, city, state, latitude, longitude, travels_miles, price_from, price_unit, languages, is_verified,
    review_count, star_sum, capacity, example_checked_days, example_months)
  select piece.id, said ->> 'service', said #>> '{location,city}', said #>> '{location,state}', (said #>> '{location,latitude}')::float8,
    (said #>> '{location,longitude}')::float8, coalesce((said ->> 'travels_miles')::integer, 0), (said ->> 'price_from')::bigint,
    said ->> 'price_unit', array(select jsonb_array_elements_text(coalesce(said -> 'languages', '["English"]'))),
    coalesce((said ->> 'verified')::boolean, false), count(star), coalesce(sum(star), 0), coalesce((calendar ->> 'capacity')::integer, 1),
    case when piece.is_illustrated and calendar ? 'months' then (calendar ->> 'checked_days_ago')::integer end,
    case when piece.is_illustrated and calendar ? 'months' then array(select jsonb_array_elements_text(calendar -> 'months')) end
  from (select (one ->> 'stars')::integer as star from jsonb_array_elements(coalesce(said -> 'reviews', '[]')) one) reviews
  on conflict (content_id) do update set service = excluded.service, city = excluded.city, state = excluded.state,
    latitude = excluded.latitude, longitude = excluded.longitude, travels_miles = excluded.travels_miles, price_from = excluded.price_from,
    price_unit = excluded.price_unit, languages = excluded.languages, is_verified = excluded.is_verified,
    review_count = excluded.review_count, star_sum = excluded.star_sum, capacity = excluded.capacity,
    example_checked_days = excluded.example_checked_days, example_months = excluded.example_months;
  delete from vendor_days where content_id = piece.id;
  insert into vendor_days (content_id, day, booked)
  select distinct piece.id, day::date, coalesce((calendar ->> 'capacity')::integer, 1)
  from jsonb_array_elements_text(coalesce(calendar -> 'booked', '[]')) day;
end $$;

create function sort_vendor() returns trigger language plpgsql as $$
begin
  perform keep_vendor(new);
  return null;
end $$;
create trigger sorted_vendor after insert or update of fields, type, is_illustrated on content for each row
  when (new.type = 'vendor') execute function sort_vendor();
select keep_vendor(content) from content where type = 'vendor';

-- What is known of a day: free only where the calendar was checked within thirty days.
create function vendor_day(vendor vendors, url text, day date) returns text stable language sql as $$
  select case
    when day < current_date
      or coalesce(vendor.calendar_checked_on, current_date - vendor.example_checked_days, '-infinity') < current_date - 30 then 'unknown'
    when coalesce((select booked from vendor_days where vendor_days.content_id = vendor.content_id and vendor_days.day = $3), 0)
      >= vendor.capacity then 'booked'
    when vendor.example_months is null then 'free'
    -- Saturdays of an example are drawn from its address and the day; a month that is closed has no day at all.
    when vendor.example_months[extract(month from day)::integer] = 'closed' then 'booked'
    when extract(isodow from day) = 6 and get_byte(sha256(convert_to(day || url, 'UTF8')), 0)
      < case vendor.example_months[extract(month from day)::integer] when 'full' then 256 when 'few' then 192 when 'some' then 96 else 0 end
      then 'booked'
    else 'free' end
$$;

-- Straight over the globe, which is taken as a ball of 3,958.8 miles.
create function miles_between(latitude_1 float8, longitude_1 float8, latitude_2 float8, longitude_2 float8) returns float8
  immutable language sql as $$
  select 2 * 3958.8 * asin(least(1, sqrt(
    sind((latitude_2 - latitude_1) / 2) ^ 2 + cosd(latitude_1) * cosd(latitude_2) * sind((longitude_2 - longitude_1) / 2) ^ 2)))
$$;
