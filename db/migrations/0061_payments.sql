-- What is paid, to be paid, given back or given: in cents. One of a cost is on its event and in its category.
alter table budget_items add column vendor text not null default '', add column signed_on date;

create table user_transactions (
  user_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  event_id bigint,
  item_id bigint,
  -- The payment that a refund gives back some of.
  refunds bigint,
  name text not null,
  type text not null default 'other',
  transaction_type text not null default 'expense' check (transaction_type in ('expense', 'refund', 'income')),
  amount bigint check (amount >= 0),
  date date,
  due_date date,
  paid_at timestamptz,
  payer text not null default '',
  method text not null default '',
  note text not null default '',
  -- As a part of the plan by which a cost is paid: so much, hundredths of a percent of what was agreed, or what is left of it.
  share text check (share in ('amount', 'percent', 'rest')),
  percent integer check (percent between 0 and 10000),
  due_from text check (due_from in ('signing', 'wedding')),
  due_days integer,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, event_id) references guest_wedding_events (user_id, id) on delete cascade,
  foreign key (user_id, item_id) references budget_items (user_id, id) on delete cascade,
  foreign key (user_id, refunds) references user_transactions (user_id, id) on delete cascade,
  check ((transaction_type = 'refund') = (refunds is not null)),
  check (transaction_type <> 'refund' or amount is not null),
  check (share is null or (item_id is not null and transaction_type = 'expense')),
  check ((share is not distinct from 'percent') = (percent is not null)),
  check ((due_from is null) = (due_days is null))
);
create index user_transactions_id on user_transactions (id);
create index user_transactions_event on user_transactions (user_id, event_id);
create index user_transactions_item on user_transactions (user_id, item_id);
create index user_transactions_refunds on user_transactions (user_id, refunds) where refunds is not null;
create trigger keep_within after insert on user_transactions
  referencing new table as added for each statement execute function keep_within('5000', 'A budget holds 5,000 payments at most.');

-- What a payment has from its cost, and a refund from its payment; a part that is paid keeps its amount and its day.
create function settle_transaction() returns trigger language plpgsql as $$
declare
  item budget_items;
  paid user_transactions;
begin
  if new.refunds is not null then
    select * into paid from user_transactions where (user_id, id) = (new.user_id, new.refunds);
    if found then
      new.item_id := paid.item_id;
      new.event_id := paid.event_id;
      new.type := paid.type;
    end if;
  end if;
  if new.item_id is null then
    return new;
  end if;
  select * into item from budget_items where (user_id, id) = (new.user_id, new.item_id);
  new.event_id := item.event_id;
  new.type := coalesce(item.category, new.type);
  if new.share is null or new.paid_at is not null then
    return new;
  end if;
  if new.share = 'percent' then
    new.amount := (item.actual * new.percent + 5000) / 10000;
  end if;
  if new.due_from = 'signing' then
    new.due_date := item.signed_on + new.due_days;
  elsif new.due_from = 'wedding' then
    new.due_date := (select wedding_date from users where id = new.user_id) + new.due_days;
  end if;
  if new.due_date not between '0001-01-01' and '9999-12-31' then
    new.due_date := null;
  end if;
  return new;
end $$;
create trigger settle before insert or update on user_transactions for each row execute function settle_transaction();

-- The parts of a plan follow what was agreed; its last takes what is left.
create function settle_plan(who bigint, item bigint) returns void language plpgsql as $$
begin
  update user_transactions set share = share where user_id = who and item_id = item and share = 'percent' and paid_at is null;
  update user_transactions last set amount = (
    select cost.actual - coalesce((select sum(part.amount) from user_transactions part
      where part.user_id = who and part.item_id = item and part.share is not null and part.id <> last.id), 0)
    from budget_items cost where (cost.user_id, cost.id) = (who, item))
  where user_id = who and item_id = item and share = 'rest' and paid_at is null;
exception when check_violation then
  raise exception using errcode = 'PL422', message = 'The parts of a plan can’t be more than what was agreed.';
end $$;

create function follow_cost() returns trigger language plpgsql as $$
begin
  update user_transactions set share = share where (user_id, item_id) = (new.user_id, new.id);
  perform settle_plan(new.user_id, new.id);
  return null;
end $$;
create trigger follow after update of category, event_id, actual, signed_on on budget_items for each row
  when (old.* is distinct from new.*) execute function follow_cost();

create function follow_part() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.share is not null then
    perform settle_plan(old.user_id, old.item_id);
  end if;
  if tg_op <> 'DELETE' and new.share is not null then
    perform settle_plan(new.user_id, new.item_id);
  end if;
  return null;
end $$;
create trigger follow after insert or update or delete on user_transactions for each row
  when (pg_trigger_depth() < 1) execute function follow_part();

-- When all is said, a plan with a part to come sums to what was agreed, and has one part that takes the rest.
create function keep_plan() returns trigger language plpgsql as $$
declare
  who bigint := case tg_op when 'DELETE' then old.user_id else new.user_id end;
  item bigint := case when tg_op = 'DELETE' then old.item_id else new.item_id end;
begin
  if exists (
    select from budget_items cost, lateral (
      select count(*) as parts, count(*) filter (where share = 'rest') as rests, sum(amount) as amount
      from user_transactions where (user_id, item_id) = (cost.user_id, cost.id) and share is not null
    ) plan
    where (cost.user_id, cost.id) = (who, item) and parts > 0 and (rests <> 1 or (cost.actual is not null and amount is distinct from cost.actual))
  ) then
    raise exception using errcode = 'PL422', message = 'A plan sums to what was agreed: please change the plan with it.';
  end if;
  return null;
end $$;
create constraint trigger keep_plan after insert or update on user_transactions deferrable initially deferred for each row
  when (new.share is not null) execute function keep_plan();
create constraint trigger keep_rest after delete on user_transactions deferrable initially deferred for each row
  when (old.share is not null) execute function keep_plan();
create function keep_cost_plan() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select sum(amount) as amount from user_transactions where (user_id, item_id) = (new.user_id, new.id) and share is not null having count(*) > 0
    ) plan, budget_items cost
    where (cost.user_id, cost.id) = (new.user_id, new.id) and cost.actual is not null and plan.amount is distinct from cost.actual
  ) then
    raise exception using errcode = 'PL422', message = 'All of that plan is paid: please add what is left to it first.';
  end if;
  return null;
end $$;
create constraint trigger keep_cost_plan after update on budget_items deferrable initially deferred for each row
  when (old.actual is distinct from new.actual) execute function keep_cost_plan();

-- What is given back is never more than what was paid. Who comes second waits for the first.
create function keep_refunds() returns trigger language plpgsql as $$
declare
  payment bigint := coalesce(new.refunds, new.id);
  paid user_transactions;
begin
  select * into paid from user_transactions where (user_id, id) = (new.user_id, payment) for no key update;
  if exists (
    select from (select sum(amount) as amount from user_transactions where (user_id, refunds) = (new.user_id, payment)) given
    where given.amount is not null and (paid.transaction_type <> 'expense' or paid.paid_at is null or given.amount > coalesce(paid.amount, 0))
  ) then
    raise exception using errcode = 'PL422', message = 'A refund can’t be more than what was paid.';
  end if;
  return null;
end $$;
create trigger keep_refunds after insert or update on user_transactions for each row execute function keep_refunds();

-- What is due so many days before the wedding moves with its day.
create function payments_follow_day() returns trigger language plpgsql as $$
begin
  update user_transactions set due_from = due_from where user_id = new.id and due_from = 'wedding' and paid_at is null;
  return null;
end $$;
create trigger payments_follow after update of wedding_date on users for each row
  when (old.wedding_date is distinct from new.wedding_date) execute function payments_follow_day();
