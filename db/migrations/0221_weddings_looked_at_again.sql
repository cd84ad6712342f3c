-- Why a wedding that was approved can't be published as it was approved: a picture of it is gone, or somebody whom it credits.
-- Rights that are taken back, and an account that goes, take the wedding out by themselves.
create function stale_wedding(piece bigint) returns text language sql stable as $$
  select case
    when content.type <> 'real-wedding' then null
    when exists (
      select from jsonb_array_elements(coalesce(content.fields -> 'pictures', '[]')) one,
        substring(one ->> 'seed' from '^upload-([1-9][0-9]{0,14})$') brought
      where brought is not null and not exists (
        select from files where id = brought::bigint and deleted_at is null and missing_since is null)) then 'pictures'
    when exists (
      select from content_credits credit where credit.content_id = piece and vendor is not null and not exists (
        select from content other where other.type = 'vendor' and other.slug = vendor and other.status = 'published')) then 'credits'
  end
  from content where id = piece
$$;
