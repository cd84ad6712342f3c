-- Numbers that the guest list always shows, kept by the database in the statement that changes them.
create table guest_totals (
  user_id bigint primary key references users on delete cascade,
  guests integer not null
);

create table guest_event_counts (
  user_id bigint not null,
  event_id bigint not null,
  status smallint not null,
  guests integer not null,
  heads integer not null,
  primary key (user_id, event_id, status),
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade
);

create function count_guests_in() returns trigger language plpgsql as $$
begin
  insert into guest_totals as kept (user_id, guests)
  select user_id, count(*) from added group by user_id order by user_id
  on conflict (user_id) do update set guests = kept.guests + excluded.guests;
  return null;
end $$;

create function count_guests_out() returns trigger language plpgsql as $$
begin
  update guest_totals kept set guests = kept.guests - gone.guests
  from (select user_id, count(*) as guests from removed group by user_id) gone
  where kept.user_id = gone.user_id;
  return null;
end $$;

create trigger count_in after insert on guests
  referencing new table as added for each statement execute function count_guests_in();
create trigger count_out after delete on guests
  referencing old table as removed for each statement execute function count_guests_out();

create function count_answers_in() returns trigger language plpgsql as $$
begin
  insert into guest_event_counts as kept (user_id, event_id, status, guests, heads)
  select user_id, event_id, status, count(*), sum(1 + plus_one_count)
  from added group by user_id, event_id, status order by user_id, event_id, status
  on conflict (user_id, event_id, status) do update
  set guests = kept.guests + excluded.guests, heads = kept.heads + excluded.heads;
  return null;
end $$;

-- The counters are taken in key order here, too: an update by itself takes them in any.
create function count_answers_out() returns trigger language plpgsql as $$
begin
  perform from guest_event_counts
  where (user_id, event_id, status) in (select user_id, event_id, status from removed)
  order by user_id, event_id, status for update;
  update guest_event_counts kept set guests = kept.guests - gone.guests, heads = kept.heads - gone.heads
  from (
    select user_id, event_id, status, count(*) as guests, sum(1 + plus_one_count) as heads
    from removed group by user_id, event_id, status
  ) gone
  where (kept.user_id, kept.event_id, kept.status) = (gone.user_id, gone.event_id, gone.status);
  return null;
end $$;

-- One upsert in key order, so that two updates of the same counters wait for each other and never deadlock.
create function count_answers_moved() returns trigger language plpgsql as $$
begin
  insert into guest_event_counts as kept (user_id, event_id, status, guests, heads)
  select user_id, event_id, status, sum(guests), sum(heads)
  from (
    select user_id, event_id, status, -1 as guests, -1 - plus_one_count as heads from removed
    union all
    select user_id, event_id, status, 1, 1 + plus_one_count from added
  ) moved
  group by user_id, event_id, status having sum(guests) <> 0 or sum(heads) <> 0
  order by user_id, event_id, status
  on conflict (user_id, event_id, status) do update
  set guests = kept.guests + excluded.guests, heads = kept.heads + excluded.heads;
  return null;
end $$;

create trigger count_in after insert on guest_answers
  referencing new table as added for each statement execute function count_answers_in();
create trigger count_out after delete on guest_answers
  referencing old table as removed for each statement execute function count_answers_out();
create trigger count_moved after update on guest_answers
  referencing old table as removed new table as added for each statement execute function count_answers_moved();
