import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Db, openDb } from '#db/db.ts'
import type { Couple, Promised } from './writers.ts'

export interface Rows {
  guests: { id: number; firstname: string }[]
  replies: { id: number; status: number; plus_one_count: number }[]
}

/** Everything that the database holds of guests and their answers. */
export function storedRows(url: string): Promise<Rows> {
  return reading(url, async (db) => ({
    guests: await db.selectFrom('guests').select(['id', 'firstname']).execute(),
    replies: await db.selectFrom('guest_answers').select(['guest_id as id', 'status', 'plus_one_count']).execute(),
  }))
}

/** What the stand-in wrote, in the order in which it did, but for lines of which a full disk took only a part. */
export function rowsOf(file: string): Rows {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const rows = lines.flatMap(readRow)
  const replies = rows.flatMap(({ path, ...row }) => (path.endsWith('/status') ? [{ ...row, id: Number(path.split('/')[4]) }] : []))
  return { guests: rows.filter(({ path }) => path.endsWith('/guests')), replies }
}

type Row = Rows['guests'][number] & Rows['replies'][number] & { path: string }

function readRow(line: string): Row[] {
  try {
    return [JSON.parse(line) as Row]
  } catch {
    return []
  }
}

/** How many promised writes are not there, and how many are there twice. */
export function compare({ guests, replies }: Promised, rows: Rows): { lost: number; doubled: number } {
  const ids = new Map(rows.guests.map(({ id, firstname }) => [firstname, id]))
  const stored = new Map(rows.replies.map((reply) => [reply.id, reply]))
  const lostGuests = [...guests].filter(([name, id]) => ids.get(name) !== id)
  const lostReplies = [...replies].filter(([id, { status, plus_one_count }]) => {
    const kept = stored.get(id)
    return kept?.status !== status || kept.plus_one_count !== plus_one_count
  })
  const promised = rows.guests.filter(({ firstname }) => guests.has(firstname))
  return {
    lost: lostGuests.length + lostReplies.length,
    doubled: promised.length - new Set(promised.map(({ firstname }) => firstname)).size,
  }
}

/** What every couple's list shows is what its rows come to. */
export async function expectCountersToHold(couples: Couple[], url: string): Promise<void> {
  for (const couple of couples) {
    const { shown, counted } = await countersOf(couple, url)
    expect(shown.total).toBeGreaterThan(0)
    expect(shown).toEqual(counted)
  }
}

/** The numbers that a couple's list shows, next to the same numbers counted from the rows. */
async function countersOf(couple: Couple, url: string) {
  const { meta, guest_wedding_event_counts } = (await couple.get('/guests')).body
  const counted = await reading(url, async (db) => {
    const { id: user_id } = await db.selectFrom('users').where('email', '=', couple.email).select('id').executeTakeFirstOrThrow()
    const total = await db
      .selectFrom('guests')
      .where('user_id', '=', user_id)
      .select((eb) => eb.fn.countAll<number>().as('guests'))
      .executeTakeFirst()
    const told = await db
      .selectFrom('wedding_changes')
      .where('user_id', '=', user_id)
      .where('what', '=', 'guest.add')
      .select((eb) => eb.fn.countAll<number>().as('lines'))
      .executeTakeFirst()
    const counts = await freshCounts(db, user_id)
    const { rows: meals } = await sql<{ event_id: number; status: number; meal: string; guests: number }>`
      select event_id, status, dinner as meal, count(*)::int as guests
      from guest_answers, unnest(array_prepend(meal, plus_one_meals)) dinner
      where user_id = ${user_id} and dinner <> '' group by event_id, status, dinner order by dinner`.execute(db)
    const served = (id: number, status: number) =>
      meals.filter((row) => row.event_id === id && row.status === status).map(({ meal, guests }) => ({ meal, guests }))
    return { total: total?.guests, told: told?.lines, counts: counts.map((count) => ({ ...count, meals: served(count.id, count.status) })) }
  })
  return { shown: { total: meta.total, told: meta.total, counts: guest_wedding_event_counts }, counted }
}

/** What the answers and the guests say, without what is kept beside them. */
export async function freshCounts(db: Db, user_id: number): Promise<FreshCount[]> {
  const { rows } = await sql<FreshCount>`
    select event_id as id, status, count(*)::int as guests, sum(1 + plus_one_count)::int as heads,
      (count(*) filter (where age_group = 'adult') + sum(plus_one_count))::int as adults,
      (count(*) filter (where age_group = 'child'))::int as children, (count(*) filter (where age_group = 'infant'))::int as infants,
      (count(*) filter (where age_group = 'adult' and drinks is not false) + sum(plus_one_count))::int as drinkers,
      (count(*) filter (where age_group <> 'infant' or meal <> '') + sum(plus_one_count))::int as eaters
    from guest_answers answer join guests on (guests.user_id, guests.id) = (answer.user_id, answer.guest_id)
    where answer.user_id = ${user_id} group by event_id, status order by event_id, status`.execute(db)
  return rows
}

interface FreshCount {
  id: number
  status: number
  guests: number
  heads: number
  adults: number
  children: number
  infants: number
  drinkers: number
  eaters: number
}

/** Looks into a database, and lets go of it. */
export async function reading<Result>(url: string, read: (db: ReturnType<typeof openDb>) => Promise<Result>): Promise<Result> {
  const db = openDb(url, { max: 1 })
  return read(db).finally(() => db.destroy())
}
