-- Who is asked to act for a business, by a mailed link of which the sum is kept; it opens for 14 days, and once.
create table vendor_invites (
  id bigint generated always as identity primary key,
  content_id bigint not null references content on delete cascade,
  email text not null,
  link_hash bytea not null unique,
  invited_by bigint references users on delete set null,
  sent_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '14 days'
);
create unique index vendor_invites_address on vendor_invites (content_id, lower(email collate "en-US-x-icu"));
create index on vendor_invites (invited_by);
create index on vendor_invites (ends_at);

-- The business is held meanwhile, so that of two at once one sees the other.
create function keep_few_colleagues() returns trigger language plpgsql as $$
begin
  perform from content where id = new.content_id for no key update;
  if (select count(*) from vendor_members where content_id = new.content_id)
    + (select count(*) from vendor_invites where content_id = new.content_id) >= 30 then
    raise exception using errcode = 'PL422', message = 'A business has thirty people at most, those who are invited among them.';
  end if;
  return new;
end $$;
create trigger keep_few before insert on vendor_invites for each row execute function keep_few_colleagues();

-- Whether they were a vendor before they acted for it: who goes is again what they were.
alter table vendor_members add column was_vendor boolean not null default true;

-- Who acts for a business no more has nothing of it left in the account; it never is without an owner while anybody acts for it.
create function part_from_vendor() returns trigger language plpgsql as $$
begin
  update users set is_vendor = old.was_vendor, business_name = '' where id = old.user_id;
  if not exists (select from vendor_members where content_id = old.content_id) then
    delete from vendor_invites where content_id = old.content_id;
  elsif old.role = 'owner' then
    update vendor_members set role = 'owner' where user_id = (
      select user_id from vendor_members where content_id = old.content_id order by since, user_id limit 1)
      and not exists (select from vendor_members where content_id = old.content_id and role = 'owner');
  end if;
  return null;
end $$;
create trigger part_from_vendor after delete on vendor_members for each row execute function part_from_vendor();
