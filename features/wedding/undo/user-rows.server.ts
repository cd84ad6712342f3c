import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines as told } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { user } from '#features/account/sign-in/things.server.ts'
import { columnsOf } from '#features/thing.server.ts'
import type { Line } from './rows.server.ts'

const columns = columnsOf(user.fields)

/** Gives the wedding what it was before its day moved, unless it is yet another by now; of the account itself nothing is taken back. */
export async function changeWeddingBack(db: Db, wedding: Wedding, lines: readonly Line[], act: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with line as (select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (object_id bigint, before jsonb, after jsonb)),
    edited as (
      update users set (${columns}) = (select ${columns} from jsonb_populate_record(users, before)), version = version + 1, updated_at = now()
      from line where id = ${wedding.user_id} and id = object_id and before is not null
      and not exists (select from jsonb_object_keys(before) name where name <> all(${user.fields}::text[]))
      and not exists (select from jsonb_each(after) where to_jsonb(users) -> key is distinct from value)
      returning id, before, after
    ),
    told as ${told(wedding, { what: 'user.change', of: 'edited', before: sql`after`, after: sql`before`, act })}
    select id from edited`.execute(db)
  return rows.map(({ id }) => id)
}
