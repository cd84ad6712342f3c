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
