-- An operator who acts as somebody else, for an hour at most. It belongs to the operator's own session and is opened by a
-- random number, of which only the hash is kept. Who did what must outlive the accounts, so both ids stand without a key.
create table impersonations (
  id bigint generated always as identity primary key,
  admin_id bigint not null,
  target_id bigint not null,
  session_id bigint references sessions on delete set null,
  hash bytea not null unique,
  started_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '60 minutes',
  ended_at timestamptz,
  check (admin_id <> target_id)
);
create index impersonations_target on impersonations (target_id, id);
create index impersonations_session on impersonations (session_id);

create table impersonated_writes (
  id bigint generated always as identity primary key,
  impersonation_id bigint not null references impersonations on delete cascade,
  admin_id bigint not null,
  target_id bigint not null,
  operation text not null,
  object_id bigint,
  created_at timestamptz not null default now()
);
create index impersonated_writes_of on impersonated_writes (impersonation_id, id);

-- It ends with the session that it belongs to, however that ends.
create function end_impersonations() returns trigger language plpgsql as $$
begin
  update impersonations set ended_at = least(ends_at, now()) where session_id = old.id and ended_at is null;
  return old;
end $$;
create trigger end_impersonations before delete on sessions
  for each row execute function end_impersonations();

-- The transaction of an impersonated write says who is behind it, and every line of the history that it writes takes that over.
alter table wedding_changes add column impersonator_id bigint;
alter table wedding_changes alter column impersonator_id
  set default nullif(current_setting('posy.impersonator', true), '')::bigint;

create index users_people on users using gin (plain_text(firstname || ' ' || lastname || ' ' || email || ' ' || username) gin_trgm_ops);
create index users_newest on users (created_at, id);
