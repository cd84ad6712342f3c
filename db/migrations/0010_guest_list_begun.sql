-- Whoever has a first guest has begun their list, however the guest came there.
create function begin_guest_list() returns trigger language plpgsql as $$
begin
  update users set guestlist_setup_at = now() where id = new.user_id and guestlist_setup_at is null;
  return null;
end $$;
create trigger begin_guest_list after insert on guest_totals
  for each row execute function begin_guest_list();

update users set guestlist_setup_at = now()
where guestlist_setup_at is null and id in (select user_id from guest_totals);
