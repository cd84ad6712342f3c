-- A file in a conversation is the couple's, as the conversation is, so that it outlives whoever sent it; it counts for who brought it.
alter table files add column counts_for bigint references users on delete set null;
create index files_counts_for on files (counts_for) where counts_for is not null;

create or replace function count_files() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform count_file_out(coalesce(old.counts_for, old.user_id), case when old.deleted_at is null then old.bytes else 0 end,
      case when old.deleted_at is null then 0 else old.bytes end, 0);
  end if;
  if tg_op <> 'DELETE' then
    perform count_file(coalesce(new.counts_for, new.user_id), case when new.deleted_at is null then new.bytes else 0 end,
      case when new.deleted_at is null then 0 else new.bytes end, 0);
  end if;
  return null;
end $$;
drop trigger counted on files;
create trigger counted after insert or delete or update of user_id, counts_for, bytes, deleted_at on files
  for each row execute function count_files();

-- A message with a file keeps what it was called and what it is; a later version names the first of them.
alter table messages
  add column file_id bigint,
  add column file_name text,
  add column file_kind text check (file_kind in ('contract', 'certificate', 'invoice', 'plan', 'other')),
  add column ends_on date,
  add column first_id bigint,
  add foreign key (user_id, file_id) references files (user_id, id) on delete cascade,
  add foreign key (user_id, first_id) references messages (user_id, id) on delete cascade,
  drop constraint messages_kind_check;
alter table messages
  add constraint messages_kind_check check (kind in ('enquiry', 'words', 'automatic', 'no', 'let_go', 'no_answer', 'ran_out', 'quote', 'file')),
  add check ((kind = 'file') = (file_id is not null)),
  add check ((kind = 'file') = (file_name is not null)),
  add check ((kind = 'file') = (file_kind is not null)),
  add check ((ends_on is not null) = coalesce(file_kind = 'certificate', false)),
  add check (first_id is null or kind = 'file');
create index messages_file on messages (user_id, file_id) where file_id is not null;
create index messages_first on messages (user_id, first_id) where first_id is not null;

drop trigger stays_written on messages;
create trigger stays_written before update on messages for each row
  when ((old.conversation_id, old.side, old.kind, old.words, old.quote_id, old.terms, old.file_id, old.file_name, old.file_kind, old.ends_on, old.first_id, old.created_at)
    is distinct from (new.conversation_id, new.side, new.kind, new.words, new.quote_id, new.terms, new.file_id, new.file_name, new.file_kind, new.ends_on, new.first_id, new.created_at))
  execute function refuse_rewriting();

-- What was sent stays for both, so neither takes it away from the other.
create function keep_sent_file() returns trigger language plpgsql as $$
begin
  if exists (select from messages where user_id = new.user_id and file_id = new.id) then
    raise exception using errcode = 'PL422', message = 'This file was sent in a conversation, so it stays there for both of you.';
  end if;
  return new;
end $$;
create trigger keep_sent before update on files for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function keep_sent_file();

-- Each message moves the turn: what a person of the business sends ends the wait, a quote or a file as well as words.
create or replace function keep_conversation() returns trigger language plpgsql as $$
declare
  vendor bigint;
  is_answer boolean := new.side = 'vendor' and new.kind in ('words', 'quote', 'file');
begin
  update conversations set last_id = new.id,
    is_open = case when new.kind in ('let_go', 'no', 'ran_out') then false when new.kind = 'enquiry' then true else is_open end,
    waits_since = case
      when new.kind in ('let_go', 'no', 'ran_out') or is_answer then null
      when new.side = 'couple' then coalesce(waits_since, new.created_at) else waits_since end,
    couple_read_id = case when new.side = 'couple' then new.id else couple_read_id end,
    vendor_read_id = case when is_answer then new.id else vendor_read_id end
  where user_id = new.user_id and id = new.conversation_id returning content_id into vendor;
  if is_answer then
    update enquiries set answered_at = new.created_at
    where user_id = new.user_id and content_id = vendor and closed_at is null and answered_at is null;
  end if;
  perform tell_conversation(new.user_id, vendor);
  return null;
end $$;
