-- What a couple and a vendor write to each other: one conversation for both, opened by the first enquiry and continued by each later one.
create table conversations (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  content_id bigint not null references content on delete cascade,
  -- Whether an enquiry of it is open: what was let go takes no more messages.
  is_open boolean not null default true,
  -- Since when the couple waits for an answer by a person; null when it is not the vendor's turn.
  waits_since timestamptz,
  blocked_by text check (blocked_by in ('couple', 'vendor')),
  -- The last message that each side has seen.
  couple_read_id bigint not null default 0,
  vendor_read_id bigint not null default 0,
  last_id bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, content_id)
);
create unique index conversations_id on conversations (id);
create index on conversations (content_id, waits_since);

-- Messages are written once and stay as they were.
create table messages (
  user_id bigint not null,
  id bigint generated always as identity,
  conversation_id bigint not null,
  side text not null check (side in ('couple', 'vendor', 'posy')),
  -- Who wrote it; nobody, of what the product says by itself or of an account that is gone.
  author_id bigint references users on delete set null,
  kind text not null default 'words' check (kind in ('enquiry', 'words', 'automatic', 'no', 'let_go', 'no_answer', 'ran_out')),
  words text not null default '',
  enquiry_id bigint,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade,
  foreign key (user_id, enquiry_id) references enquiries (user_id, id) on delete cascade,
  check ((kind = 'enquiry') = (enquiry_id is not null))
);
create index messages_of on messages (user_id, conversation_id, id);
create index messages_author on messages (author_id);
create unique index messages_enquiry on messages (user_id, enquiry_id);
create trigger keep_within after insert on messages
  referencing new table as added for each statement execute function keep_within('50000', 'A couple’s conversations hold 50,000 messages at most.');

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'A message stays as it was written';
end $$;
create trigger stays_written before update on messages for each row
  when ((old.conversation_id, old.side, old.kind, old.words, old.created_at) is distinct from (new.conversation_id, new.side, new.kind, new.words, new.created_at))
  execute function refuse_rewriting();

-- Both sides hear of it: the couple with who plans as their partner, and whoever acts for the vendor.
create function tell_conversation(couple bigint, vendor bigint) returns void language sql as $$
  select pg_notify('posy', notice_to(listener)) from (
    select couple as listener
    union select member_id from user_posses where user_id = couple and role = 'partner' and accepted_at is not null
    union select user_id from vendor_members where content_id = vendor) listeners
$$;

-- Each message moves the turn: a person's answer ends the wait, what a machine answers does not.
create function keep_conversation() returns trigger language plpgsql as $$
declare
  vendor bigint;
begin
  update conversations set last_id = new.id,
    is_open = case when new.kind in ('let_go', 'no', 'ran_out') then false when new.kind = 'enquiry' then true else is_open end,
    waits_since = case
      when new.kind in ('let_go', 'no', 'ran_out') or (new.side = 'vendor' and new.kind = 'words') then null
      when new.side = 'couple' then coalesce(waits_since, new.created_at) else waits_since end,
    couple_read_id = case when new.side = 'couple' then new.id else couple_read_id end,
    vendor_read_id = case when new.side = 'vendor' and new.kind = 'words' then new.id else vendor_read_id end
  where user_id = new.user_id and id = new.conversation_id returning content_id into vendor;
  if new.side = 'vendor' and new.kind = 'words' then
    update enquiries set answered_at = new.created_at
    where user_id = new.user_id and content_id = vendor and closed_at is null and answered_at is null;
  end if;
  perform tell_conversation(new.user_id, vendor);
  return null;
end $$;
create trigger keep_conversation after insert on messages for each row execute function keep_conversation();

create function tell_read() returns trigger language plpgsql as $$
begin
  perform tell_conversation(new.user_id, new.content_id);
  return null;
end $$;
create trigger tell_read after update on conversations for each row
  when ((old.couple_read_id, old.vendor_read_id, old.blocked_by) is distinct from (new.couple_read_id, new.vendor_read_id, new.blocked_by)
    and old.last_id = new.last_id)
  execute function tell_read();

-- An enquiry is the first word of a conversation, or goes on with the one there was.
create function open_conversation() returns trigger language plpgsql as $$
declare
  conversation bigint;
begin
  insert into conversations (user_id, content_id, created_at) values (new.user_id, new.content_id, new.created_at)
    on conflict (user_id, content_id) do update set is_open = true returning id into conversation;
  insert into messages (user_id, conversation_id, side, author_id, kind, words, enquiry_id, created_at)
    values (new.user_id, conversation, 'couple', new.user_id, 'enquiry', new.message, new.id, new.created_at);
  return null;
end $$;
create trigger open_conversation after insert on enquiries for each row execute function open_conversation();

-- One that is over ends the conversation; why stands in it, where the call didn't say so itself.
create function close_conversation() returns trigger language plpgsql as $$
begin
  insert into messages (user_id, conversation_id, side, author_id, kind)
  select user_id, id, 'couple', new.user_id, 'let_go' from conversations
  where user_id = new.user_id and content_id = new.content_id and is_open;
  return null;
end $$;
create trigger close_conversation after update on enquiries for each row
  when (old.closed_at is null and new.closed_at is not null) execute function close_conversation();

-- What was asked before there were conversations.
insert into conversations (user_id, content_id, created_at, is_open)
  select user_id, content_id, min(created_at), false from enquiries group by user_id, content_id;
insert into messages (user_id, conversation_id, side, author_id, kind, words, enquiry_id, created_at)
  select asked.user_id, conversations.id, 'couple', asked.user_id, 'enquiry', asked.message, asked.id, asked.created_at
  from enquiries asked join conversations using (user_id, content_id) order by asked.id;
update conversations set is_open = exists (
  select from enquiries asked where (asked.user_id, asked.content_id) = (conversations.user_id, conversations.content_id) and closed_at is null);
update conversations set waits_since = null where not is_open or exists (
  select from enquiries asked where (asked.user_id, asked.content_id) = (conversations.user_id, conversations.content_id) and answered_at is not null);
