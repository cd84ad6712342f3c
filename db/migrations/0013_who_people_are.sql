-- The name in the address of somebody's page. Registration makes it of their name; whoever comes another way gets a random one.
alter table users add column username text not null default 'u' || left(replace(gen_random_uuid()::text, '-', ''), 20)
  check (username ~ '^[A-Za-z0-9](-?[A-Za-z0-9])+$' and length(username) <= 40);
update users set username =
  left(trim(both '-' from regexp_replace(plain_text(firstname || '-' || lastname), '[^a-z0-9]+', '-', 'g')) || '-', 25) || id
where plain_text(firstname || lastname) ~ '[a-z0-9]';
create unique index users_username on users (lower(username));

-- Where the picture over somebody's page lies.
alter table users add column cover_url text;

-- What a couple says of their wedding beside its date; nothing, or null, until they say it.
alter table users
  add column date_undecided boolean not null default false,
  add column wedding_place text not null default '',
  add column wedding_guests integer check (wedding_guests > 0),
  add column wedding_budget bigint check (wedding_budget >= 0),
  add column wedding_style text not null default '',
  add column style_quiz jsonb,
  add constraint users_date check (not (date_undecided and wedding_date is not null));

-- What a vendor says of their business.
alter table users
  add column business_name text not null default '',
  add column business_email text not null default '',
  add column business_phone text not null default '',
  add column contact_email text not null default '',
  add column contact_phone text not null default '',
  add column business_place text not null default '',
  add column service_id integer;
