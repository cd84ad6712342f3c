-- What vendors of a couple ask: each row is one version, which stays as it was given. Its event is that of its vendor.
create table user_quotes (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  user_vendor_id bigint not null,
  guest_wedding_event_id bigint,
  number integer not null check (number > 0),
  -- That of the vendor when it was given.
  name text not null default '',
  terms jsonb not null default '{"lines": [], "note": "", "valid_until": null, "holds_until": null, "deposit": null, "plan": [], "cancellation": [], "late_percent": null}',
  accepted_at timestamptz,
  -- For whom it was accepted, and for how much.
  accepted_heads jsonb,
  accepted_total bigint check (accepted_total >= 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, user_vendor_id, number),
  foreign key (user_id, user_vendor_id) references user_vendors (user_id, id) on delete cascade,
  foreign key (user_id, guest_wedding_event_id) references guest_wedding_events (user_id, id) on delete cascade,
  check ((accepted_at is null) = (accepted_heads is null)),
  check ((accepted_at is null) = (accepted_total is null))
);
create index user_quotes_id on user_quotes (id);
create index user_quotes_event on user_quotes (user_id, guest_wedding_event_id);
-- A vendor is booked once.
create unique index user_quotes_accepted on user_quotes (user_id, user_vendor_id) where accepted_at is not null;
create trigger keep_within after insert on user_quotes
  referencing new table as added for each statement execute function keep_within('3000', 'A wedding holds 3,000 quotes at most.');

-- A quote is of its vendor, on its event, and the next of its numbers. One that names no vendor is of one on its event.
create function place_quote() returns trigger language plpgsql as $$
declare
  vendor user_vendors;
begin
  if new.user_vendor_id is null then
    select id into new.user_vendor_id from user_vendors
    where user_id = new.user_id and guest_wedding_event_id is not distinct from new.guest_wedding_event_id order by id limit 1;
  end if;
  -- Of two at once the second waits for the number of the first.
  select * into vendor from user_vendors where (user_id, id) = (new.user_id, new.user_vendor_id) for no key update;
  if found then
    new.guest_wedding_event_id := vendor.guest_wedding_event_id;
    new.name := coalesce(nullif(new.name, ''), vendor.name);
  end if;
  new.number := coalesce(new.number, (
    select max(number) from user_quotes where (user_id, user_vendor_id) = (new.user_id, new.user_vendor_id)
  ) + 1, 1);
  return new;
end $$;
create trigger placed before insert on user_quotes for each row execute function place_quote();

create function keep_quote() returns trigger language plpgsql as $$
begin
  if (new.user_vendor_id, new.number, new.terms) is distinct from (old.user_vendor_id, old.number, old.terms) then
    raise exception using errcode = 'PL422', message = 'A quote stays as it was given: please add a new one.';
  end if;
  return new;
end $$;
create trigger kept before update on user_quotes for each row execute function keep_quote();

create function quotes_follow_vendor() returns trigger language plpgsql as $$
begin
  update user_quotes set guest_wedding_event_id = new.guest_wedding_event_id where (user_id, user_vendor_id) = (new.user_id, new.id);
  return null;
end $$;
create trigger quotes_follow after update of guest_wedding_event_id on user_vendors for each row
  when (old.guest_wedding_event_id is distinct from new.guest_wedding_event_id) execute function quotes_follow_vendor();
