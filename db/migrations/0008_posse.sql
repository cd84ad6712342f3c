-- Who helps whom: the couple is `user_id`, the one who helps `member_id`, unknown until the invited address has an account.
create table user_posses (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  member_id bigint references users on delete cascade,
  email text not null default '',
  direction text not null default 'invite' check (direction in ('invite', 'request')),
  role text not null default 'helper' check (role in ('helper', 'partner')),
  accepted_at timestamptz,
  declined_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, member_id),
  check (member_id <> user_id),
  check (accepted_at is null or (member_id is not null and declined_at is null))
);
create index user_posses_id on user_posses (id);
create index user_posses_member on user_posses (member_id, user_id) where accepted_at is not null;
create unique index user_posses_email on user_posses (user_id, lower(email)) where email <> '';

-- permissions: 1 checklist, 2 guest list, 3 vendor manager, 4 mood boards, 5 transactions
create table user_posse_events (
  user_id bigint not null,
  posse_id bigint not null,
  event_id bigint not null,
  permissions smallint[] not null default '{}' check (permissions <@ array[1, 2, 3, 4, 5]::smallint[]),
  primary key (user_id, posse_id, event_id),
  foreign key (user_id, posse_id) references user_posses (user_id, id) on delete cascade,
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade
);
create index user_posse_events_event on user_posse_events (user_id, event_id);

-- Who helps hears of a change like the couple does, on their own channel.
create or replace function tell_wedding() returns trigger language plpgsql as $$
begin
  perform pg_notify('posy', json_build_object('user_id', listener)::text)
  from (
    select user_id as listener from changed
    union
    select member_id from user_posses join changed using (user_id) where accepted_at is not null
  ) listeners;
  return null;
end $$;
