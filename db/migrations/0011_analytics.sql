-- What was done on the pages, counted: one partition a day (UTC), made ahead and dropped when it has served its time, see event_days.
-- Without consent a row holds nothing of the person: no visitor key, no advertising cookies. No account, address or IP stands here ever.
create table analytics_events (
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('action', 'event', 'impression', 'marketing')),
  event text not null,
  extra jsonb not null default '{}',
  url text not null default '',
  referer text not null default '',
  visitor_key uuid,
  fbp text,
  fbc text
) partition by range (created_at);

-- Takes what no day was made for, so that nothing is lost when the job could not run.
create table analytics_events_rest partition of analytics_events default;

create function make_event_day(day date) returns void language plpgsql as $$
declare
  name text := 'analytics_events_' || to_char(day, 'YYYYMMDD');
  first timestamptz := day::timestamp at time zone 'UTC';
  past timestamptz := (day + 1)::timestamp at time zone 'UTC';
begin
  if to_regclass(name) is not null then return; end if;
  lock table analytics_events_rest in access exclusive mode;
  execute format('create table %I (like analytics_events including defaults including constraints)', name);
  execute format(
    'with late as (delete from analytics_events_rest where created_at >= %L and created_at < %L returning *) insert into %I select * from late',
    first, past, name);
  execute format('alter table analytics_events attach partition %I for values from (%L) to (%L)', name, first, past);
end $$;

-- Makes the days from today on, and drops those that are older than `kept` days, whole; of several processes one does it at a time.
create function keep_event_days(ahead integer, kept integer) returns void language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
  old text;
begin
  perform pg_advisory_xact_lock(hashtext('analytics_events'));
  for nth in 0 .. ahead loop
    perform make_event_day(today + nth);
  end loop;
  for old in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'analytics_events'::regclass and relname ~ '^analytics_events_\d{8}$'
    and to_date(right(relname, 8), 'YYYYMMDD') < today - kept
  loop
    execute format('drop table %I', old);
  end loop;
  delete from analytics_events_rest where created_at < (today - kept)::timestamp at time zone 'UTC';
end $$;

select keep_event_days(7, 395);

-- What leaves for e-mail marketing, ads and visits: written in the transaction that causes it, sent by the job send_event.
create table outgoing_events (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete cascade,
  service text not null check (service in ('klaviyo', 'meta', 'ga4')),
  body jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  dead_at timestamptz
);
create index outgoing_events_user on outgoing_events (user_id);
create index outgoing_events_dead on outgoing_events (id) where dead_at is not null;

-- What people did and are, in the words of the product, in their own record.
create table user_events (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  event text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create table user_tags (
  user_id bigint not null references users on delete cascade,
  tag text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, tag)
);
