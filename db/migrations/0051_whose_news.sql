-- A notice names an act of its transaction, always the same: a browser that did it knows that the notice is of its own call,
-- and a transaction that writes several lines still tells each listener once.
create function notice_to(listener bigint) returns text language sql as $$
  select json_strip_nulls(json_build_object('user_id', listener, 'act', nullif(current_setting('posy.act', true), '')))::text
$$;

create or replace function tell_wedding() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('posy.act', true), '') = '' then
    perform set_config('posy.act', min(act::text), true) from changed;
  end if;
  perform pg_notify('posy', notice_to(listener))
  from (
    select user_id as listener from changed
    union
    select member_id from user_posses join changed using (user_id) where accepted_at is not null
  ) listeners;
  return null;
end $$;

-- At the end of the transaction, so that it is one notice with that of its lines.
create or replace function tell_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('posy', notice_to(new.id));
  return null;
end $$;
drop trigger tell_user on users;
create constraint trigger tell_user after update on users deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function tell_user();
