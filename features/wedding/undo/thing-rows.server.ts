import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines as told } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { columnsOf, eventOf, named, type Thing } from '#features/thing.server.ts'
import { plainThings } from '#features/things.server.ts'
import type { Line } from './rows.server.ts'

export interface Undoing {
  lines: readonly Line[]
  /** Of its table: within reach of who undoes. */
  reach: RawBuilder<SqlBool>
  act: string
}

/** Gives fields their earlier values, where nobody gave them others since and what they name is there. */
export async function changeBack(db: Db, wedding: Wedding, thing: Thing, { lines, reach, act }: Undoing): Promise<number[]> {
  const { kind, fields, people = [] } = thing
  const table = sql.table(thing.table)
  const kept = fields.filter((name) => !people.includes(name))
  const { rows } = await sql<{ id: number }>`
    with earlier as materialized (
      select * from ${table} where user_id = ${wedding.user_id} and id = any(${lines.map(({ object_id }) => object_id)}::bigint[])
      and ${reach} order by id for update
    ),
    first as (
      select l.object_id, field.key, (array_agg(field.value order by l.id))[1] as before from ${each(lines)}, jsonb_each(l.before) field group by 1, 2
    ),
    last as (
      select l.object_id, field.key, (array_agg(field.value order by l.id desc))[1] as after from ${each(lines)}, jsonb_each(l.after) field
      where field.key = any(${fields}::text[]) group by 1, 2
    ),
    same as (
      select earlier.id,
        (select jsonb_object_agg(key, first.before) from first where object_id = earlier.id) as before,
        (select jsonb_object_agg(key, last.after) from last where object_id = earlier.id) as after
      from earlier
      where not exists (select from last where object_id = earlier.id and to_jsonb(earlier) -> key is distinct from last.after)
    ),
    edited as (
      update ${table} thing set (${columnsOf(kept)}) = (select ${columnsOf(kept)} from jsonb_populate_record(thing, same.before)),
        ${sql.join(
          people.map((name) => sql`${sql.ref(name)} = ${account(sql`(jsonb_populate_record(thing, same.before)).${sql.ref(name)}`)},`),
          sql` `,
        )}
        version = thing.version + 1, updated_at = now()
      from same where thing.user_id = ${wedding.user_id} and thing.id = same.id
      and ${areThere(wedding, thing, (name) => sql`(jsonb_populate_record(thing, same.before)).${sql.ref(name)}`)}
      returning thing.id, ${eventOf(thing, 'thing')} as event_id, same.before, same.after
    ),
    told as ${told(wedding, { what: `${kind}.change`, of: 'edited', event: sql`event_id`, before: sql`edited.after`, after: sql`edited.before`, act })}
    select id from edited`.execute(db)
  return rows.map(({ id }) => id)
}

/** Brings things back under the ids they had, where what they name is there. */
export async function bringBack(db: Db, wedding: Wedding, thing: Thing, lines: readonly Pick<Line, 'before'>[], act: string) {
  const { kind, name, fields, people = [] } = thing
  const table = sql.table(thing.table)
  const others = ['id', 'created_at', 'updated_at', ...fields.filter((field) => !people.includes(field))]
  const nobody = people.map((field) => sql`${account(sql.ref(`old.${field}`))},`)
  const { rows } = await sql<{ id: number }>`
    with back as (
      insert into ${table} (user_id, version, ${columnsOf([...people, ...others])}) overriding system value
      select ${wedding.user_id}::bigint, old.version + 1, ${sql.join(nobody, sql` `)} ${columnsOf(others, 'old')}
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (before jsonb), jsonb_populate_record(null::${table}, line.before) old
      where ${areThere(wedding, thing, (field) => sql.ref(`old.${field}`), lines)}
      on conflict do nothing
      returning *
    ),
    told as ${told(wedding, { what: `${kind}.add`, of: 'back', event: eventOf(thing, 'back'), after: named(name, 'back'), act })}
    select id from back`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether each row of the wedding that a thing names is there; who names none has nothing to miss. */
function areThere(
  { user_id }: Wedding,
  { table, event, refers = {} }: Thing,
  valueOf: (name: string) => RawBuilder<unknown>,
  coming: readonly Pick<Line, 'before'>[] = [],
) {
  const named = Object.entries({ ...refers, ...(event && { [event]: 'guest_wedding_events' }) })
  const there = named.map(([name, other]) => {
    const value = valueOf(name)
    // One of its own kind may come back beside it.
    const beside = other === table ? coming.flatMap(({ before }) => (before ? [Number(before['id'])] : [])) : []
    return sql<SqlBool>`(${value} is null or ${value} = any(${beside}::bigint[])
      or exists (select from ${sql.table(other)} other where (other.user_id, other.id) = (${user_id}::bigint, ${value})))`
  })
  return there.length > 0 ? sql.join(there, sql` and `) : sql`true`
}

/** Those of the things that nothing else is of. */
export async function unreferred(db: Db, { user_id }: Wedding, thing: Thing, ids: readonly number[]): Promise<number[]> {
  const others = plainThings.flatMap(({ table, refers = {} }) =>
    Object.entries(refers)
      .filter(([, other]) => other === thing.table)
      .map(
        ([column]) =>
          sql`select ${sql.ref(column)} from ${sql.table(table)} where user_id = ${user_id} and ${sql.ref(column)} = any(${ids}::bigint[])`,
      ),
  )
  if (others.length === 0 || ids.length === 0) return [...ids]
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::bigint[]) thing (id) where id not in (${sql.join(others, sql` union all `)})`.execute(db)
  return rows.map(({ id }) => id)
}

/** An account, if it is there still. */
function account(id: RawBuilder<unknown>) {
  return sql`(select users.id from users where users.id = ${id})`
}

/** The lines as rows `l`; several may speak of one thing. */
function each(lines: readonly Line[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id bigint, object_id bigint, before jsonb, after jsonb)`
}
