-- That somebody was reminded of a payment so many days before it was due: once, however often the job runs. What is deleted and
-- comes back is not reminded of again, so the payment is named without a key.
create table payment_reminders (
  user_id bigint not null references users on delete cascade,
  payment_id bigint not null,
  due_date date not null,
  days smallint not null,
  primary key (user_id, payment_id, due_date, days)
);
create index payment_reminders_day on payment_reminders (due_date);
create index user_transactions_open on user_transactions (due_date) where paid_at is null and transaction_type = 'expense';

-- A tip is a payment that says for whose work it is; the list of envelopes is those.
alter table user_transactions add column tip_role text check (tip_role in (
  'servers', 'bartenders', 'musicians', 'dj', 'photographer', 'beauty', 'officiant', 'planner', 'drivers', 'delivery', 'other'
));
