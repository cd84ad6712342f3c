-- What a couple says of a vendor whom they hired, once for each; it is proved by what they have written or paid.
create table vendor_reviews (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  content_id bigint not null references content on delete cascade,
  -- The booking; the review outlives it.
  user_vendor_id bigint,
  stars integer not null check (stars between 1 and 5),
  words text not null,
  signed text not null,
  booked text not null default '',
  guests integer check (guests > 0),
  -- The month of the wedding, or of the day on which it was called off.
  month text not null check (month ~ '^\d{4}-\d\d$'),
  is_called_off boolean not null,
  proof text not null check (proof in ('vendor', 'contract', 'payment')),
  reply text not null default '',
  replied_at timestamptz,
  replied_by bigint references users on delete set null,
  -- What the vendor says against it; it stays in sight, and says so.
  dispute text not null default '',
  disputed_at timestamptz,
  settled_at timestamptz,
  -- Taken away by an operator, and counted in public.
  removal text check (removal in ('untrue', 'unkind', 'not_theirs')),
  removed_at timestamptz,
  removed_by bigint references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, content_id),
  foreign key (user_id, user_vendor_id) references user_vendors (user_id, id) on delete set null (user_vendor_id),
  check ((removal is null) = (removed_at is null)),
  check ((reply = '') = (replied_at is null))
);
create unique index vendor_reviews_id on vendor_reviews (id);
create index on vendor_reviews (content_id, created_at);
create index on vendor_reviews (user_id, user_vendor_id);
create index on vendor_reviews (replied_by);
create index on vendor_reviews (removed_by);
create trigger keep_within after insert on vendor_reviews
  referencing new table as added for each statement execute function keep_within('1000', 'A couple reviews 1,000 vendors at most.');

-- A vendor's reviews are those that stand in their piece and those of couples, whoever writes the row.
create function add_reviews() returns trigger language plpgsql as $$
begin
  select count(*), coalesce(sum(stars), 0) into new.review_count, new.star_sum from (
    select (one ->> 'stars')::integer as stars from content, jsonb_array_elements(coalesce(fields -> 'reviews', '[]')) one where content.id = new.content_id
    union all select stars from vendor_reviews where content_id = new.content_id and removed_at is null) reviews;
  return new;
end $$;
create trigger add_reviews before insert or update of review_count, star_sum on vendors for each row execute function add_reviews();

create function count_review() returns trigger language plpgsql as $$
begin
  update vendors set review_count = 0 where content_id = coalesce(new.content_id, old.content_id);
  perform pg_notify('posy', '{"content":true}');
  return null;
end $$;
create trigger count_review after insert or delete or update of stars, removed_at on vendor_reviews for each row execute function count_review();
