-- Who sits where at an event. A place on the plan is in thousandths of the room's width.
create table seating_tables (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  event_id bigint not null,
  name text not null default '',
  shape text not null default 'round' check (shape in ('round', 'long')),
  seats smallint not null default 8 check (seats between 1 and 60),
  x smallint not null default 500 check (x between 0 and 1000),
  y smallint not null default 500 check (y between 0 and 1000),
  is_head boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade
);
create index seating_tables_id on seating_tables (id);
create index seating_tables_event on seating_tables (user_id, event_id);
create trigger keep_within after insert on seating_tables
  referencing new table as added for each statement execute function keep_within('1000', 'A wedding holds 1,000 tables at most.');

-- A guest sits as companion 0, whom they bring as 1 and on; whoever eats of a vendor is counted from 1. The name is a guest's own,
-- for the history; what others are called is theirs to erase, or not everybody's to read.
create table seats (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  event_id bigint not null,
  table_id bigint,
  guest_id bigint,
  user_vendor_id bigint,
  companion smallint not null default 0 check (companion between 0 and 500),
  name text not null default '',
  -- Since when the chair is free again: who sat there can't come.
  left_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, event_id, guest_id, companion),
  unique (user_id, event_id, user_vendor_id, companion),
  check (num_nonnulls(guest_id, user_vendor_id) <= 1),
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade,
  foreign key (user_id, table_id) references seating_tables (user_id, id) on delete cascade,
  foreign key (user_id, guest_id) references guests (user_id, id) on delete cascade,
  foreign key (user_id, user_vendor_id) references user_vendors (user_id, id) on delete cascade
);
create index seats_id on seats (id);
create index seats_table on seats (user_id, table_id);
create index seats_guest on seats (user_id, guest_id);
create index seats_vendor on seats (user_id, user_vendor_id);
create trigger keep_within after insert on seats
  referencing new table as added for each statement execute function keep_within('20000', 'A wedding seats 20,000 people at most.');

create table seating_rules (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  event_id bigint not null,
  kind text not null default 'together' check (kind in ('together', 'apart', 'at_table')),
  is_must boolean not null default false,
  guest_id bigint,
  other_id bigint,
  table_id bigint,
  note text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade,
  foreign key (user_id, guest_id) references guests (user_id, id) on delete cascade,
  foreign key (user_id, other_id) references guests (user_id, id) on delete cascade,
  foreign key (user_id, table_id) references seating_tables (user_id, id) on delete cascade
);
create index seating_rules_id on seating_rules (id);
create index seating_rules_event on seating_rules (user_id, event_id);
create index seating_rules_guest on seating_rules (user_id, guest_id);
create index seating_rules_other on seating_rules (user_id, other_id);
create index seating_rules_table on seating_rules (user_id, table_id);
create trigger keep_within after insert on seating_rules
  referencing new table as added for each statement execute function keep_within('1000', 'A wedding holds 1,000 seating wishes at most.');

-- Whether who has the chair comes to the event.
create function may_sit(seat seats) returns boolean language sql stable as $$
  select exists (
    select from guest_answers where (user_id, event_id, guest_id) = (seat.user_id, seat.event_id, seat.guest_id)
    and status <> 3 and plus_one_count >= seat.companion
  ) or exists (
    select from user_vendors where (user_id, guest_wedding_event_id, id) = (seat.user_id, seat.event_id, seat.user_vendor_id)
    and status = 'hired' and vendor_meals >= seat.companion
  )
$$;

-- Who can't come gets up with whom they would have brought. Who comes after all has their chair again where their table has room.
-- The tables come before the chairs, as for whoever seats people: so neither waits for the other for good.
create function seats_follow() returns trigger language plpgsql as $$
begin
  perform from seating_tables where (user_id, event_id) in (select user_id, event_id from moved) order by user_id, id for no key update;
  if not found then return null; end if;
  update seats seat set left_at = now() from moved
  where (seat.user_id, seat.event_id, seat.guest_id) = (moved.user_id, moved.event_id, moved.guest_id) and left_at is null and not may_sit(seat);
  update seats seat set left_at = null from (
    select back.user_id, back.id, seats - (
      select count(*) from seats sitting where (sitting.user_id, sitting.table_id) = (back.user_id, back.table_id) and sitting.left_at is null
    ) as room, row_number() over (partition by back.user_id, back.table_id order by back.id) as nth
    from moved join seats back using (user_id, event_id, guest_id)
    join seating_tables on (seating_tables.user_id, seating_tables.id) = (back.user_id, back.table_id)
    where left_at is not null and may_sit(back)
  ) free where (seat.user_id, seat.id) = (free.user_id, free.id) and nth <= room;
  return null;
end $$;
create trigger seats_follow_in after insert on guest_answers
  referencing new table as moved for each statement execute function seats_follow();
create trigger seats_follow_out after delete on guest_answers
  referencing old table as moved for each statement execute function seats_follow();
create trigger seats_follow_moved after update on guest_answers
  referencing new table as moved for each statement execute function seats_follow();

-- A vendor who isn't hired for the event any more gets up, too, and so do those who don't eat there.
create function seats_follow_vendor() returns trigger language plpgsql as $$
begin
  perform from seating_tables where (user_id, event_id) = (old.user_id, old.guest_wedding_event_id) order by user_id, id for no key update;
  if not found then return null; end if;
  update seats seat set left_at = now() where (user_id, user_vendor_id) = (new.user_id, new.id) and left_at is null and not may_sit(seat);
  return null;
end $$;
create trigger seats_follow after update of status, vendor_meals, guest_wedding_event_id on user_vendors
  for each row execute function seats_follow_vendor();

-- Nobody comes back to a chair by a way round who can't come; whoever answers at this moment is waited for.
create function seat_who_comes() returns trigger language plpgsql as $$
begin
  perform from guest_answers where (user_id, event_id, guest_id) = (new.user_id, new.event_id, new.guest_id) for share;
  perform from user_vendors where (user_id, id) = (new.user_id, new.user_vendor_id) for share;
  if not may_sit(new) then new.left_at := now(); end if;
  return new;
end $$;
create trigger seat_who_comes before insert on seats
  for each row when (num_nonnulls(new.guest_id, new.user_vendor_id) > 0) execute function seat_who_comes();
