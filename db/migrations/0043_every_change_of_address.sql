-- Every change of address that was asked for is a row of its own: no later one takes away what the letter of an earlier one
-- promises. One alone can be confirmed, the last.
alter table address_changes
  drop constraint address_changes_pkey,
  add column id bigint generated always as identity primary key,
  alter column confirm_hash drop not null;
create index address_changes_user on address_changes (user_id);
create index address_changes_left on address_changes (lower(old_email)) where confirmed_at is not null;

-- An address that can still be taken back is free for nobody else; after the unique key, so that what waited there sees who left.
create function keep_left_address() returns trigger language plpgsql as $$
begin
  if exists (
    select from address_changes
    where lower(old_email) = lower(new.email) and user_id <> new.id
      and confirmed_at is not null and created_at > now() - interval '7 days'
  ) then
    raise exception using errcode = 'PL422', column = 'email', message = 'This address has an account already. Please sign in.';
  end if;
  return null;
end $$;
create trigger keep_left_address_new after insert on users for each row execute function keep_left_address();
create trigger keep_left_address after update of email on users
  for each row when (lower(old.email) <> lower(new.email)) execute function keep_left_address();
