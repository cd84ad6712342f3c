-- Which services a couple wants somebody for; null as long as they did not say so.
create table user_vendor_settings (
  user_id bigint primary key references users on delete cascade,
  services text[] check (cardinality(services) <= 40)
);

-- Whoever has a first vendor has begun their vendor manager, however it came there.
create function begin_vendors() returns trigger language plpgsql as $$
begin
  update users set vendormanager_setup_at = now()
  where vendormanager_setup_at is null and id in (select user_id from added);
  return null;
end $$;
create trigger begin_vendors after insert on user_vendors
  referencing new table as added for each statement execute function begin_vendors();

-- Who is gone from the directory by the time of an undo is somebody by name alone.
create function name_vendor() returns trigger language plpgsql as $$
begin
  if new.vendor_id is not null and not exists (select from content where id = new.vendor_id) then
    new.vendor_id := null;
  end if;
  -- The index decides between two at once; who comes later is told why.
  if tg_op = 'UPDATE' and new.vendor_id is not null and exists (
    select from user_vendors other where other.user_id = new.user_id and other.id <> new.id and other.vendor_id = new.vendor_id
    and other.guest_wedding_event_id is not distinct from new.guest_wedding_event_id
  ) then
    raise exception 'You have this vendor on your list already.' using errcode = 'PL422', column = 'vendor_id';
  end if;
  return new;
end $$;
create trigger name_vendor before insert or update of vendor_id, guest_wedding_event_id on user_vendors
  for each row execute function name_vendor();
