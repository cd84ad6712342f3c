import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines as told } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Line } from '#features/wedding/undo/rows.server.ts'

export async function renameHouseholdBack(db: Db, wedding: Wedding, lines: readonly Line[], act: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with line as (select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (object_id bigint, before jsonb, after jsonb)),
    edited as (
      update households set name = before ->> 'name' from line
      where user_id = ${wedding.user_id} and id = object_id and name = after ->> 'name' returning id, before, after
    ),
    told as ${told(wedding, { what: 'household.change', of: 'edited', before: sql`after`, after: sql`before`, act })}
    select id from edited`.execute(db)
  return rows.map(({ id }) => id)
}

/** A household that nobody is in goes; one that somebody joined stays. */
export async function dissolve(db: Db, wedding: Wedding, ids: readonly number[], act: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with gone as (
      delete from households where user_id = ${wedding.user_id} and id = any(${ids}::bigint[])
      and not exists (select from guests where (guests.user_id, guests.household_id) = (households.user_id, households.id))
      returning id, name
    ),
    told as ${told(wedding, { what: 'household.delete', of: 'gone', before: sql`to_jsonb(gone)`, act })}
    select id from gone`.execute(db)
  return rows.map(({ id }) => id)
}

export async function bringHouseholdBack(db: Db, wedding: Wedding, lines: readonly Line[], act: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with back as (
      insert into households (user_id, id, name) overriding system value
      select ${wedding.user_id}::bigint, object_id, before ->> 'name'
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (object_id bigint, before jsonb)
      on conflict do nothing returning id, name
    ),
    told as ${told(wedding, { what: 'household.add', of: 'back', after: sql`to_jsonb(back)`, act })}
    select id from back`.execute(db)
  return rows.map(({ id }) => id)
}
