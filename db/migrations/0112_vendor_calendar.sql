-- Days that are kept for somebody until they have decided, a week at most; then they open by themselves.
create table vendor_holds (
  content_id bigint not null references vendors on delete cascade,
  day date not null,
  until timestamptz not null default now() + interval '7 days',
  primary key (content_id, day)
);

-- As before, but a calendar that those who act for the business look after is theirs: no save of the piece touches it.
create or replace function keep_vendor(piece content) returns void language plpgsql as $$
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
    review_count = excluded.review_count, star_sum = excluded.star_sum,
    capacity = case when vendors.calendar_checked_on is null then excluded.capacity else vendors.capacity end,
    example_checked_days = excluded.example_checked_days, example_months = excluded.example_months;
  if exists (select from vendors where content_id = piece.id and calendar_checked_on is not null) then return; end if;
  delete from vendor_days where content_id = piece.id;
  insert into vendor_days (content_id, day, booked)
  select distinct piece.id, day::date, coalesce((calendar ->> 'capacity')::integer, 1)
  from jsonb_array_elements_text(coalesce(calendar -> 'booked', '[]')) day;
end $$;

-- As before; a held day is not free, and a calendar that is looked after is drawn from nothing.
create or replace function vendor_day(vendor vendors, url text, day date) returns text stable language sql as $$
  select case
    when day < current_date
      or coalesce(vendor.calendar_checked_on, current_date - vendor.example_checked_days, '-infinity') < current_date - 30 then 'unknown'
    when coalesce((select booked from vendor_days where vendor_days.content_id = vendor.content_id and vendor_days.day = $3), 0)
      >= vendor.capacity then 'booked'
    when exists (select from vendor_holds where vendor_holds.content_id = vendor.content_id and vendor_holds.day = $3 and until > now()) then 'held'
    when vendor.example_months is null or vendor.calendar_checked_on is not null then 'free'
    -- Saturdays of an example are drawn from its address and the day; a month that is closed has no day at all.
    when vendor.example_months[extract(month from day)::integer] = 'closed' then 'booked'
    when extract(isodow from day) = 6 and get_byte(sha256(convert_to(day || url, 'UTF8')), 0)
      < case vendor.example_months[extract(month from day)::integer] when 'full' then 256 when 'few' then 192 when 'some' then 96 else 0 end
      then 'booked'
    else 'free' end
$$;
