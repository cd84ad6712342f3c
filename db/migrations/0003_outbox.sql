-- The outbox: a letter is written in the transaction that causes it, and delivered after the commit by the job send_mail.
create table mails (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  to_address text not null check (to_address !~ '[[:cntrl:][:space:],;<>]'),
  subject text not null check (subject !~ '[[:cntrl:]]'),
  text text not null,
  html text not null,
  message_id text not null unique default gen_random_uuid()::text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  dead_at timestamptz
);
create index mails_user on mails (user_id);
create index mails_dead on mails (id) where dead_at is not null;

-- Every device of a person hears that their own record changed.
create function tell_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('posy', json_build_object('user_id', new.id)::text);
  return null;
end $$;
create trigger tell_user after update on users
  for each row when (old.* is distinct from new.*) execute function tell_user();

-- When a session ends, whoever listens in on that person has to prove again that they may.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('posy', json_build_object('user_id', user_id, 'access_changed', true)::text)
  from (select distinct user_id from ended) users;
  return null;
end $$;
create trigger tell_session_ended after delete on sessions
  referencing old table as ended for each statement execute function tell_session_ended();
