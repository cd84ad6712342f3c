-- What a business says again and again, for all who act for it.
create table vendor_replies (
  content_id bigint not null references content on delete cascade,
  id bigint generated always as identity primary key,
  title text not null,
  words text not null,
  created_at timestamptz not null default now()
);
create index on vendor_replies (content_id, id);

-- The business is held meanwhile, so that of two at once one sees the other.
create function keep_few_replies() returns trigger language plpgsql as $$
begin
  perform from vendors where content_id = new.content_id for no key update;
  if (select count(*) from vendor_replies where content_id = new.content_id) >= 50 then
    raise exception using errcode = 'PL422', message = 'A business keeps 50 saved answers at most.';
  end if;
  return new;
end $$;
create trigger keep_few_replies before insert on vendor_replies for each row execute function keep_few_replies();
