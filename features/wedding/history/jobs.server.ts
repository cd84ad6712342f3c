import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { allThings } from '#features/things.server.ts'

/** The task empty_history: what can't be taken back any more loses its values, some at a time, so that nobody waits for it. */
export async function emptyHistory(db: Db): Promise<void> {
  for (let emptied = most; emptied === most; ) emptied = await emptySome(db)
}

const most = 2_000

/**
 * A day after the last chance to take it back. Who did what to which thing stays; of values only names that are no person's,
 * which fields were changed, and answers, whose history the couple keeps as long as the guest.
 */
async function emptySome(db: Db): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select user_id, id from wedding_changes where emptied_at is null and created_at < now() - interval '31 days'
      order by created_at limit ${sql.lit(most)} for update skip locked
    )
    update wedding_changes line set emptied_at = now(), before = ${kept('before')}, after = ${kept('after')}
    from old where (line.user_id, line.id) = (old.user_id, old.id) returning line.id`.execute(db)
  return rows.length
}

function kept(row: 'before' | 'after') {
  const value = sql.ref(`line.${row}`)
  const named = allThings.flatMap(({ kind, name, keeps_name }) => {
    const names = sql.join(name.flatMap((column) => [sql.lit(column), sql`${value} ->> ${sql.lit(column)}`]))
    return keeps_name
      ? [sql`when line.what like ${sql.lit(`${kind}.%`)} then nullif(jsonb_strip_nulls(jsonb_build_object(${names})), '{}')`]
      : []
  })
  return sql`case
    when line.what = 'guest.reply' and exists (select from guests where (guests.user_id, guests.id) = (line.user_id, line.object_id)) then ${value}
    ${sql.join(named, sql` `)}
    when line.what like '%.change' and ${sql.lit(row)} = 'after' then (select jsonb_object_agg(key, null) from jsonb_object_keys(${value}) key)
    end`
}
