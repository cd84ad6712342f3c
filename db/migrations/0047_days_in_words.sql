-- Days in sentences are said as everywhere: Saturday, June 26, 2027.
create or replace function follow_wedding_day() returns trigger language plpgsql as $$
declare
  last_reply date;
begin
  select reply_by into last_reply from guest_wedding_events
  where user_id = new.id and taxonomy_event_id = 1 and date is distinct from new.wedding_date and reply_by > new.wedding_date;
  if last_reply is not null then
    raise exception using errcode = 'PL422', column = 'wedding_details.date', message = format(
      'Guests may answer until %s. Please choose a later day, or change that at the event first.', to_char(last_reply, 'FMDay, FMMonth FMDD, YYYY'));
  end if;
  update guest_wedding_events set date = new.wedding_date, place = new.wedding_place, version = version + 1, updated_at = now()
  where user_id = new.id and taxonomy_event_id = 1 and (date is distinct from new.wedding_date or place <> new.wedding_place);
  return null;
end $$;
