import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Tables } from '#db/schema.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Kind } from './kinds.ts'
import { lines } from './lines.server.ts'

/** A kind of thing, said once: who may see it, the history, undo and the archive all read it here. */
export interface Thing {
  kind: Kind
  table: keyof Tables
  /** Columns that are its name together. */
  name: readonly string[]
  /** What may be changed of it; an undo gives it back. */
  fields: readonly string[]
  /** The column that says of which event it is. */
  event?: string
  /** What a helper needs on that event; without one it is the couple's alone. */
  permission?: number
  /** `rows` by the one mechanism for all kinds, `own` by a statement in `features/wedding/undo`. */
  undo: 'rows' | 'own' | 'never'
  /** Columns that name somebody's account; who is gone by the time of an undo is nobody then. */
  people?: readonly string[]
  /** Columns that name another row of the wedding, which must be there for an undo. */
  refers?: Readonly<Record<string, keyof Tables>>
  /** What of its values the history tells in words, beside the name. */
  told?: readonly string[]
  /** The history keeps its name for good; that of a person goes with their other values. */
  keeps_name?: boolean
}

/** How many things an act was about; of one its name, and what its `told` fields said before and after. */
export interface Told {
  name: string
  n: number
  before?: object | null
  after?: object | null
}

/** A kind that needs no statement of its own, on the event that its column names; without one it is the couple's alone. */
export interface PlainThing extends Thing {
  undo: 'rows'
  /** What one of them may say, for proofs. */
  sample: Readonly<Record<string, string>>
  /** One may be on no event; it is the couple's alone then. */
  may_lack_event?: true
  /** How `docs/authz-matrix.tsv` calls those on the first two events: `C` for C1 and C2. */
  sign: string
  /** Columns of text, in which the proof of authorization recognizes it. */
  texts: readonly string[]
  /** What the history says was done to it; what it tells of a kind in more words stands in `wedding/history/words.ts`. */
  words?: Readonly<Record<'add' | 'change' | 'delete', (things: Told) => string>>
}

/** Where a kind differs from what is done for all. */
interface Ways {
  /** Of its table: within reach of who acts. */
  reach?: (wedding: Wedding) => RawBuilder<SqlBool>
  /** The same for taking it away. */
  removable?: (wedding: Wedding) => RawBuilder<SqlBool>
  /** All that comes back with it, of the row `chosen`. */
  whole?: RawBuilder<unknown>
  /** What goes with it, of the rows `chosen`: parts of a statement, each with a comma behind it. */
  also?: RawBuilder<unknown>
  /** The values that a line of a change keeps, of the rows `earlier` and `thing`. */
  kept?: (fields: readonly string[]) => { before: RawBuilder<unknown>; after: RawBuilder<unknown> }
}

/** What is added: of each the same columns. */
export interface Added {
  values: readonly object[]
  act?: string | undefined
}

export interface Change {
  ids: readonly number[]
  change: object
  version?: number | undefined
  act?: string | undefined
}

/** Of a table with a column of its event: on one within reach of who acts. */
export function onReachedEvent({ event }: Thing, { events }: Pick<Wedding, 'events'>): RawBuilder<SqlBool> {
  if (events === 'all') return sql`true`
  return event === undefined ? sql`false` : sql`${sql.ref(event)} = any(${events}::bigint[])`
}

/** How rows of a kind are found, changed and taken away: locked, within reach, and told in the same statement. */
export function rowsOf<Row extends { id: number }>(thing: Thing, columns: readonly (keyof Row & string)[], ways: Ways = {}) {
  const { kind } = thing
  const table = sql.table(thing.table)
  const reach = ways.reach ?? ((wedding: Wedding) => onReachedEvent(thing, wedding))
  const shown = columnsOf(columns)
  const chosen = (wedding: Wedding, ids: readonly number[], isOpen = reach) =>
    sql`from ${table} where user_id = ${wedding.user_id} and id = any(${ids}::bigint[]) and ${isOpen(wedding)}`

  return {
    /** Of its table: within reach of who acts. */
    reach,

    async findOne(db: Db, wedding: Wedding, id: number): Promise<Row | undefined> {
      const { rows } = await sql<Row>`select ${shown} ${chosen(wedding, [id])}`.execute(db)
      return rows[0]
    },

    async find(db: Db, wedding: Wedding, ids: readonly number[]): Promise<Row[]> {
      const { rows } = await sql<Row>`select ${shown} ${chosen(wedding, ids)} order by id`.execute(db)
      return rows
    },

    /** Keeps those within reach as they are until the transaction ends, and counts them. */
    async lock(db: Db, wedding: Wedding, ids: readonly number[]): Promise<number> {
      const { rows } = await sql`select id ${chosen(wedding, ids)} order by id for update`.execute(db)
      return rows.length
    },

    /** Adds what is on events within reach that are there, and answers with it; the line keeps the name of each. */
    async add(db: Db, wedding: Wedding, { values, act }: Added): Promise<Row[]> {
      const given = sql.join(Object.keys(values[0] ?? {}).map((name) => sql.ref(name)))
      const { rows } = await sql<Row>`
        with thing as (
          insert into ${table} (user_id, ${given}) select ${wedding.user_id}, ${given}
          from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb) ${table}
          where ${reach(wedding)} and ${isThere(thing, wedding)} returning *
        ),
        told as ${lines(wedding, { what: `${kind}.add`, of: 'thing', event: eventOf(thing, 'thing'), after: named(thing.name, 'thing'), act })}
        select ${shown} from thing order by id`.execute(db)
      return rows
    },

    /** Changes those within reach and at that version, and answers which. */
    async change(db: Db, wedding: Wedding, { ids, change, version, act }: Change): Promise<number[]> {
      // A field that is not given stays as it is.
      const fields = Object.entries(change).filter(([, value]) => value !== undefined)
      const set = fields.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
      const { before, after } = (ways.kept ?? given)(fields.map(([name]) => name))
      const { rows } = await sql<{ id: number }>`
        with earlier as materialized (
          select * ${chosen(wedding, ids)} ${version === undefined ? sql`` : sql`and version = ${version}`} order by id for update
        ),
        edited as (
          update ${table} thing set ${sql.join([...set, sql`version = earlier.version + 1`, sql`updated_at = now()`])} from earlier
          where thing.user_id = earlier.user_id and thing.id = earlier.id
          returning thing.id, ${eventOf(thing, 'thing')} as event_id, ${before} as before, ${after} as after
        ),
        told as ${lines(wedding, { what: `${kind}.change`, of: 'edited', event: sql`event_id`, before: sql`before`, after: sql`after`, act })}
        select id from edited`.execute(db)
      return rows.map(({ id }) => id)
    },

    /** Takes those within reach away, and answers which; the line keeps all of each. */
    async remove(db: Db, wedding: Wedding, ids: readonly number[], act?: string): Promise<number[]> {
      const whole = ways.whole ?? sql`to_jsonb(chosen) - 'user_id'`
      const { rows } = await sql<{ id: number }>`
        with chosen as materialized (select * ${chosen(wedding, ids, ways.removable ?? reach)} order by id for update),
        told as ${lines(wedding, { what: `${kind}.delete`, of: 'chosen', event: eventOf(thing, 'chosen'), before: whole, act })},
        ${ways.also ?? sql``}
        gone as (
          delete from ${table} thing using chosen where (thing.user_id, thing.id) = (chosen.user_id, chosen.id) returning thing.id
        )
        select id from gone order by id`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}

/** The values of all fields that a change names, in the row as it was and as it is. */
function given(fields: readonly string[]) {
  const values = (row: string) =>
    sql`(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(${sql.table(row)})) where key = any(${fields}::text[]))`
  return { before: values('earlier'), after: values('thing') }
}

/** Of values: on an event of the wedding, which stays until the transaction ends; or on none. */
function isThere({ event }: Thing, { user_id }: Wedding): RawBuilder<SqlBool> {
  if (event === undefined) return sql`true`
  return sql`(${sql.ref(event)} is null or ${sql.ref(event)} in (select id from guest_wedding_events where user_id = ${user_id} for key share))`
}

/** Of a row: its event, where its kind has one. */
export function eventOf({ event }: Thing, row: string) {
  return event === undefined ? sql`null::bigint` : sql.ref(`${row}.${event}`)
}

/** Columns one beside the other, of the row that is named where several have them. */
export function columnsOf(names: readonly string[], row?: string) {
  return sql.join(names.map((name) => sql.ref(row === undefined ? name : `${row}.${name}`)))
}

/** The name that a row has, for the line that tells of it. */
export function named(name: readonly string[], row: string) {
  return sql`jsonb_build_object(${sql.join(name.flatMap((column) => [sql.lit(column), sql.ref(`${row}.${column}`)]))})`
}

/** Parts of a name as one. */
export function joined(parts: readonly RawBuilder<unknown>[]) {
  return sql<string>`trim(concat_ws(' ', ${sql.join(parts)}))`
}
