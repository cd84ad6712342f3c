-- Who asked for the newsletter. Letters go to those alone who used the mailed link and did not leave since.
create table newsletter_subscribers (
  id bigint generated always as identity primary key,
  email text not null check (email !~ '[[:cntrl:][:space:],;<>]'),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  left_at timestamptz
);
create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email collate "en-US-x-icu"));
create index newsletter_subscribers_pending on newsletter_subscribers (requested_at) where confirmed_at is null;

-- The link in one letter, kept as sha-256 only. It joins once, until it expires; it leaves for as long as there is something to leave.
create table newsletter_links (
  hash bytea primary key,
  subscriber_id bigint not null references newsletter_subscribers on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index newsletter_links_subscriber on newsletter_links (subscriber_id);
