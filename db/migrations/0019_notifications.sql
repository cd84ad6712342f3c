-- What somebody is told of: read in the panel, and by letter and push as far as they want that; see features/notifications.
create table notifications (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  kind text not null,
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  -- When its letter and push were written, or nobody wanted them; the job tell_notifications does that.
  told_at timestamptz,
  primary key (user_id, id)
);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_untold on notifications (user_id) where told_at is null;
create index notifications_asking on notifications ((params ->> 'id')) where read_at is null and kind in ('posse_invite', 'posse_request');

-- Every device of a person hears that there is something new, or that it was read elsewhere.
create function tell_notified() returns trigger language plpgsql as $$
begin
  perform pg_notify('posy', json_build_object('user_id', user_id)::text) from (select distinct user_id from changed) users;
  return null;
end $$;
create trigger tell_notified after insert on notifications
  referencing new table as changed for each statement execute function tell_notified();
create trigger tell_read after update on notifications
  referencing new table as changed for each statement execute function tell_notified();

-- Who is asked something has read it once it is answered, by whomever, or nobody asks any more.
create function settle_asking() returns trigger language plpgsql as $$
begin
  update notifications
  set read_at = now(), params = params || jsonb_build_object('answer', case
    when tg_op = 'DELETE' then 'withdrawn' when new.accepted_at is not null then 'accepted' else 'declined' end)
  where kind in ('posse_invite', 'posse_request') and read_at is null and params ->> 'id' = old.id::text;
  return null;
end $$;
create trigger settle_answered after update on user_posses
  for each row when (new.accepted_at is not null or new.declined_at is not null) execute function settle_asking();
create trigger settle_withdrawn after delete on user_posses for each row execute function settle_asking();

-- Whoever acted as somebody hears nothing of them afterwards.
create function tell_impersonation_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('posy', json_build_object('user_id', new.target_id, 'access_changed', true)::text);
  return null;
end $$;
create trigger tell_impersonation_ended after update on impersonations
  for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_impersonation_ended();
