import { sql } from 'kysely'
import type { Db } from './db.ts'
import { demoBegan } from './demo-household.ts'

interface DemoTable {
  name: string
  shape: 'round' | 'long'
  seats: number
  x: number
  y: number
  is_head?: boolean
  /** First and last names; whom they bring sits with them. */
  people: readonly string[]
}

const round = { shape: 'round', seats: 8 } as const
const long = { shape: 'long', seats: 12 } as const

/** Three tables in a row and four round ones below the wall; whoever works eats in the barn. Eighteen have no chair yet. */
const tables: readonly DemoTable[] = [
  {
    ...long,
    name: 'Long row 1',
    x: 180,
    y: 140,
    is_head: true,
    people:
      'Adaeze Okafor, Emeka Okafor, Zina Okafor, Grandma Ezinne Okafor, Ruth Hart, Ed Hart, Grandpa Abe Hart, Walter Hart, Chidi Abara, Ngozi Abara'.split(
        ', ',
      ),
  },
  {
    ...long,
    name: 'Long row 2',
    x: 500,
    y: 140,
    people:
      'Nell Hart, Sam Hart, Posy Hart, Wren Hart, Peter Hart, Joan Hart, Folake Balogun, Tunde Balogun, Yemi Adeyemi, Sade Adeyemi, Ify Okonkwo, Obi Okonkwo'.split(
        ', ',
      ),
  },
  {
    ...long,
    name: 'Long row 3',
    x: 820,
    y: 140,
    people: 'Clara Vance, Tilly Vance, Tess Moreno, Marcus Bell, Eli Rosen, Nora Haddad'.split(', '),
  },
  {
    ...round,
    name: 'Fig',
    x: 110,
    y: 490,
    people: 'Ifeoma Nwosu, Kemi Nwosu, Tobe Nwosu, Ada Nwosu, Chinwe Eze, Obinna Eze, Somto Eze'.split(', '),
  },
  { ...round, name: 'Walnut', x: 380, y: 490, people: 'Camille Roche, Luc Roche, Leila Farah, Ravi Menon'.split(', ') },
  { ...round, name: 'Plum', x: 640, y: 490, people: 'Nneka Anyanwu, Pius Anyanwu, Ebuka Anyanwu'.split(', ') },
  { ...round, name: 'Quince', x: 890, y: 490, people: 'Abby Stone, Beth Calloway, Drew Calloway'.split(', ') },
  { ...long, name: 'The barn', x: 500, y: 830, people: [] },
]

type DemoRule = { kind: 'together' | 'apart' | 'at_table'; is_must: boolean; who: string; whom: string; note: string }

const rules: readonly DemoRule[] = [
  { kind: 'at_table', is_must: true, who: 'Grandma Ezinne Okafor', whom: 'Long row 1', note: 'A chair with arms, out of the wind.' },
  { kind: 'at_table', is_must: true, who: 'Karin Dahl', whom: 'Long row 3', note: 'Step-free.' },
  { kind: 'apart', is_must: true, who: 'Uche Onyeka', whom: 'Dmitri Volkov', note: 'Ask Sam about the boat.' },
  { kind: 'together', is_must: false, who: 'Tess Moreno', whom: 'Marcus Bell', note: 'They play. They will anyway.' },
  { kind: 'together', is_must: false, who: 'Iris Fairweather', whom: 'Ivy Bloom', note: 'They’ll ask.' },
  { kind: 'at_table', is_must: false, who: 'Marguerite Bell', whom: 'Long row 1', note: 'Where June can hear her.' },
]

/** The room at Hart Farm, who sits where so far, and what June and Theo would like. */
export async function insertSeating(db: Db, user_id: number, event_id: number): Promise<void> {
  const own = { user_id, event_id, created_at: demoBegan }
  const added = await db
    .insertInto('seating_tables')
    .values(tables.map(({ people: _, ...table }) => ({ is_head: false, ...table, ...own })))
    .returning(['id', 'name'])
    .execute()
  const tableOf = new Map(added.map(({ id, name }) => [name, id]))
  for (const { name, people } of tables)
    await sql`insert into seats (user_id, event_id, table_id, guest_id, companion, name, created_at)
      select ${user_id}::bigint, ${event_id}::bigint, ${tableOf.get(name)}::bigint, guests.id, nth, case nth when 0 then firstname || ' ' || lastname else '' end, ${demoBegan}::timestamptz
      from guests join guest_answers answer on (answer.user_id, answer.guest_id, answer.event_id) = (guests.user_id, guests.id, ${event_id}::bigint)
        cross join generate_series(0, plus_one_count) nth
      where guests.user_id = ${user_id} and firstname || ' ' || lastname = any(${people}::text[])`.execute(db)
  await sql`insert into seats (user_id, event_id, table_id, user_vendor_id, companion, created_at)
    select user_id, ${event_id}::bigint, ${tableOf.get('The barn')}::bigint, id, nth, ${demoBegan}::timestamptz
    from user_vendors cross join generate_series(1, vendor_meals) nth
    where user_id = ${user_id} and guest_wedding_event_id = ${event_id} and status = 'hired'`.execute(db)
  // One of those who can't come sat at Fig: the chair is free again.
  await sql`insert into seats (user_id, event_id, table_id, guest_id, name, created_at)
    select guests.user_id, event_id, ${tableOf.get('Fig')}::bigint, guests.id, firstname || ' ' || lastname, ${demoBegan}::timestamptz
    from guests join guest_answers answer on (answer.user_id, answer.guest_id) = (guests.user_id, guests.id)
    where guests.user_id = ${user_id} and event_id = ${event_id} and status = 3 order by guests.id limit 1`.execute(db)
  for (const { who, whom, kind, ...rule } of rules) {
    const guest = (name: string) =>
      sql<number>`(select id from guests where user_id = ${user_id} and firstname || ' ' || lastname = ${name})`
    const named = kind === 'at_table' ? { table_id: tableOf.get(whom) ?? null } : { other_id: guest(whom) }
    await db
      .insertInto('seating_rules')
      .values({ ...rule, ...own, kind, guest_id: guest(who), ...named })
      .execute()
  }
}
