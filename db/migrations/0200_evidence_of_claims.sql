-- What somebody shows an operator besides their words: a few files, which go with what they asked for.
create function keep_evidence_few() returns trigger language plpgsql as $$
begin
  perform from vendor_claims where user_id = new.user_id and id = new.thing_id for update;
  if (select count(*) from file_uses where user_id = new.user_id and kind = 'claim' and thing_id = new.thing_id) > 5 then
    raise exception using errcode = 'PL422', message = 'Five files go with it at most. Please put the most telling ones in.';
  end if;
  return null;
end $$;
create trigger keep_within after insert on file_uses for each row when (new.kind = 'claim') execute function keep_evidence_few();

create function end_evidence() returns trigger language plpgsql as $$
begin
  delete from file_uses where user_id = old.user_id and kind = 'claim' and thing_id = old.id;
  return null;
end $$;
create trigger ended after delete on vendor_claims for each row execute function end_evidence();
