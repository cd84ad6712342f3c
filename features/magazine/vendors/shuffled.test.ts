// One chance: money

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { orderVendors } from './order-rows.server.ts'

const world = await newWorld({ has_magazine: true })

/** What the published page names, by table; who somebody is, and what makes them be shown, is not shuffled either. */
const named: Record<string, string[]> = {
  vendors: ['service', 'latitude', 'longitude', 'travels_miles', 'price_from', 'price_unit', 'review_count', 'star_sum'],
  content: ['url'],
  users: [],
}
const identities: Record<string, string[]> = { vendors: ['content_id'], content: ['id', 'type', 'status', 'published_on'], users: ['id'] }

beforeAll(async () => {
  await sql`insert into users (id, email, firstname, lastname) overriding system value
    select 900 + n, 'asks' || n || '@example.com', 'Ada', 'Lee' || n from generate_series(1, 120) n`.execute(world.db)
  await sql`insert into enquiries (user_id, content_id, service, place, message, closed_at, answered_at)
    select 900 + n, content_id, service, '', 'Poppies, please.', now(), case when n % 7 <> nth % 7 then now() + interval '1 hour' end
    from (select content_id, service, row_number() over (order by content_id) as nth from vendors) asked, generate_series(1, 6) n`.execute(
    world.db,
  )
  await withoutRules()
  // What a round writes again is kept short; each vendor's is still their own.
  await sql`update content set fields = jsonb_build_object('position', id), tree = null, markdown = slug, plain = slug, named = array[slug]
    where type = 'vendor'`.execute(world.db)
  await sql`create table kept_vendors as table vendors`.execute(world.db)
}, 60_000)

// V1
test('a thousand shuffles of every column that the page does not name change no place in any order', { timeout: 400_000 }, async () => {
  const columns = await Promise.all(['vendors', 'content', 'users'].map(unnamed))
  expect(columns.map(({ length }) => length > 5)).toEqual([true, true, true])
  const before = { near: await orderOf('sonoma'), all: await orderOf(undefined) }
  expect([before.near.length, before.all.length]).toEqual([20, 20])
  for (let round = 0; round < 1_000; round++) {
    await Promise.all(['vendors', 'content', 'users'].map((table, nth) => shuffle(table, columns[nth]!, round)))
    if (round % 100 === 99) await sql`vacuum content, vendors, users`.execute(world.db)
    const place = round % 2 ? 'near' : 'all'
    expect(await orderOf(place === 'near' ? 'sonoma' : undefined), `round ${round}`).toEqual(before[place])
  }
})

test.each(named['vendors']!)('shuffling what the page names changes the order: vendors.%s', async (column) => {
  const columns = /review_count|star_sum/.test(column) ? ['review_count', 'star_sum'] : [column]
  await changesOrder(() => shuffle('vendors', columns, 1))
})

test('shuffling styles, addresses or answers changes the order', async () => {
  await changesOrder(() =>
    sql`update content_terms set content_id = (select max(content_id) + min(content_id) from vendors) - content_id
    where taxonomy = 'styles' and content_id in (select content_id from vendors)`.execute(world.db),
  )
  await changesOrder(() => shuffle('content', ['url'], 1))
  await changesOrder(() => sql`update enquiries set answered_at = null where content_id % 3 = 0`.execute(world.db))
})

async function changesOrder(act: () => Promise<unknown>): Promise<void> {
  const before = [await orderOf('sonoma', 'id'), await orderOf(undefined, 'id')]
  await act()
  expect([await orderOf('sonoma', 'id'), await orderOf(undefined, 'id')]).not.toEqual(before)
  await sql`delete from vendors`.execute(world.db)
  await sql`insert into vendors select * from kept_vendors`.execute(world.db)
}

/** By the address, which the page names, or by whose it is. */
async function orderOf(place: 'sonoma' | undefined, by: 'url' | 'id' = 'url'): Promise<unknown[]> {
  const search = { place, sum: 3_000_00, guests: 90, styles: ['romantic', 'modern'], languages: [], service: '' }
  const shown = { miles: undefined, date: undefined, price_most: undefined, is_verified: false }
  const rows = await orderVendors(world.db, { ...search, ...shown }, { sort: 'best', page: 1, per_page: 20 })
  return rows.map(({ piece }) => piece[by])
}

/** From the catalogue of the database, so that a column that is made tomorrow is shuffled, too. */
async function unnamed(table: string): Promise<string[]> {
  const columns = [...(await typesOf(table)).keys()]
  return columns.filter((name) => !named[table]!.includes(name) && !identities[table]!.includes(name))
}

const known = new Map<string, Map<string, string>>()

async function typesOf(table: string): Promise<Map<string, string>> {
  const given = known.get(table)
  if (given) return given
  const { rows } = await sql<{
    name: string
    type: string
  }>`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by 1`.execute(world.db)
  const types = new Map(rows.map(({ name, type }) => [name, type]))
  known.set(table, types)
  return types
}

/** Each column by itself: its values stay, and have other owners. */
async function shuffle(table: string, columns: readonly string[], round: number): Promise<void> {
  const types = await typesOf(table)
  const key = sql.ref(identities[table]![0]!)
  const mine = table === 'content' ? sql`where type = 'vendor'` : sql``
  const drawn = columns.map((column, nth) => {
    // A sum of stars goes with its count.
    const draw = sql.lit(`${round} ${columns.includes('star_sum') ? 0 : nth}`)
    return sql`array_agg(${sql.ref(column)}::text order by md5(${key}::text || ${draw})) as ${sql.ref(`drawn_${nth}`)}`
  })
  const set = columns.map((column, nth) => sql`${sql.ref(column)} = ${sql.ref(`drawn_${nth}`)}[place]::${sql.raw(types.get(column)!)}`)
  await sql`with pool as (select ${sql.join(drawn)} from ${sql.table(table)} ${mine}),
    owners as (select ${key} as whose, row_number() over (order by ${key}) as place from ${sql.table(table)} ${mine})
    update ${sql.table(table)} set ${sql.join(set)} from pool, owners where ${sql.ref(`${table}.${identities[table]![0]}`)} = whose`.execute(
    world.db,
  )
}

/** What keeps columns true to each other would stand in the way of shuffling them; it is no part of the order. */
async function withoutRules(): Promise<void> {
  for (const table of ['vendors', 'content', 'users']) await sql`alter table ${sql.table(table)} disable trigger user`.execute(world.db)
  const { rows } = await sql<{ drop: string }>`
    select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as drop from pg_constraint
      where conrelid in ('vendors'::regclass, 'content'::regclass, 'users'::regclass, 'content_terms'::regclass) and contype in ('u', 'c')
        or conrelid = 'content_terms'::regclass and contype = 'p'
    union all select format('drop index %s', indexrelid::regclass) from pg_index
      where indrelid in ('vendors'::regclass, 'content'::regclass, 'users'::regclass) and not indisprimary
        and not exists (select from pg_constraint where conindid = indexrelid)`.execute(world.db)
  for (const { drop } of rows) await sql.raw(drop).execute(world.db)
}
