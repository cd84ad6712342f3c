-- Rows that have one picture name it themselves, so that a change of it is taken back with the rest; what it is a use of follows here.
alter table users drop column cover_url, add column avatar_id bigint, add column cover_id bigint,
  add foreign key (id, avatar_id) references files (user_id, id) on delete set null (avatar_id),
  add foreign key (id, cover_id) references files (user_id, id) on delete set null (cover_id);
alter table guest_wedding_events add column picture_id bigint,
  add foreign key (user_id, picture_id) references files (user_id, id) on delete set null (picture_id);
alter table rsvp_settings add column picture_id bigint,
  add foreign key (user_id, picture_id) references files (user_id, id) on delete set null (picture_id);
-- Found when a file goes for good.
create index on users (id, avatar_id) where avatar_id is not null;
create index on users (id, cover_id) where cover_id is not null;
create index on guest_wedding_events (user_id, picture_id) where picture_id is not null;

-- The arguments: what kind of place it is, the column that names the file, who sees it. A file that went with its last use comes back.
create function use_picture() returns trigger language plpgsql as $$
declare
  said jsonb := to_jsonb(new);
  whose bigint := coalesce(said ->> 'user_id', said ->> 'id')::bigint;
  which bigint := coalesce(said ->> 'id', said ->> 'user_id')::bigint;
  picture bigint := (said ->> tg_argv[1])::bigint;
begin
  if picture is not null then
    update files set deleted_at = null where user_id = whose and id = picture and deleted_at is not null;
    insert into file_uses (user_id, kind, thing_id, file_id, event_id, seen_by)
    values (whose, tg_argv[0], which, picture, case when tg_argv[0] = 'event' then which end, tg_argv[2]) on conflict do nothing;
  end if;
  delete from file_uses where user_id = whose and kind = tg_argv[0] and thing_id = which and file_id is distinct from picture;
  return null;
end $$;
create trigger uses_avatar after update of avatar_id on users
  for each row execute function use_picture('avatar', 'avatar_id', 'everybody');
create trigger uses_cover after update of cover_id on users
  for each row execute function use_picture('cover', 'cover_id', 'everybody');
create trigger uses_picture after insert or update of picture_id on guest_wedding_events
  for each row execute function use_picture('event', 'picture_id', 'wedding');
create trigger uses_picture after insert or update of picture_id on rsvp_settings
  for each row execute function use_picture('rsvp', 'picture_id', 'everybody');

-- What comes back after its picture is gone for good comes back without it.
create function miss_picture() returns trigger language plpgsql as $$
begin
  if not exists (select from files where user_id = new.user_id and id = new.picture_id) then new.picture_id := null; end if;
  return new;
end $$;
create trigger misses_picture before insert on guest_wedding_events
  for each row when (new.picture_id is not null) execute function miss_picture();
