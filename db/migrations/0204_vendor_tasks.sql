-- What a business does for every couple that books it: four that each begins with, and those of its own. Without a title it is worded by its key.
create table vendor_task_templates (
  content_id bigint not null references content on delete cascade,
  id bigint generated always as identity primary key,
  key text check (key in ('certificate', 'timings', 'count', 'thanks')),
  title text not null default '',
  -- From the day; before it they are negative.
  days integer not null check (days between -730 and 730),
  is_on boolean not null default true,
  created_at timestamptz not null default now(),
  check (key is not null or title <> ''),
  unique (content_id, key)
);

-- What those who act for it wrote down by hand.
create table vendor_tasks (
  content_id bigint not null references content on delete cascade,
  id bigint generated always as identity primary key,
  title text not null check (title <> ''),
  due_date date,
  done_at timestamptz,
  done_by bigint references users on delete set null,
  created_at timestamptz not null default now()
);
create index on vendor_tasks (content_id, id);
create index on vendor_tasks (done_by);

-- What was done for a booking, as it was called and due then; what is still to be done follows from the booking and is kept nowhere.
-- A booking is a vendor on a couple's list. There is no foreign key, so that one who comes back by an undo has what was done for it.
create table vendor_booking_tasks (
  content_id bigint not null references content on delete cascade,
  id bigint generated always as identity primary key,
  couple_id bigint not null references users on delete cascade,
  user_vendor_id bigint not null,
  template_id bigint references vendor_task_templates on delete set null,
  key text,
  title text not null,
  due_date date,
  done_at timestamptz not null default now(),
  done_by bigint references users on delete set null,
  unique (couple_id, user_vendor_id, template_id)
);
create index on vendor_booking_tasks (content_id);
create index on vendor_booking_tasks (template_id);
create index on vendor_booking_tasks (done_by);

create function begin_task_templates(business bigint) returns void language sql as $$
  insert into vendor_task_templates (content_id, key, days)
  values (business, 'certificate', -30), (business, 'timings', -21), (business, 'count', -14), (business, 'thanks', 3)
  on conflict do nothing
$$;
create function begin_vendor_tasks() returns trigger language plpgsql as $$
begin
  perform begin_task_templates(new.content_id);
  return null;
end $$;
create trigger begin_tasks after insert on vendor_members for each row execute function begin_vendor_tasks();
select begin_task_templates(content_id) from (select distinct content_id from vendor_members) businesses;

-- The business is held meanwhile, so that of two at once one sees the other.
create function keep_few_of_business() returns trigger language plpgsql as $$
declare
  there bigint;
begin
  perform from content where id = new.content_id for no key update;
  execute format('select count(*) from %I where content_id = $1', tg_table_name) into there using new.content_id;
  if there >= tg_argv[0]::bigint then
    raise exception using errcode = 'PL422', message = tg_argv[1];
  end if;
  return new;
end $$;
create trigger keep_few before insert on vendor_task_templates for each row when (new.key is null)
  execute function keep_few_of_business('30', 'A business has 30 tasks for each wedding at most.');
create trigger keep_few before insert on vendor_tasks for each row
  execute function keep_few_of_business('1000', 'A business keeps 1,000 tasks at most. Please remove some that are done.');

-- All who act for the business see it at once.
create function tell_business() returns trigger language plpgsql as $$
begin
  perform pg_notify('posy', notice_to(user_id)) from vendor_members where content_id = coalesce(new.content_id, old.content_id);
  return null;
end $$;
create trigger tell_business after insert or update or delete on vendor_task_templates for each row execute function tell_business();
create trigger tell_business after insert or update or delete on vendor_tasks for each row execute function tell_business();
create trigger tell_business after insert or update or delete on vendor_booking_tasks for each row execute function tell_business();
