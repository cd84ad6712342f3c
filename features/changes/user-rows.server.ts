import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines as told } from '#db/history.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Line } from './rows.server.ts'

/** Gives the wedding its earlier day, unless it has yet another by now. */
export async function bringDateBack(db: Db, wedding: Wedding, lines: readonly Line[], act: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with line as (select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (object_id bigint, before jsonb, after jsonb)),
    edited as (
      update users set wedding_date = (before ->> 'wedding_date')::date, date_undecided = (before -> 'date_undecided')::boolean,
        version = version + 1, updated_at = now()
      from line where id = ${wedding.user_id} and id = object_id and wedding_date is not distinct from (after ->> 'wedding_date')::date
      returning id, before, after
    ),
    told as ${told(wedding, { what: 'user.date', of: 'edited', before: sql`after`, after: sql`before`, act })}
    select id from edited`.execute(db)
  return rows.map(({ id }) => id)
}
