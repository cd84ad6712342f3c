import pg from 'pg'
import type { Product } from './product.ts'

/** A database that refuses every write in the words of a full disk. */
export async function diskOfWords({ postgres }: Product) {
  const client = new pg.Client(postgres.url())
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  )
  await client.query(`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  let done = Promise.resolve()
  // One table at a time: whoever held several while writers do so too would deadlock with them.
  const onAll = (what: (table: string) => string) => {
    done = done.then(async () => {
      for (const { name } of rows) await client.query(what(name))
    })
  }
  let isFull = false
  return {
    fill() {
      if (isFull) return
      isFull = true
      onAll((table) => `create trigger no_room before insert or update on ${table} for each statement execute function no_room()`)
    },
    free: () => onAll((table) => `drop trigger no_room on ${table}`),
    close: () => done.then(() => client.end()),
  }
}
