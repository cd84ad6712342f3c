-- Lines that one act wrote belong together, and are taken back together, once.
alter table wedding_changes
  add column act uuid not null default gen_random_uuid(),
  add column undone_at timestamptz;
create index wedding_changes_act on wedding_changes (act);
create index wedding_changes_object on wedding_changes (user_id, object_id, id);

alter table guest_wedding_events
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();

create index guests_updated on guests (user_id, updated_at, id);
create index households_id on households (id);

-- What the kitchen asks: kept like the other numbers, and taken after them, in key order.
create table guest_meal_counts (
  user_id bigint not null,
  event_id bigint not null,
  status smallint not null,
  meal text not null,
  guests integer not null,
  primary key (user_id, event_id, status, meal),
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade
);

create function count_meals_in() returns trigger language plpgsql as $$
begin
  insert into guest_meal_counts as kept (user_id, event_id, status, meal, guests)
  select user_id, event_id, status, meal, count(*) from added where meal <> ''
  group by user_id, event_id, status, meal order by user_id, event_id, status, meal
  on conflict (user_id, event_id, status, meal) do update set guests = kept.guests + excluded.guests;
  return null;
end $$;

create function count_meals_out() returns trigger language plpgsql as $$
begin
  perform from guest_meal_counts
  where (user_id, event_id, status, meal) in (select user_id, event_id, status, meal from removed where meal <> '')
  order by user_id, event_id, status, meal for update;
  update guest_meal_counts kept set guests = kept.guests - gone.guests
  from (
    select user_id, event_id, status, meal, count(*) as guests from removed where meal <> '' group by user_id, event_id, status, meal
  ) gone
  where (kept.user_id, kept.event_id, kept.status, kept.meal) = (gone.user_id, gone.event_id, gone.status, gone.meal);
  return null;
end $$;

create function count_meals_moved() returns trigger language plpgsql as $$
begin
  insert into guest_meal_counts as kept (user_id, event_id, status, meal, guests)
  select user_id, event_id, status, meal, sum(guests)
  from (
    select user_id, event_id, status, meal, -1 as guests from removed where meal <> ''
    union all
    select user_id, event_id, status, meal, 1 from added where meal <> ''
  ) moved
  group by user_id, event_id, status, meal having sum(guests) <> 0
  order by user_id, event_id, status, meal
  on conflict (user_id, event_id, status, meal) do update set guests = kept.guests + excluded.guests;
  return null;
end $$;

create trigger meals_in after insert on guest_answers
  referencing new table as added for each statement execute function count_meals_in();
create trigger meals_out after delete on guest_answers
  referencing old table as removed for each statement execute function count_meals_out();
create trigger meals_moved after update on guest_answers
  referencing old table as removed new table as added for each statement execute function count_meals_moved();

insert into guest_meal_counts (user_id, event_id, status, meal, guests)
select user_id, event_id, status, meal, count(*) from guest_answers where meal <> '' group by user_id, event_id, status, meal;
