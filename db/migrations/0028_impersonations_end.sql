-- Who acted as somebody does so no more once they are no operator, the other becomes one, or either account is gone.
-- It is noted then, which tells the sockets that were opened in that name.
create function end_impersonations_of_user() returns trigger language plpgsql as $$
begin
  update impersonations set ended_at = least(ends_at, now()) where ended_at is null and old.id in (admin_id, target_id);
  return null;
end $$;
create trigger end_impersonations_by_right after update on users
  for each row when (old.is_admin <> new.is_admin) execute function end_impersonations_of_user();
create trigger end_impersonations_by_deletion after delete on users
  for each row execute function end_impersonations_of_user();
