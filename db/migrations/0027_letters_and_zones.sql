-- Letters say in whose name they come, where an answer goes, and how to get no more of them.
alter table mails
  add column from_name text not null default '' check (from_name !~ '[[:cntrl:]]'),
  add column reply_to text check (reply_to !~ '[[:cntrl:][:space:],;<>]'),
  add column leave_url text check (leave_url !~ '[[:cntrl:][:space:],;<>]'),
  add column is_automatic boolean not null default true;

-- The link in a letter is about the address that it went to, not about one that the guest has later. Null is of before.
alter table guest_letters add column address_hash bytea;

-- By the link of such a letter somebody says that they want no more like it.
create table notice_links (
  hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  kinds text[] not null,
  created_at timestamptz not null default now()
);
create index notice_links_user on notice_links (user_id);

-- Days end where the couple lives, so a zone that the database doesn't know is none. Until they choose, their browser may say.
create function is_time_zone(name text) returns boolean language plpgsql immutable as $$
begin
  perform timestamp '2000-01-01' at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;

alter table users
  add column has_chosen_zone boolean not null default false,
  add constraint users_time_zone_check check (is_time_zone(time_zone));
