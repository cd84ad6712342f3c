-- Who helps sees a file of an event only with this permission there; where none is named, with any.
alter table file_uses add column needs smallint check (needs between 1 and 5);

-- What proves a payment: photos and PDF files, a few with each. A receipt is on the event of its payment.
create table payment_receipts (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  payment_id bigint,
  event_id bigint,
  file_id bigint,
  name text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, payment_id, file_id),
  foreign key (user_id, payment_id) references user_transactions (user_id, id) on delete cascade,
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade,
  foreign key (user_id, file_id) references files (user_id, id) on delete cascade
);
create index payment_receipts_id on payment_receipts (id);
create index payment_receipts_event on payment_receipts (user_id, event_id);
create index payment_receipts_file on payment_receipts (user_id, file_id);
create trigger keep_within after insert on payment_receipts
  referencing new table as added for each statement execute function keep_within('5000', 'A budget holds 5,000 receipts at most.');

create function keep_receipts_few() returns trigger language plpgsql as $$
begin
  perform from user_transactions where user_id = new.user_id and id = new.payment_id for update;
  if (select count(*) from payment_receipts where user_id = new.user_id and payment_id = new.payment_id) > 5 then
    raise exception using errcode = 'PL422', message = 'Five receipts go with one payment at most. Please take one away first.';
  end if;
  return null;
end $$;
create trigger keep_few after insert on payment_receipts for each row execute function keep_receipts_few();

-- A payment moves with its cost by a trigger, so that no statement names the column.
create function move_receipts() returns trigger language plpgsql as $$
begin
  update payment_receipts set event_id = new.event_id where (user_id, payment_id) = (new.user_id, new.id);
  return null;
end $$;
create trigger move_receipts after update on user_transactions for each row
  when (old.event_id is distinct from new.event_id) execute function move_receipts();

-- The arguments: what kind of use it is, the column of its event, what a helper needs there. A file that went with its last use comes back.
create function hold_private_file() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from file_uses where user_id = old.user_id and kind = tg_argv[0] and thing_id = old.id;
    return null;
  end if;
  if new.file_id is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    update files set deleted_at = null where user_id = new.user_id and id = new.file_id and deleted_at is not null;
  end if;
  insert into file_uses (user_id, kind, thing_id, file_id, event_id, seen_by, needs)
  values (new.user_id, tg_argv[0], new.id, new.file_id, (to_jsonb(new) ->> tg_argv[1])::bigint, 'wedding', tg_argv[2]::smallint)
  on conflict (user_id, kind, thing_id, file_id) do update set event_id = excluded.event_id;
  return null;
end $$;
create trigger held after insert or delete or update of event_id on payment_receipts
  for each row execute function hold_private_file('receipt', 'event_id', '5');
