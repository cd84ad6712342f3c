// One chance: money

import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '#features/magazine/content/loading.server.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { get } = world.visitor()

/** What the published page names, by table; who somebody is, and what makes them be shown, is not shuffled either. */
const named: Record<string, string[]> = {
  vendors: ['service', 'latitude', 'longitude', 'travels_miles', 'price_from', 'price_unit', 'review_count', 'star_sum'],
  content: ['url'],
  users: [],
}
const identities: Record<string, string[]> = { vendors: ['content_id'], content: ['id', 'type', 'status', 'published_on'], users: ['id'] }

const asked = '/vendors?place=sonoma&sum=300000&guests=90&styles=romantic,modern&per_page=20'
const everywhere = asked.replace('place=sonoma&', '')

beforeAll(async () => {
  await loadContent(world.db, 'demo')
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
  const before = { near: await orderOf(asked), all: await orderOf(everywhere) }
  expect([before.near.length, before.all.length]).toEqual([20, 20])
  for (let round = 0; round < 1_000; round++) {
    await Promise.all(['vendors', 'content', 'users'].map((table, nth) => shuffle(table, columns[nth]!, round)))
    if (round % 100 === 99) await sql`vacuum content, vendors, users`.execute(world.db)
    const place = round % 2 ? 'near' : 'all'
    expect(await orderOf(place === 'near' ? asked : everywhere), `round ${round}`).toEqual(before[place])
  }
})

test.each(named['vendors']!)('shuffling what the page names changes the order: vendors.%s', async (column) => {
  // A sum of stars goes with its count.
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
  const before = [await orderOf(asked, 'id'), await orderOf(everywhere, 'id')]
  await act()
  expect([await orderOf(asked, 'id'), await orderOf(everywhere, 'id')]).not.toEqual(before)
  await sql`delete from vendors`.execute(world.db)
  await sql`insert into vendors select * from kept_vendors`.execute(world.db)
}

/** By the address, which the page names, or by whose it is. */
async function orderOf(query: string, by: 'url' | 'id' = 'url'): Promise<unknown[]> {
  const { body } = await get(query)
  return body.data.map(({ piece }: { piece: { url: string; id: number } }) => piece[by])
}

/** From the catalogue of the database, so that a column that is made tomorrow is shuffled, too. */
async function unnamed(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by 1`.execute(world.db)
  return rows.map(({ name }) => name).filter((name) => !named[table]!.includes(name) && !identities[table]!.includes(name))
}

/** Each column by itself: its values stay, and have other owners. */
async function shuffle(table: string, columns: readonly string[], round: number): Promise<void> {
  const [key] = identities[table]!
  const mine = table === 'content' ? sql`where type = 'vendor'` : sql``
  const together = columns.includes('star_sum') ? sql`1` : undefined
  const ordered = (column: RawBuilder<unknown>, nth: number) =>
    sql`(select row_number() over (order by md5(${sql.ref(key!)}::text || ${`${round} ${together ? 0 : nth}`})) as place, ${column} as value from ${sql.table(table)} ${mine})`
  const sources = columns.map((column, nth) => sql`join ${ordered(sql.ref(column), nth)} ${sql.ref(`s${nth}`)} using (place)`)
  const values = columns.map((_, nth) => sql`${sql.ref(`s${nth}.value`)} as ${sql.ref(`v${nth}`)}`)
  const set = columns.map((column, nth) => sql`${sql.ref(column)} = ${sql.ref(`v${nth}`)}`)
  await sql`update ${sql.table(table)} set ${sql.join(set)} from (
    select whose, ${sql.join(values)} from (select row_number() over (order by ${sql.ref(key!)}) as place, ${sql.ref(key!)} as whose
      from ${sql.table(table)} ${mine}) owners ${sql.join(sources, sql` `)}) given
    where ${sql.ref(`${table}.${key}`)} = whose`.execute(world.db)
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
