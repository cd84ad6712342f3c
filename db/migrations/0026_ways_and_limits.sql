-- Who asked for it, where a sign-in at a provider was begun to link it to an account that is open already.
alter table social_sign_ins add column user_id bigint references users on delete cascade;
create index social_sign_ins_user on social_sign_ins (user_id) where user_id is not null;

create trigger items_limit after insert on user_checklist_items
  referencing new table as added for each statement execute function keep_within('5000', 'A wedding has 5,000 tasks at most.');
