-- Two businesses that say they work together: one asks, the other confirms; each pair once, whoever asked.
create table vendor_connections (
  asker_id bigint not null references content on delete cascade,
  asked_id bigint not null references content on delete cascade,
  words text not null default '',
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (asker_id, asked_id),
  check (asker_id <> asked_id)
);
create unique index vendor_connections_pair on vendor_connections (least(asker_id, asked_id), greatest(asker_id, asked_id));
create index on vendor_connections (asked_id);

create function keep_few_connections() returns trigger language plpgsql as $$
begin
  if (select count(*) from vendor_connections where asker_id = new.asker_id) > 500 then
    raise exception using errcode = 'PL422', message = 'A business asks 500 others at most.';
  end if;
  return null;
end $$;
create trigger keep_few after insert on vendor_connections for each row execute function keep_few_connections();
