-- When somebody looked at what happens in a wedding: now, and the visit before that, from which on things are new to them.
create table wedding_visits (
  user_id bigint not null references users on delete cascade,
  member_id bigint not null references users on delete cascade,
  seen_at timestamptz not null default now(),
  last_at timestamptz,
  primary key (user_id, member_id)
);
create index wedding_visits_member on wedding_visits (member_id);

-- The act that took a line's act back, and since when a line no longer holds values to take back from.
alter table wedding_changes
  add column undone_by uuid,
  add column emptied_at timestamptz;
create index wedding_changes_undone_by on wedding_changes (user_id, undone_by) where undone_by is not null;
create index wedding_changes_age on wedding_changes (created_at) where emptied_at is null;

-- The first line of a kind in an act speaks for the others: a list of acts reads these alone, however many guests an act was about.
alter table wedding_changes add column is_first boolean not null default true;
update wedding_changes line set is_first = false
where exists (select from wedding_changes first where first.act = line.act and first.user_id = line.user_id and first.what = line.what and first.id < line.id);
create index wedding_changes_first on wedding_changes (user_id, id) where is_first;

-- Far more than any wedding needs, against abuse alone. The words reach who asked; see server/errors.ts.
create function refuse_more() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'PL422', message = tg_argv[0];
end $$;
create trigger guests_limit_first before insert on guest_totals
  for each row when (new.guests > 10000) execute function refuse_more('A guest list holds 10,000 guests at most.');
create trigger guests_limit before update on guest_totals
  for each row when (new.guests > 10000 and new.guests > old.guests) execute function refuse_more('A guest list holds 10,000 guests at most.');

create function keep_within() returns trigger language plpgsql as $$
declare
  is_over boolean;
begin
  execute format('select exists (select from (select distinct user_id from added) who where (select count(*) from %I kept where kept.user_id = who.user_id) > %s)', tg_table_name, tg_argv[0]) into is_over;
  if is_over then
    raise exception using errcode = 'PL422', message = tg_argv[1];
  end if;
  return null;
end $$;
create trigger events_limit after insert on guest_wedding_events
  referencing new table as added for each statement execute function keep_within('1000', 'A wedding has 1,000 events at most.');
create trigger households_limit after insert on households
  referencing new table as added for each statement execute function keep_within('20000', 'A guest list has 20,000 households at most.');
create trigger posse_limit after insert on user_posses
  referencing new table as added for each statement execute function keep_within('1000', 'A wedding has 1,000 helpers at most.');
