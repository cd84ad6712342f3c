-- An act is somebody's, in one wedding. A name that another act had would put what is done under somebody else's name,
-- behind what was taken back already, or out of reach for who may take it back. The words reach who asked.
create function keep_acts() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select act, user_id, actor_id, min(created_at) as at from added group by 1, 2, 3) own join wedding_changes line on line.act = own.act
    where line.user_id <> own.user_id or line.actor_id is distinct from own.actor_id
      or line.undone_at is not null or line.created_at < own.at - interval '1 hour'
  ) then
    raise exception using errcode = 'PL422', message = 'This act has ended. Please give what you do another name.';
  end if;
  return null;
end $$;
create trigger keep_acts after insert on wedding_changes
  referencing new table as added for each statement execute function keep_acts();
