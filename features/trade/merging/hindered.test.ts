// One chance: rights, lost writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { businessesIn } from '#tests/businesses.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { moves, parts } from './moving-rows.server.ts'

const world = await newWorld()
const { db } = world
const { record, holderOf, operator } = businessesIn(world)

// P6
test('whatever refers to a vendor, or to a conversation with one, is known to merging, read from the database’s catalogue', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text || '.' || attname as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid in ('content'::regclass, 'vendors'::regclass, 'conversations'::regclass) and attname <> 'user_id'
    union select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('content_id', 'vendor_id', 'vendor_slug')`.execute(db)
  const known = [...Object.keys(moves), ...parts]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

// P6
test('two that people look after, or one that somebody asks for, are not made one, and it says why', async () => {
  const [goes, stays, asked] = [await record(), await record(), await record()]
  const [nadia, wren] = [await operator(), await holderOf(goes.id)]
  await holderOf(stays.id)
  await sql`insert into vendor_claims (user_id, content_id, words) values (${(await world.couple()).id}, ${asked.id}, 'Ours.')`.execute(db)
  const merge = (who: Person, into: string) =>
    who.post('/admin/vendor-merges', { goes: goes.slug, stays: into, words: 'One shop with two doors.' })
  for (const [into, says] of [
    [stays.slug, /look after both/],
    [asked.slug, /asks for one/],
    [goes.slug, /same record/],
  ] as const) {
    const { status, body } = await merge(nadia, into)
    expect([status, body.errors.goes[0]]).toEqual([422, expect.stringMatching(says)])
  }
  expect((await merge(nadia, 'nobody-at-all')).body.errors).toHaveProperty('stays')
  expect((await merge(wren, stays.slug)).status).toBe(403)
  expect((await wren.get('/users/me/vendor')).body.data).toMatchObject({ id: goes.id })
})
