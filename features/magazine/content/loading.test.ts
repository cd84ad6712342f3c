// One chance: lost or doubled writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { newWorld } from '#tests/world.ts'
import { loadContent } from './loading.server.ts'
import { pieceFiles } from './piece-files.server.ts'

const demo = await newWorld()
const live = await newWorld()

test('two processes that start at once load the magazine once, whole', { timeout: 60_000 }, async () => {
  const others = [openDb(demo.url, { max: 2 }), openDb(demo.url, { max: 2 })]
  const loaded = await Promise.all(others.map((db) => loadContent(db, 'demo')))
  await Promise.all(others.map((db) => db.destroy()))
  expect(loaded.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(loaded.map(({ changed }) => changed).toSorted((one, other) => one - other)).toEqual([0, pieceFiles().length])
  expect(await count('content')).toBe(pieceFiles().length)
  expect(await count('content_versions')).toBe(pieceFiles().length)
})

test('nothing is done again while no file changed, and a file alone when it did', { timeout: 60_000 }, async () => {
  const begun = performance.now()
  expect(await loadContent(demo.db, 'demo')).toEqual({ changed: 0, wrong: [] })
  console.log(`magazine: ${(performance.now() - begun).toFixed(0)} ms when nothing changed`)
  await change(sql`source_hash = 'an older file', title = 'As it was once'`)
  await sql`update content_loaded set hash = 'before'`.execute(demo.db)
  const pictures = await pictureIds()
  expect(await loadContent(demo.db, 'demo')).toEqual({ changed: 1, wrong: [] })
  expect(await titles()).toEqual([{ title: 'A broom in the museum', version: 3 }])
  expect(await pictureIds()).toEqual(pictures)
})

// RULE-025
test('what an operator wrote is never overwritten, nor is what an operator took back', { timeout: 60_000 }, async () => {
  await change(sql`title = 'Our own words'`)
  await sql`update content set status = 'withdrawn' where type = 'article' and slug = 'skin-and-light'`.execute(demo.db)
  await sql`update content_loaded set hash = 'before'`.execute(demo.db)
  expect(await loadContent(demo.db, 'demo')).toEqual({ changed: 0, wrong: [] })
  expect(await titles()).toEqual([{ title: 'Our own words', version: 4 }])
  const { rows } = await sql`select status, source_hash from content where type = 'article' and slug = 'skin-and-light'`.execute(demo.db)
  expect(rows).toEqual([{ status: 'withdrawn', source_hash: null }])
  const { rows: versions } = await sql`select content_versions.version from content_versions join content on content.id = content_id
    where type = 'real-wedding' and content.slug = 'a-broom-in-the-museum' order by 1`
    .execute(demo.db)
    .then(({ rows }) => ({ rows: rows as { version: number }[] }))
  expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4])
})

test('a piece whose file is gone is withdrawn, and comes back with it', { timeout: 60_000 }, async () => {
  const gone = pieceFiles().filter((file) => !file.endsWith('/eleven-people-in-the-desert.md'))
  await loadContent(demo.db, 'demo', gone)
  const { get } = demo.visitor()
  expect((await get('/content?type=real-wedding&slug=eleven-people-in-the-desert')).status).toBe(410)
  expect(await loadContent(demo.db, 'demo')).toEqual({ changed: 1, wrong: [] })
  expect((await get('/content?type=real-wedding&slug=eleven-people-in-the-desert')).status).toBe(200)
})

test('live nothing that is invented is loaded, and every article has somebody who wrote it', { timeout: 60_000 }, async () => {
  await loadContent(live.db, 'live')
  const { rows } = await sql<{ type: string }>`select distinct type from content where is_illustrated
    or type in ('real-wedding', 'vendor', 'brand', 'product', 'podcast', 'video', 'album', 'vendor-list')`.execute(live.db)
  expect(rows).toEqual([])
  const { body } = await live.visitor().get('/content/list?type=guide')
  expect(body.data.length).toBeGreaterThan(5)
  for (const { author } of body.data) expect(author.title).toBeTruthy()
})

function change(set: ReturnType<typeof sql>): Promise<unknown> {
  return sql`update content set ${set} where type = 'real-wedding' and slug = 'a-broom-in-the-museum'`.execute(demo.db)
}

async function titles() {
  const { rows } = await sql`select title, version from content where type = 'real-wedding' and slug = 'a-broom-in-the-museum'`.execute(
    demo.db,
  )
  return rows
}

async function pictureIds() {
  const { rows } = await sql<{ id: number }>`select content_pictures.id from content_pictures join content on content.id = content_id
    where slug = 'a-broom-in-the-museum' order by position`.execute(demo.db)
  return rows
}

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(demo.db)
  return rows[0]!.count
}
