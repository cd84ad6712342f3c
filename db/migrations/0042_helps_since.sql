-- Since when somebody helps others with their wedding: who came for that, and plans none of their own, is not asked when they marry.
alter table users add column helps_since timestamptz;
update users set helps_since = helping.since
from (select member_id, min(accepted_at) as since from user_posses where accepted_at is not null group by member_id) helping
where users.id = helping.member_id;

create function note_helping() returns trigger language plpgsql as $$
begin
  update users set helps_since = new.accepted_at where id = new.member_id and helps_since is null;
  return null;
end $$;
create trigger note_helping after insert or update of accepted_at, member_id on user_posses
  for each row when (new.accepted_at is not null) execute function note_helping();
