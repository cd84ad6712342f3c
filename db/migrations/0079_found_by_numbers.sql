-- A real wedding is found by how many came, what it cost and where it was too: these stand among its terms, reckoned from its fields.
create function wedding_terms(fields jsonb) returns table (taxonomy text, term text) language sql immutable as $$
  select * from (
    select 'guests', case when guests < 20 then 'under-20' when guests < 60 then '20-to-60' when guests < 100 then '60-to-100'
      when guests < 160 then '100-to-160' when guests >= 160 then '160-and-up' end
    from (select (fields ->> 'wedding_guest_count')::integer as guests) counted
    union all
    select 'spent', case when spent < 1000000 then 'under-10000' when spent < 2500000 then '10000-to-25000'
      when spent < 5000000 then '25000-to-50000' when spent >= 5000000 then '50000-and-up'
      else fields #>> '{cost,wedding_budget_range}' end
    from (select (fields #>> '{cost,total}')::bigint as spent) paid
    union all
    select 'states', nullif(trim(both '-' from regexp_replace(plain_text(fields #>> '{location,state}'), '[^a-z0-9]+', '-', 'g')), '')
  ) reckoned (taxonomy, term) where term is not null
$$;

create function sort_wedding() returns trigger language plpgsql as $$
begin
  insert into content_terms (content_id, taxonomy, term)
  select new.id, taxonomy, term from wedding_terms(new.fields) on conflict do nothing;
  return null;
end $$;
-- Its name comes after that of the trigger which sorts a piece's own terms, so that it runs after it.
create trigger sorted_wedding after insert or update of fields on content
  for each row when (new.type = 'real-wedding') execute function sort_wedding();

insert into content_terms (content_id, taxonomy, term)
select content.id, reckoned.taxonomy, reckoned.term from content, wedding_terms(content.fields) reckoned
where content.type = 'real-wedding' on conflict do nothing;
