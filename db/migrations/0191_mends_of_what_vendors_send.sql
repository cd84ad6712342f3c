-- What was deleted before vendors could send quotes comes back without a word on it: it was none of theirs.
create or replace function place_quote() returns trigger language plpgsql as $$
declare
  vendor user_vendors;
begin
  new.is_sent := coalesce(new.is_sent, false);
  if new.user_vendor_id is null then
    select id into new.user_vendor_id from user_vendors
    where user_id = new.user_id and guest_wedding_event_id is not distinct from new.guest_wedding_event_id order by id limit 1;
  end if;
  -- Of two at once the second waits for the number of the first.
  select * into vendor from user_vendors where (user_id, id) = (new.user_id, new.user_vendor_id) for no key update;
  if found then
    new.guest_wedding_event_id := vendor.guest_wedding_event_id;
    new.name := coalesce(nullif(new.name, ''), vendor.name);
  end if;
  new.number := coalesce(new.number, (
    select max(number) from user_quotes where (user_id, user_vendor_id) = (new.user_id, new.user_vendor_id)
  ) + 1, 1);
  return new;
end $$;

-- What waits for an operator is found without a look at every review.
create index vendor_reviews_disputed on vendor_reviews (disputed_at) where disputed_at is not null and settled_at is null and removed_at is null;

create trigger keep_within after insert on lead_checks
  referencing new table as added for each statement execute function keep_within('5000', 'That was asked too often.');
