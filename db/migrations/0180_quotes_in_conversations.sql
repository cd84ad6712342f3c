-- What a vendor sends stands among the couple's quotes by itself, and says so.
alter table user_quotes add column is_sent boolean not null default false;

create or replace function keep_quote() returns trigger language plpgsql as $$
begin
  if (new.user_vendor_id, new.number, new.terms, new.is_sent) is distinct from (old.user_vendor_id, old.number, old.terms, old.is_sent) then
    raise exception using errcode = 'PL422', message = 'A quote stays as it was given: please add a new one.';
  end if;
  return new;
end $$;

-- In the conversation a quote stays as it was sent, whatever becomes of the couple's own: its number names theirs as long as they keep it.
alter table messages add column quote_id bigint, add column terms jsonb, drop constraint messages_kind_check;
alter table messages
  add constraint messages_kind_check check (kind in ('enquiry', 'words', 'automatic', 'no', 'let_go', 'no_answer', 'ran_out', 'quote')),
  add check ((kind = 'quote') = (quote_id is not null)),
  add check ((kind = 'quote') = (terms is not null));
create unique index messages_quote on messages (user_id, quote_id);

drop trigger stays_written on messages;
create trigger stays_written before update on messages for each row
  when ((old.conversation_id, old.side, old.kind, old.words, old.quote_id, old.terms, old.created_at)
    is distinct from (new.conversation_id, new.side, new.kind, new.words, new.quote_id, new.terms, new.created_at))
  execute function refuse_rewriting();

-- Each message moves the turn: what a person of the business sends ends the wait, a quote as well as words.
create or replace function keep_conversation() returns trigger language plpgsql as $$
declare
  vendor bigint;
  is_answer boolean := new.side = 'vendor' and new.kind in ('words', 'quote');
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

-- What becomes of a quote that was sent both sides see at once.
create function tell_sent_quote() returns trigger language plpgsql as $$
declare
  quote user_quotes := coalesce(new, old);
begin
  perform tell_conversation(conversations.user_id, conversations.content_id) from messages
  join conversations on (conversations.user_id, conversations.id) = (messages.user_id, conversation_id)
  where messages.user_id = quote.user_id and messages.quote_id in (
    select id from user_quotes where (user_id, user_vendor_id) = (quote.user_id, quote.user_vendor_id) union select quote.id) limit 1;
  return null;
end $$;
create trigger tell_added after insert or delete on user_quotes for each row execute function tell_sent_quote();
create trigger tell_accepted after update on user_quotes for each row
  when (old.accepted_at is distinct from new.accepted_at) execute function tell_sent_quote();
