-- What the couple says of a picture to whoever is to make it so: a mark, and words pinned to points of it, which are hundredths of its width and height.
alter table board_items
  add column mark text not null default '' check (mark in ('', 'must', 'like', 'not')),
  add column pinned jsonb not null default '[]' check (jsonb_typeof(pinned) = 'array' and jsonb_array_length(pinned) <= 8);

-- A board shown to one vendor of the couple's list, by a link of which only the sum is kept. What ended opens nothing.
create table board_shares (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  board_id bigint not null,
  user_vendor_id bigint not null,
  way text not null check (way in ('link', 'mail', 'conversation')),
  hash bytea not null unique,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, board_id) references boards (user_id, id) on delete cascade,
  foreign key (user_id, user_vendor_id) references user_vendors (user_id, id) on delete cascade
);
create unique index board_shares_open on board_shares (user_id, board_id) where ended_at is null;
create index board_shares_vendor on board_shares (user_id, user_vendor_id);
create index board_shares_board on board_shares (user_id, board_id);
create trigger keep_within after insert on board_shares
  referencing new table as added for each statement execute function keep_within('2000', 'A couple shares boards 2,000 times at most.');

-- As before, and what the couple brought themselves is seen by whoever has the address while the board is shared.
create or replace function hold_board_file() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.file_id is not null and (tg_op = 'DELETE' or new.file_id is distinct from old.file_id) then
    delete from file_uses where user_id = old.user_id and kind = 'pin' and thing_id = old.id and file_id = old.file_id;
  end if;
  if tg_op <> 'DELETE' and new.file_id is not null then
    update files set deleted_at = null where user_id = new.user_id and id = new.file_id and deleted_at is not null;
    insert into file_uses (user_id, kind, thing_id, file_id, event_id, seen_by)
    select new.user_id, 'pin', new.id, file.id, board.guest_wedding_event_id,
      case when new.content_type = 'upload' and (board.is_public or exists (select from board_shares share
          where (share.user_id, share.board_id) = (board.user_id, board.id) and share.ended_at is null)) then 'everybody'
        when board.guest_wedding_event_id is not null then 'wedding' else 'owner' end
    from files file, boards board
    where (file.user_id, file.id) = (new.user_id, new.file_id) and (board.user_id, board.id) = (new.user_id, new.board_id)
    on conflict (user_id, kind, thing_id, file_id) do update set event_id = excluded.event_id, seen_by = excluded.seen_by;
  end if;
  return null;
end $$;

-- Pictures follow in the same moment: what ended shows none of them. Of an account that goes there is nobody left to see to.
create function files_follow_share() returns trigger language plpgsql as $$
declare
  share board_shares := case when tg_op = 'DELETE' then old else new end;
begin
  if exists (select from users where id = share.user_id) then
    update board_items set file_id = file_id
      where user_id = share.user_id and board_id = share.board_id and content_type = 'upload' and file_id is not null;
  end if;
  return null;
end $$;
create trigger files_follow after insert or delete or update of ended_at on board_shares
  for each row execute function files_follow_share();

-- What was shown within a conversation is seen as long as that is open.
create function end_shares_of_conversation() returns trigger language plpgsql as $$
begin
  update board_shares set ended_at = now() from user_vendors vendor
    where board_shares.user_id = new.user_id and way = 'conversation' and ended_at is null
    and (vendor.user_id, vendor.id) = (board_shares.user_id, user_vendor_id) and vendor.vendor_id = new.content_id;
  return null;
end $$;
create trigger ends_shares after update of is_open, blocked_by on conversations for each row
  when (not new.is_open or new.blocked_by is not null) execute function end_shares_of_conversation();

-- Whoever has a mailbox that is no longer meant has no key any more.
create function end_mailed_shares() returns trigger language plpgsql as $$
begin
  update board_shares set ended_at = now()
    where (user_id, user_vendor_id) = (new.user_id, new.id) and way = 'mail' and ended_at is null;
  return null;
end $$;
create trigger ends_shares after update of email on user_vendors for each row
  when (lower(old.email) <> lower(new.email)) execute function end_mailed_shares();
