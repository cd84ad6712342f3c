-- What a couple keeps of a vendor: contracts, certificates, quotes. A newer version names the first of them; those before stay.
create table vendor_files (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  user_vendor_id bigint,
  guest_wedding_event_id bigint,
  first_id bigint,
  file_id bigint,
  name text not null default '',
  kind text not null default 'other' check (kind in ('contract', 'certificate', 'quote', 'invoice', 'other')),
  -- Until when a certificate counts, where it says so.
  ends_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, user_vendor_id) references user_vendors (user_id, id) on delete cascade,
  foreign key (user_id, guest_wedding_event_id) references guest_wedding_events (user_id, id) on delete cascade,
  foreign key (user_id, first_id) references vendor_files (user_id, id) on delete cascade,
  foreign key (user_id, file_id) references files (user_id, id) on delete cascade,
  check (ends_on is null or kind = 'certificate')
);
create index vendor_files_id on vendor_files (id);
create index vendor_files_vendor on vendor_files (user_id, user_vendor_id);
create index vendor_files_event on vendor_files (user_id, guest_wedding_event_id);
create index vendor_files_first on vendor_files (user_id, first_id) where first_id is not null;
create index vendor_files_file on vendor_files (user_id, file_id);
create trigger keep_within after insert on vendor_files
  referencing new table as added for each statement execute function keep_within('2000', 'Two thousand files of vendors are kept at most.');
create trigger held after insert or delete or update of guest_wedding_event_id on vendor_files
  for each row execute function hold_private_file('vendor_file', 'guest_wedding_event_id', '3');

create function move_vendor_files() returns trigger language plpgsql as $$
begin
  update vendor_files set guest_wedding_event_id = new.guest_wedding_event_id where (user_id, user_vendor_id) = (new.user_id, new.id);
  return null;
end $$;
create trigger move_files after update of guest_wedding_event_id on user_vendors for each row
  when (old.guest_wedding_event_id is distinct from new.guest_wedding_event_id) execute function move_vendor_files();
