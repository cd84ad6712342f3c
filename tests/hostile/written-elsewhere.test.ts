// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { figures } from '#tests/faults/figures.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'
import { marksOf, scripts } from './scripts.ts'

const world = await newWorld({ has_magazine: true })
const site = await wholeSite(world)
const couple = await world.couple()
const [username, vendor] = ['ada-and-grace', '/vendors/desert-pin']
await world.db.updateTable('users').set({ username }).where('id', '=', couple.id).execute()
const { id: content_id } = await world.db.selectFrom('content').where('url', '=', vendor).select('id').executeTakeFirstOrThrow()
await sql`insert into vendor_reviews (user_id, content_id, stars, words, signed, month, is_called_off, proof)
  values (${couple.id}, ${content_id}, 4, 'Words', 'Ada', '2026-05', false, 'vendor')`.execute(world.db)
const { data: boards } = (await couple.post('/users/me/boards/create', { name: 'Flowers' })).body
const board: { id: number; version: number } = boards.find(({ slug }: { slug: string }) => slug === 'flowers')

const pages = [vendor, '/vendors/services/florists', '/real-weddings', `/users/${username}`]

// What pieces say has stories of its own: written-pieces, written-types.
test('a script in what couples, businesses and operators write beside pieces runs nowhere', { timeout: 600_000 }, async () => {
  const usual = await marksNow()
  for (const script of scripts) {
    await writeEverywhere(script.replaceAll('\t', ' '))
    const found = `/search?q=${encodeURIComponent(script)}`
    const searched = await site.get(found)
    expect([found, searched.status, marksOf(searched.html).filter((mark) => mark !== 'script')]).toEqual([found, 200, []])
    expect([script, await marksNow()]).toEqual([script, usual])
  }
  figures('scripts beside pieces', { scripts: scripts.length, pages: pages.length, words })
  // The vendor’s page, its list, the list of weddings and the person’s say it in words; some payloads are spelled otherwise.
  expect(words).toBeGreaterThan(scripts.length)
})

/** In the words of a review and who signed it, its answer and its dispute; the names of brochures, terms, boards and people. */
async function writeEverywhere(script: string): Promise<void> {
  await sql`update vendor_reviews set words = ${`${script} and more`}, signed = ${script}, booked = ${script}, reply = ${script}, replied_at = now(),
    dispute = ${script}, disputed_at = now() where content_id = ${content_id}`.execute(world.db)
  await sql`update content set fields = fields || jsonb_build_object('brochures', jsonb_build_array(jsonb_build_object('title', ${script}::text, 'file_id', 1)))
    where id = ${content_id}`.execute(world.db)
  await sql`update content_term_titles set own_title = btrim(left(${script}, 60)) where (taxonomy, term) in (('styles', 'modern'), ('services', 'florists'))`.execute(
    world.db,
  )
  await sql`update users set firstname = ${script}, other_firstname = ${script} where id = ${couple.id}`.execute(world.db)
  await sql`update boards set name = left(${script}, 60), notes = ${script}, is_public = true where id = ${board.id}`.execute(world.db)
  await site.look()
}

let words = 0

async function marksNow(): Promise<Record<string, string[]>> {
  site.forgetPages()
  const told: Record<string, string[]> = {}
  for (const path of pages) {
    const { status, html } = await site.get(path)
    expect([path, status]).toEqual([path, 200])
    told[path] = marksOf(withoutState(html))
    if (html.includes('alert(1)')) words += 1
  }
  return told
}

/** Pages bring their state in one script or in several, as it comes: those that hold no more than that say nothing here. */
function withoutState(html: string): string {
  const parts = html.split('<script')
  return parts
    .filter((part, nth) => nth === 0 || !/ data-tsr-stream-part=|\$_TSR|\$tsr-stream/.test(part.split('</script>')[0]!))
    .join('<script')
}
