-- What a couple writes into the diary of a vendor by hand; the rest of it is derived. An entry is on the event of its vendor.
create table vendor_entries (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  user_vendor_id bigint,
  guest_wedding_event_id bigint,
  kind text not null default 'note' check (kind in ('call', 'meeting', 'note')),
  words text not null default '',
  day date,
  -- The task that it became.
  item_id bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, user_vendor_id) references user_vendors (user_id, id) on delete cascade,
  foreign key (user_id, guest_wedding_event_id) references guest_wedding_events (user_id, id) on delete cascade,
  foreign key (user_id, item_id) references user_checklist_items (user_id, id) on delete set null (item_id)
);
create index vendor_entries_id on vendor_entries (id);
create index vendor_entries_vendor on vendor_entries (user_id, user_vendor_id);
create index vendor_entries_event on vendor_entries (user_id, guest_wedding_event_id);
create index vendor_entries_item on vendor_entries (user_id, item_id);
create trigger keep_within after insert on vendor_entries
  referencing new table as added for each statement execute function keep_within('5000', 'The diaries of vendors hold 5,000 entries at most.');

create function follow_vendor() returns trigger language plpgsql as $$
begin
  update vendor_entries set guest_wedding_event_id = new.guest_wedding_event_id where (user_id, user_vendor_id) = (new.user_id, new.id);
  return null;
end $$;
create trigger follow after update of guest_wedding_event_id on user_vendors for each row
  when (old.guest_wedding_event_id is distinct from new.guest_wedding_event_id) execute function follow_vendor();
