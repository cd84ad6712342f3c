// One chance: rights

import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { letter } from '#server/letter.ts'
import { photo, sendingTo } from '#tests/files.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { send } = sendingTo(world)
const site = await wholeSite(world)
const drawing = await sharp({ create: { width: 600, height: 100, channels: 4, background: { r: 20, g: 120, b: 60, alpha: 0.5 } } })
  .png()
  .toBuffer()
afterAll(() => world.db.deleteFrom('file_uses').where('kind', '=', 'logo').execute())

// UI-016 CONST-005
test('the operator’s logo stands in the header and in letters with the name of the site, and goes back to the wordmark', async () => {
  const [admin, other] = [await operator(), await operator()]
  const ada = await world.couple()
  const own = (await send(ada, drawing)).body.file.id
  expect((await ada.put('/admin/logo', { file_id: own })).status).toBe(403)
  expect((await admin.put('/admin/logo', { file_id: own })).status).toBe(422)

  const { id } = (await send(admin, drawing, { name: 'logo.png' })).body.file
  const set = await admin.put('/admin/logo', { file_id: id })
  expect(set.body.data.logo).toEqual({ src: `/logo/${id}.png`, width: 180, height: 30 })
  const seen = await fetch(`${world.origin}/logo/${id}.png`)
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, max-age=60',
  ])
  expect(await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).toMatchObject({ width: 360, height: 60, hasAlpha: true })
  await site.look()
  expect((await site.get('/')).html).toMatch(new RegExp(`<img class="wordmark" src="/logo/${id}\\.png" width="180" height="30" alt="Posy"`))
  const { html, text } = letter({ brand: 'Posy', heading: 'Hello', lines: [], footer: '' })
  expect(html).toContain(`<img src="http://posy.test/logo/${id}.png" width="180" height="30" alt="Posy"`)
  expect(text).toContain('Posy')

  const next = (await send(other, await photo())).body.file.id
  expect((await other.put('/admin/logo', { file_id: next })).body.data.logo).toMatchObject({ src: `/logo/${next}.png`, height: 30 })
  expect((await fetch(`${world.origin}/logo/${id}.png`)).status).toBe(404)
  expect((await admin.get('/files?deleted=true')).body.data).toMatchObject([{ id }])
  expect((await other.put('/admin/logo', { file_id: null })).body.data.logo).toBe(null)
  expect((await fetch(`${world.origin}/logo/${next}.png`)).status).toBe(404)
  await site.look()
  expect((await site.get('/')).html).toMatch(/<svg class="wordmark"[^>]*aria-label="Posy"/)
  expect(letter({ brand: 'Posy', heading: 'Hello', lines: [], footer: '' }).html).not.toContain('<img')
})

async function operator(): Promise<Person> {
  const one = await world.couple()
  await world.db.updateTable('users').set({ is_admin: true }).where('id', '=', one.id).execute()
  return one
}
