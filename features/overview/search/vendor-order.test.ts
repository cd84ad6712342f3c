// One chance: money

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const visitor = world.visitor()

test('no price, plan, account, claim, review or date of a vendor moves it: columns and fields are shuffled among them, and the order stays', async () => {
  const orders = async () => Promise.all(['florists', 'the', 'music', 'savannah', 'catering rain'].map((q) => vendorsFor(q)))
  const before = await orders()
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'content'
    and column_name not in ('id', 'type', 'slug', 'url', 'title', 'excerpt', 'status', 'fields', 'plain', 'named')`.execute(world.db)
  const { rows: fields } = await sql<{ name: string }>`
    select distinct key as name from content, jsonb_object_keys(fields) key where type = 'vendor'
    and key not in ('terms', 'service', 'other_services', 'location', 'also_in', 'people', 'pictures')`.execute(world.db)
  expect(columns.map(({ name }) => name)).toContain('published_on')
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['price_from', 'verified', 'reviews', 'contact_email']))
  const { rows: vendors } = await sql<{ id: number; fields: Record<string, unknown> }>`
    select id, fields from content where type = 'vendor' order by id`.execute(world.db)
  const mixed = vendors.map(({ id, fields }) => ({ id, fields: { ...fields }, from: {} as Record<string, number> }))
  for (const [nth, { name }] of fields.entries())
    mixed.forEach(({ fields }, at) => (fields[name] = another(vendors, at, nth).fields[name] ?? null))
  for (const [nth, { name }] of columns.entries()) mixed.forEach(({ from }, at) => (from[name] = another(vendors, at, nth).id))
  const given = columns.map(
    ({ name }) =>
      sql`${sql.ref(name)} = (select other.${sql.ref(name)} from content other where other.id = (mixed."from" ->> ${name}::text)::bigint)`,
  )
  await sql`update content set fields = mixed.fields, ${sql.join(given)}
    from jsonb_to_recordset(${JSON.stringify(mixed)}::jsonb) as mixed (id bigint, fields jsonb, "from" jsonb) where content.id = mixed.id`.execute(
    world.db,
  )
  expect(await orders()).toEqual(before)
  await sql`update content set title = 'Florists', fields = fields || '{"terms": {}}' where type = 'vendor' and slug = 'plain-ledger'`.execute(
    world.db,
  )
  expect((await vendorsFor('florists'))[0]).toBe('Florists')
}, 120_000)

/** A vendor for another one's place, by a different order for each column. */
function another<One>(all: readonly One[], at: number, nth: number): One {
  return all[(at * 7 + nth * 11 + 1) % all.length]!
}

async function vendorsFor(q: string): Promise<string[]> {
  const { body } = await visitor.get(`/search?kind=vendor&per_page=50&q=${encodeURIComponent(q)}`)
  return body.data.flatMap(({ finds }: { finds: { title: string }[] }) => finds.map(({ title }) => title))
}
