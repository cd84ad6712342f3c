-- What a couple asks a vendor. Nobody else is sent it, and who asks is known to the vendor only when they say so.
create table enquiries (
  id bigint generated always as identity,
  user_id bigint not null references users on delete cascade,
  content_id bigint not null references content on delete cascade,
  -- Of the vendor, when they were asked.
  service text not null,
  wedding_date date,
  place text not null,
  guests integer check (guests > 0),
  budget bigint check (budget >= 0),
  message text not null,
  contact_released_at timestamptz,
  -- By a person: an automatic reply is none.
  answered_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create unique index enquiries_one_open on enquiries (user_id, content_id) where closed_at is null;
create index on enquiries (user_id, service) where closed_at is null;
create index on enquiries (content_id, created_at);

-- The account is held meanwhile, so that of two at once one sees the other.
create function keep_few_open() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for no key update;
  if (select count(*) from enquiries where user_id = new.user_id and service = new.service and closed_at is null) >= 5 then
    raise exception using errcode = 'PL422',
      message = 'You have five open enquiries of this kind. Let one go first, so that everybody you ask has a fair chance.';
  end if;
  return new;
end $$;
create trigger keep_few_open before insert on enquiries for each row execute function keep_few_open();

-- What a visitor wrote before they signed in, for whoever holds the key in their browser.
create table enquiry_drafts (
  hash bytea primary key,
  content_id bigint not null references content on delete cascade,
  said jsonb not null,
  created_at timestamptz not null default now()
);
create index on enquiry_drafts (created_at);

create trigger keep_within after insert on enquiries
  referencing new table as added for each statement execute function keep_within('2000', 'An account asks 2,000 vendors at most.');
