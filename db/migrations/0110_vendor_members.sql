-- Which account acts for which business of the directory: for one at most, and a business has one owner at most.
create table vendor_members (
  user_id bigint primary key references users on delete cascade,
  content_id bigint not null references content on delete cascade,
  role text not null default 'owner' check (role in ('owner', 'colleague')),
  since timestamptz not null default now()
);
create index on vendor_members (content_id, since);
create unique index vendor_members_owner on vendor_members (content_id) where role = 'owner';
