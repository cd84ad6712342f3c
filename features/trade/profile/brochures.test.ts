// One chance: rights, leaks

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { businessesIn } from '#tests/businesses.ts'
import { pdf, photo, sendingTo } from '#tests/files.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { holderOf, operator, record } = businessesIn(world)
const { send } = sendingTo(world)

const whole = {
  line: 'Garden-grown, never wired, usually late for lunch.',
  words: 'We are Wren and Oluchi. We grow about half of what we cut on two acres outside Glen Ellen and buy the rest.',
  since: 2012,
  weddings_a_year: 26,
  offers: [{ title: 'Posies only', what: 'Two bouquets and six boutonnieres.', price: 2_400_00 }],
}

// UI-065 V8
test('a PDF of the business is read by who decides, opens for everybody once it is out, and for nobody once it is taken off', async () => {
  const { id, slug, wren, colleague, nadia } = await florist()
  const file_id = await brought(wren, 'prices.pdf')
  const offer = (brochures: object[]) => wren.put(`/content/submit-vendor/${id}`, { model: { ...whole, brochures } })
  const open = () => fetch(`${world.origin}/api/v1/vendors/${slug}/brochures/${file_id}`, { redirect: 'manual' })
  expect((await offer([{ title: 'Prices for 2027', file_id }])).body.data.model.brochures).toEqual([{ title: 'Prices for 2027', file_id }])
  expect((await open()).status).toBe(404)
  await putOut(wren, nadia, id, [{ id: file_id, name: 'Prices for 2027', bytes: expect.any(Number), url: expect.any(String) }])

  const { body } = await world.visitor().get(`/content?type=vendor&slug=${slug}`)
  expect(body.data.fields.brochures).toEqual([{ title: 'Prices for 2027', file_id }])
  const led = await open()
  expect(led.status).toBe(303)
  const file = await fetch(world.origin + led.headers.get('location'))
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  // A colleague writes on without bringing it again.
  expect((await colleague.put(`/content/submit-vendor/${id}`, { model: { price_note: 'With tax.' } })).status).toBe(200)

  expect((await offer([])).body.data.model.brochures).toEqual([])
  expect((await open()).status).toBe(303)
  await putOut(wren, nadia, id, [])
  expect((await open()).status).toBe(404)
})

test('nobody offers a file of others, or what is no PDF; a business that is not shown offers none', async () => {
  const { id, slug, wren, nadia } = await florist()
  const theirs = await brought(await world.couple(), 'theirs.pdf')
  const picture = (await send(wren, await photo())).body.file.id
  const offer = (file_id: number) =>
    wren.put(`/content/submit-vendor/${id}`, { model: { ...whole, brochures: [{ title: 'Prices', file_id }] } })
  for (const file_id of [theirs, picture, 999_999]) expect((await offer(file_id)).body.errors).toHaveProperty('brochures')
  const own = await brought(wren, 'own.pdf')
  await offer(own)
  await putOut(wren, nadia, id, [expect.anything()])
  await sql`update content set status = 'withdrawn' where id = ${id}`.execute(world.db)
  expect((await world.visitor().get(`/vendors/${slug}/brochures/${own}`)).status).toBe(404)
  expect((await world.visitor().get(`/vendors/${slug}/brochures/${theirs}`)).status).toBe(404)
})

async function florist() {
  const { id, slug } = await record()
  const [wren, colleague, nadia] = [await holderOf(id), await world.couple(), await operator()]
  await world.db.insertInto('vendor_members').values({ user_id: colleague.id, content_id: id, role: 'colleague' }).execute()
  return { id, slug, wren, colleague, nadia }
}

async function putOut(wren: Person, nadia: Person, id: number, files: unknown[]): Promise<void> {
  const sent = await wren.post(`/content/submit-vendor/${id}/submit`)
  expect([sent.status, sent.body.errors]).toEqual([200, undefined])
  const waiting = (await nadia.get('/admin/vendor-queue')).body.data.find((one: { id: number }) => one.id === id)
  expect(waiting.files).toEqual(files)
  if (waiting.files[0]) {
    const seen = await fetch(world.origin + waiting.files[0].url, { headers: { cookie: `posy_session=${nadia.token}` } })
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
  expect((await nadia.post(`/admin/vendor-submissions/${id}`, { decision: 'publish', version: waiting.version })).status).toBe(200)
}

async function brought(who: Person, name: string): Promise<number> {
  const { body } = await send(who, pdf(name), { name, purpose: 'document' })
  return body.file.id
}
