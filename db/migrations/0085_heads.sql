-- What a head counts as. Whether somebody drinks is null as long as nobody said: an adult counts as drinking then.
alter table guests add column drinks boolean;

create function head_class(age_group text, drinks boolean) returns text language sql immutable parallel safe
return case when age_group <> 'adult' then age_group when drinks is false then 'adult' else 'drinker' end;

-- An answer keeps the class of its guest, since it may outlive them for the length of a statement; a guest who changes moves it.
alter table guest_answers add column class text not null default 'drinker' check (class in ('drinker', 'adult', 'child', 'infant'));

-- Companions are adults who drink. An infant needs no dinner of their own until one is said.
alter table guest_event_counts
  add column children integer not null default 0,
  add column infants integer not null default 0,
  add column drinkers integer not null default 0,
  add column eaters integer not null default 0;
update guest_event_counts set drinkers = heads, eaters = heads;

create or replace function count_answers_in() returns trigger language plpgsql as $$
begin
  insert into guest_event_counts as kept (user_id, event_id, status, guests, heads, children, infants, drinkers, eaters)
  select user_id, event_id, status, count(*), sum(1 + plus_one_count), count(*) filter (where class = 'child'),
    count(*) filter (where class = 'infant'), sum((class = 'drinker')::integer + plus_one_count),
    sum((class <> 'infant' or meal <> '')::integer + plus_one_count)
  from added group by user_id, event_id, status order by user_id, event_id, status
  on conflict (user_id, event_id, status) do update
  set guests = kept.guests + excluded.guests, heads = kept.heads + excluded.heads, children = kept.children + excluded.children,
    infants = kept.infants + excluded.infants, drinkers = kept.drinkers + excluded.drinkers, eaters = kept.eaters + excluded.eaters;
  return null;
end $$;

create or replace function count_answers_out() returns trigger language plpgsql as $$
begin
  perform from guest_event_counts
  where (user_id, event_id, status) in (select user_id, event_id, status from removed)
  order by user_id, event_id, status for update;
  update guest_event_counts kept
  set guests = kept.guests - gone.guests, heads = kept.heads - gone.heads, children = kept.children - gone.children,
    infants = kept.infants - gone.infants, drinkers = kept.drinkers - gone.drinkers, eaters = kept.eaters - gone.eaters
  from (
    select user_id, event_id, status, count(*) as guests, sum(1 + plus_one_count) as heads,
      count(*) filter (where class = 'child') as children, count(*) filter (where class = 'infant') as infants,
      sum((class = 'drinker')::integer + plus_one_count) as drinkers,
      sum((class <> 'infant' or meal <> '')::integer + plus_one_count) as eaters
    from removed group by user_id, event_id, status
  ) gone
  where (kept.user_id, kept.event_id, kept.status) = (gone.user_id, gone.event_id, gone.status);
  return null;
end $$;

create or replace function count_answers_moved() returns trigger language plpgsql as $$
begin
  insert into guest_event_counts as kept (user_id, event_id, status, guests, heads, children, infants, drinkers, eaters)
  select user_id, event_id, status, guests, heads, children, infants, drinkers, eaters
  from (
    select user_id, event_id, status, sum(n) as guests, sum(n * (1 + plus_one_count)) as heads,
      sum(n * (class = 'child')::integer) as children, sum(n * (class = 'infant')::integer) as infants,
      sum(n * ((class = 'drinker')::integer + plus_one_count)) as drinkers,
      sum(n * ((class <> 'infant' or meal <> '')::integer + plus_one_count)) as eaters
    from (
      select -1 as n, user_id, event_id, status, plus_one_count, class, meal from removed
      union all
      select 1, user_id, event_id, status, plus_one_count, class, meal from added
    ) line
    group by user_id, event_id, status
  ) moved
  where (guests, heads, children, infants, drinkers, eaters) <> (0, 0, 0, 0, 0, 0)
  order by user_id, event_id, status
  on conflict (user_id, event_id, status) do update
  set guests = kept.guests + excluded.guests, heads = kept.heads + excluded.heads, children = kept.children + excluded.children,
    infants = kept.infants + excluded.infants, drinkers = kept.drinkers + excluded.drinkers, eaters = kept.eaters + excluded.eaters;
  return null;
end $$;

-- An answer that is new takes the class of its guest after it was counted; most have the one that it has anyway.
create function class_answers() returns trigger language plpgsql as $$
begin
  update guest_answers answer set class = head_class(guest.age_group, guest.drinks)
  from added join guests guest on (guest.user_id, guest.id) = (added.user_id, added.guest_id)
  where (answer.user_id, answer.guest_id, answer.event_id) = (added.user_id, added.guest_id, added.event_id)
    and answer.class <> head_class(guest.age_group, guest.drinks);
  return null;
end $$;
create trigger count_in_class after insert on guest_answers
  referencing new table as added for each statement execute function class_answers();

-- All answers of all guests that a statement changes move at once, so that the counters are taken in key order.
create function class_guests() returns trigger language plpgsql as $$
begin
  update guest_answers answer set class = head_class(added.age_group, added.drinks)
  from added join removed using (user_id, id)
  where head_class(added.age_group, added.drinks) <> head_class(removed.age_group, removed.drinks)
    and (answer.user_id, answer.guest_id) = (added.user_id, added.id);
  return null;
end $$;
create trigger count_class after update on guests
  referencing old table as removed new table as added for each statement execute function class_guests();

update guest_answers answer set class = head_class(guest.age_group, guest.drinks) from guests guest
where (guest.user_id, guest.id) = (answer.user_id, answer.guest_id) and answer.class <> head_class(guest.age_group, guest.drinks);
