// One chance: rights, leaks, writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteAccount } from '#features/overview/leaving/rows.server.ts'
import { usualLimits } from '#server/files/file-settings.ts'
import { businessesIn } from '#tests/businesses.ts'
import { fileRowsOf } from '#tests/file-rows.ts'
import { pdf, photo, sendingTo } from '#tests/files.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { unzipBytes } from '#tests/workbook.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ limits: usualLimits })
const { db } = world
const { record, holderOf, operator, confirmed } = businessesIn(world)
const { send, look } = sendingTo(world)
const { roomOf } = fileRowsOf(world)
const site = await wholeSite(world)
const words = 'We are the florist; our county invoice has the name and the address.'

// P6
test('a dispute opens with files besides words: who asks and an operator open them, who holds it and strangers nothing', async () => {
  const vendor = await record()
  const [wren, holder, nadia, stranger] = [await confirmed(), await holderOf(vendor.id), await operator(), await confirmed()]
  const file_ids = [await brought(wren, pdf('lease'), 'lease.pdf'), await brought(wren, await photo(), 'sign.jpg')]
  const { body, status } = await wren.post('/vendor-claims', { vendor_id: vendor.id, words, file_ids })
  expect(status).toBe(200)
  expect(body.data.files.map(({ name }: { name: string }) => name)).toEqual(['lease.pdf', 'sign.jpg'])
  expect((await wren.get('/vendor-claims')).body.data[0].files).toEqual(body.data.files)
  for (const { url } of body.data.files) expect((await look(url, wren)).status).toBe(200)
  const [waiting] = (await nadia.get(`/admin/vendor-queue?kind=claim&id=${body.data.id}`)).body.data
  expect(waiting.files.map(({ id }: { id: number }) => id)).toEqual(file_ids)
  for (const { url } of waiting.files) expect((await look(url, nadia)).status).toBe(200)
  expect(JSON.stringify((await holder.get('/users/me/vendor-disputes')).body)).not.toContain('lease')
  const addressFor = (who: Person) => world.files.addresses.of({ id: file_ids[0]!, variant: 'whole', viewer: who.id })
  for (const who of [holder, stranger]) {
    expect((await look(addressFor(who), who)).status).toBe(404)
    expect((await who.post(`/vendor-claims/${body.data.id}/files`, { file_id: file_ids[0] })).status).toBe(404)
    expect((await who.post(`/vendor-claims/${body.data.id}/files`, { file_id: {} })).status).toBe(404)
  }
  expect((await nadia.post(`/vendor-claims/${body.data.id}/files`, { file_id: file_ids[0] })).status).toBe(404)
  await nadia.post(`/admin/vendor-claims/${body.data.id}`, { decision: 'refuse', words: 'The lease ended in 2019.' })
  expect((await look(addressFor(nadia), nadia)).status).toBe(404)
  expect((await look(addressFor(wren), wren)).status).toBe(200)
  const late = await wren.post(`/vendor-claims/${body.data.id}/files`, { file_id: file_ids[0] })
  expect([late.status, late.body.errors]).toEqual([422, { file_id: ['This is decided, so it takes no more files.'] }])
})

// P6
test('more can be shown until it is decided, five at most, and one that is pressed twice is there once', async () => {
  const vendor = await record()
  const wren = await confirmed()
  const files = await Promise.all(Array.from({ length: 7 }, (_, nth) => brought(wren, pdf(`${nth}`), `${nth}.pdf`)))
  const many = await wren.post('/vendor-claims', { vendor_id: vendor.id, words, file_ids: files.slice(0, 6) })
  expect([many.status, Object.keys(many.body.errors)]).toEqual([422, ['file_ids']])
  const { id } = (await wren.post('/vendor-claims', { vendor_id: vendor.id, words, file_ids: files.slice(0, 3) })).body.data
  const show = (file_id: number) => wren.post(`/vendor-claims/${id}/files`, { file_id })
  const pressed = await Promise.all([show(files[3]!), show(files[3]!), show(files[3]!)])
  expect(pressed.map(({ body }) => body.data.files.length)).toEqual([4, 4, 4])
  const raced = await Promise.all(files.slice(4).map(show))
  expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  expect((await wren.get('/vendor-claims')).body.data[0].files).toHaveLength(5)
})

// P6
test('a file of somebody else is nothing to show, and asks for nothing', async () => {
  const vendor = await record()
  const [wren, ada] = [await confirmed(), await confirmed()]
  const theirs = await brought(ada, pdf('diary'), 'diary.pdf')
  for (const file_id of [theirs, 900_719_925_474]) {
    const { status, body } = await wren.post('/vendor-claims', { vendor_id: vendor.id, words, file_ids: [file_id] })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['file_ids']])
  }
  expect((await wren.get('/vendor-claims')).body.data).toEqual([])
  expect((await look(world.files.addresses.of({ id: theirs, variant: 'whole', viewer: wren.id }), wren)).status).toBe(404)
})

// P6
test('it counts in the room of who asks, is in their archive, and goes with their account', async () => {
  const vendor = await record()
  const [wren, nadia] = [await confirmed(), await operator()]
  const file_id = await brought(wren, pdf('county'), 'county.pdf')
  await wren.post('/vendor-claims', { vendor_id: vendor.id, words, file_ids: [file_id] })
  expect((await roomOf(wren)).bytes).toBe(pdf('county').length)
  const archive = await fetch(`${world.origin}/api/v1/users/me/export`, { headers: { authorization: `Bearer ${wren.token}` } })
  const names = [...unzipBytes(Buffer.from(await archive.arrayBuffer())).keys()]
  expect(names.filter((name) => /^files\/\d+ county\.pdf$/.test(name))).toHaveLength(1)
  await sql`insert into account_deletions (user_id, keep_hash, delete_at) values (${wren.id}, 'x', now())`.execute(db)
  expect(await deleteAccount(db, wren.id)).toBe(true)
  expect(await db.selectFrom('files').where('id', '=', file_id).select('id').execute()).toEqual([])
  expect((await look(world.files.addresses.of({ id: file_id, variant: 'whole', viewer: nadia.id }), nadia)).status).toBe(404)
})

// P6
test('without script a file comes with the form, the next after it, and a refusal loses none', async () => {
  const vendor = await record()
  const wren = await confirmed()
  const page = `/tools/create-or-claim-vendor-profile/setup/ask?vendor=${vendor.id}`
  const post = (fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return site.ask(page, wren, { method: 'POST', body, headers: { origin: 'http://posy.test' } })
  }
  const lease = new File([new Uint8Array(pdf('lease'))], 'lease.pdf')
  const refused = await post({ form: 'ask', words: 'Ours.', file: lease })
  expect(refused.status).toBe(422)
  const [, kept = ''] = /type="hidden" name="file" value="(\d+)"/.exec(refused.html) ?? []
  expect((await post({ form: 'ask', words, file: kept })).status).toBe(303)
  const [claim] = (await wren.get('/vendor-claims')).body.data
  expect(claim.files).toMatchObject([{ id: Number(kept), name: 'lease.pdf' }])
  const sign = new File([new Uint8Array(await photo())], 'sign.jpg')
  expect((await post({ form: 'show', claim: `${claim.id}`, file: sign })).status).toBe(303)
  expect((await post({ form: 'show', claim: `${claim.id}` })).status).toBe(422)
  const shown = await site.ask(page, wren)
  for (const name of ['lease.pdf', 'sign.jpg']) expect(shown.html).toContain(`Open ${name}`)
})

async function brought(who: Person, bytes: Buffer, name: string): Promise<number> {
  return (await send(who, bytes, { name, purpose: 'document' })).body.file.id
}
