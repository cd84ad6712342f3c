-- “Is this real?”: what a vendor asks the operator of who asked them, once for each conversation, and what was answered.
create table lead_checks (
  user_id bigint not null,
  id bigint generated always as identity,
  conversation_id bigint not null,
  asked_by bigint references users on delete set null,
  asked_at timestamptz not null default now(),
  -- Two working days are promised.
  answer_by date not null default working_day_after(current_date, 2),
  answered_by bigint references users on delete set null,
  answered_at timestamptz,
  verdict text check (verdict in ('real', 'unclear', 'not_real')),
  words text not null default '',
  primary key (user_id, id),
  unique (user_id, conversation_id),
  foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade,
  check ((answered_at is null) = (verdict is null))
);
create unique index lead_checks_id on lead_checks (id);
create index lead_checks_open on lead_checks (answer_by) where answered_at is null;
create index on lead_checks (asked_by);
create index on lead_checks (answered_by);

create function tell_lead_check() returns trigger language plpgsql as $$
begin
  perform tell_conversation(user_id, content_id) from conversations where (user_id, id) = (new.user_id, new.conversation_id);
  return null;
end $$;
create trigger tell_lead_check after insert or update of answered_at on lead_checks for each row execute function tell_lead_check();
