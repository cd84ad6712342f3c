-- Companions eat, too: a dinner of each, in the order in which they are named; '' where nobody said.
alter table guest_answers add column plus_one_meals text[] not null default '{}';

-- One way to write each dinner of an event, so that "lamb" and "Lamb " are one: the couple's where they offer it.
create table guest_event_dinners (
  user_id bigint not null,
  event_id bigint not null,
  folded text not null,
  meal text not null,
  primary key (user_id, event_id, folded),
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade
);

create function folded_meal(value text) returns text
language sql immutable parallel safe strict
return lower(btrim(regexp_replace(value, '\s+', ' ', 'g')) collate "en-US-x-icu");

create function written_meal(whose bigint, of_event bigint, value text) returns text language plpgsql as $$
declare
  key text := folded_meal(value);
  written text;
begin
  if key = '' then return ''; end if;
  select meal into written from guest_event_dinners where (user_id, event_id, folded) = (whose, of_event, key);
  if written is not null then return written; end if;
  insert into guest_event_dinners (user_id, event_id, folded, meal)
  values (whose, of_event, key, btrim(regexp_replace(value, '\s+', ' ', 'g'))) on conflict do nothing;
  select meal into written from guest_event_dinners where (user_id, event_id, folded) = (whose, of_event, key);
  return written;
end $$;

-- Nobody eats who doesn't come along: there are no more dinners than companions.
create function write_meals() returns trigger language plpgsql as $$
begin
  new.meal := written_meal(new.user_id, new.event_id, new.meal);
  new.plus_one_meals := array(
    select written_meal(new.user_id, new.event_id, meal)
    from unnest(new.plus_one_meals[1:new.plus_one_count]) with ordinality as companion (meal, nth) order by nth
  );
  return new;
end $$;

create trigger write_meals before insert or update on guest_answers
  for each row when (new.meal <> '' or new.plus_one_meals <> '{}') execute function write_meals();

-- What the couple offers is written as they write it, in the answers there are already as well.
create function write_offered_meals() returns trigger language plpgsql as $$
begin
  insert into guest_event_dinners as dinner (user_id, event_id, folded, meal)
  select distinct on (folded_meal(meal)) new.user_id, new.id, folded_meal(meal), meal
  from unnest(new.meals) with ordinality as offered (meal, nth) where folded_meal(meal) <> '' order by folded_meal(meal), nth
  on conflict (user_id, event_id, folded) do update set meal = excluded.meal where dinner.meal <> excluded.meal;
  update guest_answers answer set meal = answer.meal
  where (answer.user_id, answer.event_id) = (new.user_id, new.id) and exists (
    select from unnest(array_prepend(answer.meal, answer.plus_one_meals)) as said (meal)
    join guest_event_dinners dinner on (dinner.user_id, dinner.event_id, dinner.folded) = (new.user_id, new.id, folded_meal(said.meal))
    where dinner.meal <> said.meal
  );
  return null;
end $$;

create trigger write_offered_meals after insert or update of meals on guest_wedding_events
  for each row when (new.meals <> '{}') execute function write_offered_meals();

-- The numbers count every head's dinner, the companions' among them.
create or replace function count_meals_in() returns trigger language plpgsql as $$
begin
  insert into guest_meal_counts as kept (user_id, event_id, status, meal, guests)
  select user_id, event_id, status, dinner, count(*) from added, unnest(array_prepend(meal, plus_one_meals)) dinner where dinner <> ''
  group by user_id, event_id, status, dinner order by user_id, event_id, status, dinner
  on conflict (user_id, event_id, status, meal) do update set guests = kept.guests + excluded.guests;
  return null;
end $$;

create or replace function count_meals_out() returns trigger language plpgsql as $$
begin
  perform from guest_meal_counts
  where (user_id, event_id, status, meal) in (
    select user_id, event_id, status, dinner from removed, unnest(array_prepend(meal, plus_one_meals)) dinner where dinner <> ''
  )
  order by user_id, event_id, status, meal for update;
  update guest_meal_counts kept set guests = kept.guests - gone.guests
  from (
    select user_id, event_id, status, dinner, count(*) as guests
    from removed, unnest(array_prepend(meal, plus_one_meals)) dinner where dinner <> '' group by user_id, event_id, status, dinner
  ) gone
  where (kept.user_id, kept.event_id, kept.status, kept.meal) = (gone.user_id, gone.event_id, gone.status, gone.dinner);
  return null;
end $$;

create or replace function count_meals_moved() returns trigger language plpgsql as $$
begin
  insert into guest_meal_counts as kept (user_id, event_id, status, meal, guests)
  select user_id, event_id, status, dinner, sum(guests)
  from (
    select user_id, event_id, status, dinner, -1 as guests from removed, unnest(array_prepend(meal, plus_one_meals)) dinner
    union all
    select user_id, event_id, status, dinner, 1 from added, unnest(array_prepend(meal, plus_one_meals)) dinner
  ) moved
  where dinner <> ''
  group by user_id, event_id, status, dinner having sum(guests) <> 0
  order by user_id, event_id, status, dinner
  on conflict (user_id, event_id, status, meal) do update set guests = kept.guests + excluded.guests;
  return null;
end $$;

-- What was written in several ways so far is written in the commonest, the couple's before all.
insert into guest_event_dinners (user_id, event_id, folded, meal)
select distinct on (user_id, id, folded_meal(meal)) user_id, id, folded_meal(meal), meal
from guest_wedding_events, unnest(meals) with ordinality as offered (meal, nth) where folded_meal(meal) <> ''
order by user_id, id, folded_meal(meal), nth;
insert into guest_event_dinners (user_id, event_id, folded, meal)
select distinct on (user_id, event_id, folded_meal(meal)) user_id, event_id, folded_meal(meal), btrim(regexp_replace(meal, '\s+', ' ', 'g'))
from guest_answers where meal <> '' group by user_id, event_id, meal
having folded_meal(meal) <> ''
order by user_id, event_id, folded_meal(meal), count(*) desc, meal
on conflict do nothing;
update guest_answers answer set meal = answer.meal
where answer.meal <> '' and not exists (
  select from guest_event_dinners dinner
  where (dinner.user_id, dinner.event_id, dinner.meal) = (answer.user_id, answer.event_id, answer.meal)
);
