-- What guests are told of an event. A time is that of the clock at the place.
alter table guest_wedding_events
  add column date date,
  add column start_time time,
  add column end_time time,
  add column place text not null default '',
  add column address text not null default '',
  add column dress text not null default '',
  add column note text not null default '',
  -- Who may read of it: those on its list, or every guest of the wedding.
  add column visible_to text not null default 'invited' check (visible_to in ('invited', 'everyone')),
  -- The last day on which guests may answer.
  add column reply_by date,
  add column meals text[] not null default '{}';

-- Where a couple's days begin and end.
alter table users add column time_zone text not null default 'America/New_York';
