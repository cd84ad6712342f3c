-- Who plans two weddings keeps the same file in both: two rows, each its couple's, that lead to the same place in the storage.
alter table files drop constraint files_key_key;
create index files_key on files (key);

-- It is left over with the last row that leads there; of two that go at once the second waits, and sees that it is the last.
create function leave_file_over() returns trigger language plpgsql as $$
begin
  if exists (select from files where key = old.key) then perform pg_advisory_xact_lock(hashtextextended(old.key, 0)); end if;
  if exists (select from files where key = old.key) then return null; end if;
  insert into file_leftovers (key) values (old.key) on conflict (key) do update set due_at = now();
  return null;
end $$;
drop trigger left_over on files;
create trigger left_over after delete on files for each row execute function leave_file_over();
