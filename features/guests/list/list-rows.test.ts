// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { GuestQuery } from './contract.ts'
import { countFound, findGuests } from './list-rows.server.ts'
import { findOverview } from './overview-rows.server.ts'

const world = await newWorld()
const { db } = world
const ada = await world.couple()
const stranger = await world.couple()
const [ceremony, party] = [await world.event(ada, 'Ceremony'), await world.event(ada, 'Party')]
const wedding = {
  user_id: ada.id,
  actor_id: ada.id,
  role: 'owner',
  firstname: 'Ada',
  other_firstname: '',
  guestlist_setup_at: null,
  events: 'all',
} as const

await sql`
  insert into guests (user_id, firstname, lastname, email)
  select ${ada.id}, (array['Zoë', 'ana', 'Bo'])[1 + n % 3], (array['Åberg', 'Berg', 'Zorn', 'dahl'])[1 + n % 4], 'guest' || n || '@example.com'
  from generate_series(1, 700) n`.execute(db)
await sql`
  insert into guest_answers (user_id, guest_id, event_id, status)
  select user_id, id, case when id % 2 = 0 then ${ceremony.id}::bigint else ${party.id}::bigint end, id % 5 from guests where id % 3 > 0`.execute(
  db,
)

interface Filters {
  search?: string
  guest_event_id?: number
  status?: number
}

const filters: Filters[] = [
  {},
  { search: 'zoe' },
  { guest_event_id: ceremony.id },
  { status: 2 },
  { search: 'berg', guest_event_id: party.id },
  { search: 'ana', status: 3 },
  { guest_event_id: ceremony.id, status: 4 },
  { search: 'o', guest_event_id: party.id, status: 1 },
]
const orders = (['lastname', 'firstname', 'created_at'] as const).flatMap((order_by) => [
  { order_by, order_dir: 'asc' as const },
  { order_by, order_dir: 'desc' as const },
])
const asked = orders.flatMap((order) => filters.map((filter) => ({ ...filter, ...order })))

test.each(asked)('the prepared list says what a plain statement says: %o', async (question) => {
  const expected = await plainIds(question)
  expect(expected.length).toBeGreaterThan(0)
  for (const page of [1, 2, 4, 5, 7]) {
    const query = GuestQuery.parse({ ...question, page, per_page: 100 })
    const guests = await findGuests(db, wedding, query)
    expect(guests.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 100, page * 100))
    const found = await countFound(db, wedding, query)
    expect(found ?? (await findOverview(db, wedding)).total).toBe(expected.length)
  }
})

test('a stranger finds nothing by the same statements', async () => {
  for (const filter of filters) {
    const query = GuestQuery.parse(filter)
    const elsewhere = { ...wedding, user_id: stranger.id }
    expect(await findGuests(db, elsewhere, query)).toEqual([])
    expect(await findOverview(db, elsewhere)).toEqual({
      total: null,
      guest_wedding_events: [],
      guest_wedding_event_counts: [],
      vendor_meals: [],
    })
    expect((await countFound(db, elsewhere, query)) ?? 0).toBe(0)
  }
})

async function plainIds({ search = '', guest_event_id, status, order_by, order_dir }: (typeof asked)[number]): Promise<number[]> {
  const columns = { lastname: 'lastname, firstname, id', firstname: 'firstname, id', created_at: 'created_at, id' }[order_by]
  const order = order_dir === 'asc' ? columns : columns.replace(/,|$/g, (end) => ` desc${end}`)
  const { rows } = await sql<{ id: number }>`
    select id from guests where user_id = ${ada.id} and unaccent(lower(firstname || ' ' || lastname || ' ' || email)) like ${`%${search}%`}
    and (${guest_event_id ?? null}::bigint is null and ${status ?? null}::int is null or exists (
      select from guest_answers where guest_id = guests.id
      and event_id = coalesce(${guest_event_id ?? null}::bigint, event_id) and status = coalesce(${status ?? null}::int, status)))
    order by ${sql.raw(order)}`.execute(db)
  return rows.map(({ id }) => id)
}
