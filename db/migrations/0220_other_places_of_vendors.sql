-- A vendor is found in every place that they work in; their own, from which miles are counted, is among them.
create or replace function terms_given(type text, fields jsonb) returns table (taxonomy text, term text) language sql stable as $$
  select taxonomy, term from jsonb_each(coalesce(fields -> 'terms', '{}')) given (taxonomy, terms), jsonb_array_elements_text(terms) term
  union select 'services', fields ->> 'service' where type = 'vendor' and fields ? 'service'
  union select 'services', term from jsonb_array_elements_text(coalesce(fields -> 'other_services', '[]')) term where type = 'vendor'
  union select 'places', fields #>> '{location,place}' where fields #>> '{location,place}' is not null
  union select 'places', term from jsonb_array_elements_text(coalesce(fields -> 'also_in', '[]')) term where type = 'vendor'
  union select 'places', fields ->> 'place' where type = 'vendor-list' and fields ? 'place'
  union select 'brands', fields ->> 'brand' where type = 'product' and fields ? 'brand'
  union select reckoned.taxonomy, reckoned.term from wedding_terms(fields) reckoned where type = 'real-wedding'
$$;
