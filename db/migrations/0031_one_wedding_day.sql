-- A wedding has one day and one place: those of its main event, the kind 1. The account says them, too, since a couple knows its day
-- before it has that event and keeps it when the event goes. Whichever is written, the other follows in the same statement.

-- Who comes to be the main event without a day or a place has those that the couple said; the row is held, so that none is missed.
create function take_wedding_day() returns trigger language plpgsql as $$
declare
  known users%rowtype;
begin
  select * into known from users where id = new.user_id for no key update;
  new.date := coalesce(new.date, known.wedding_date);
  new.place := coalesce(nullif(new.place, ''), known.wedding_place, '');
  return new;
end $$;
create trigger take_wedding_day before insert on guest_wedding_events
  for each row when (new.taxonomy_event_id = 1) execute function take_wedding_day();
create trigger take_wedding_day_late before update of taxonomy_event_id on guest_wedding_events
  for each row when (new.taxonomy_event_id = 1 and old.taxonomy_event_id <> 1) execute function take_wedding_day();

create function tell_wedding_day() returns trigger language plpgsql as $$
begin
  update users set wedding_date = new.date, wedding_place = new.place, date_undecided = date_undecided and new.date is null,
    version = version + 1, updated_at = now()
  where id = new.user_id and (wedding_date is distinct from new.date or wedding_place <> new.place);
  return null;
end $$;
create trigger tell_wedding_day after insert or update of date, place, taxonomy_event_id on guest_wedding_events
  for each row when (new.taxonomy_event_id = 1) execute function tell_wedding_day();

-- Guests may not answer after the day, wherever that is moved from. The words reach who asked, beside the field; see server/errors.ts.
create function follow_wedding_day() returns trigger language plpgsql as $$
declare
  last_reply date;
begin
  select reply_by into last_reply from guest_wedding_events
  where user_id = new.id and taxonomy_event_id = 1 and date is distinct from new.wedding_date and reply_by > new.wedding_date;
  if last_reply is not null then
    raise exception using errcode = 'PL422', column = 'wedding_details.date', message = format(
      'Guests may answer until %s. Please choose a later day, or change that at the event first.', to_char(last_reply, 'FMDay, FMDD FMMonth YYYY'));
  end if;
  update guest_wedding_events set date = new.wedding_date, place = new.wedding_place, version = version + 1, updated_at = now()
  where user_id = new.id and taxonomy_event_id = 1 and (date is distinct from new.wedding_date or place <> new.wedding_place);
  return null;
end $$;
create trigger follow_wedding_day after update of wedding_date, wedding_place on users
  for each row when (new.wedding_date is distinct from old.wedding_date or new.wedding_place <> old.wedding_place) execute function follow_wedding_day();

-- What two places said until now: the event's word counts, which guests read; where it has none, the couple's.
update guest_wedding_events event
set date = coalesce(date, wedding_date), place = coalesce(nullif(place, ''), wedding_place), version = event.version + 1, updated_at = now()
from users where users.id = user_id and taxonomy_event_id = 1
  and (date is distinct from wedding_date or place <> wedding_place);
