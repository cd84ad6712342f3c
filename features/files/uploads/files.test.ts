// One chance: rights, writes

import sharp from 'sharp'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pdf, photo, sendingTo, sumOf } from '#tests/files.ts'
import { soon } from '#tests/soon.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db, files } = world
const { begin, piece, send, cutOff, look } = sendingTo(world)
const ours = await photo()

// A4
test('a picture is kept upright, without its place, with its author beside it', async () => {
  const ada = await world.couple()
  const { status, body } = await send(ada, ours, { sha256: sumOf(ours) })
  expect([status, body.state, body.offset]).toEqual([200, 'kept', ours.length])
  expect(body.file).toMatchObject({ kind: 'picture', name: 'us.jpg', width: 600, height: 900, is_missing: false })
  expect(body.file.credit).toEqual({ author: 'Ada Lens', copyright: '(C) Ada', licence: '', ai: '' })

  const seen = await look(body.file.urls.whole, ada)
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('x-content-type-options')]).toEqual([
    200,
    'image/jpeg',
    'nosniff',
  ])
  expect(seen.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(seen.headers.get('cache-control')).toBe('private, max-age=60')
  const { exif, icc, xmp, width, height, orientation, space } = await sharp(seen.bytes).metadata()
  expect({ exif, icc, xmp, width, height, orientation, space }).toEqual({ width: 600, height: 900, space: 'srgb' })
  expect(seen.bytes.length).toBe(body.file.bytes)
  expect(ours.includes('Ada Lens') && !seen.bytes.includes('Ada Lens')).toBe(true)
  expect((await look(body.file.urls.whole, ada, { 'if-none-match': seen.headers.get('etag')! })).status).toBe(304)
  expect((await ada.get(`/uploads/${body.id}`)).body.file.id).toBe(body.file.id)
  await soon(async () => expect(await pieces()).toEqual([]))
})

// A4
test('an upload that is cut five times arrives whole, and once', async () => {
  const ada = await world.couple()
  const ours = await photo(2_400, 1_600)
  const begun = await begin(ada, ours)
  const { id } = begun.body
  for (let cut = 1, offset = 0; cut <= 5; cut++) {
    await cutOff(ada, id, offset, ours.subarray(offset), Math.floor(ours.length / 7))
    await soon(async () => expect((await ada.get(`/uploads/${id}`)).body.offset).toBeGreaterThan(offset))
    offset = (await ada.get(`/uploads/${id}`)).body.offset
  }
  // Another page, another day: the same file is known by its name and size.
  const again = await begin(ada, ours)
  expect([again.body.id, again.body.offset]).toEqual([id, (await ada.get(`/uploads/${id}`)).body.offset])
  expect(again.body.offset).toBeGreaterThan(Math.floor(ours.length / 3))
  const { body } = await piece(ada, id, again.body.offset, ours.subarray(again.body.offset))
  expect([body.state, body.offset]).toEqual(['kept', ours.length])
  const { rows } = await sql<{ sum: string }>`select encode(sha256, 'hex') as sum from files where user_id = ${ada.id}`.execute(db)
  expect(rows).toEqual([{ sum: sumOf(ours) }])
})

test('of two at once one is right, and the other hears where it goes on', async () => {
  const ada = await world.couple()
  const { id } = (await begin(ada, ours)).body
  const half = ours.length >> 1
  const first = await Promise.all([1, 2, 3, 4].map(() => piece(ada, id, 0, ours.subarray(0, half))))
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const lost = first.find(({ status }) => status === 409)!
  expect(lost.body).toMatchObject({ message: 'This is not where the file goes on.', data: { id, offset: half, state: 'arriving' } })
  const last = await Promise.all([1, 2].map(() => piece(ada, id, half, ours.subarray(half))))
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await ada.get('/files')).body.data).toHaveLength(1)
  const twice = await Promise.all([1, 2, 3].map(() => begin(ada, ours, { name: 'again.jpg' })))
  expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1)
})

// A4
test('the same content is kept once, and both uploads have it', async () => {
  const ada = await world.couple()
  const [one, two] = [await send(ada, ours, { name: 'one.jpg' }), await send(ada, ours, { name: 'two.jpg' })]
  expect(two.body.file.id).toBe(one.body.file.id)
  const together = await Promise.all(['three.jpg', 'four.jpg'].map((name) => send(ada, pdf('same'), { name, purpose: 'document' })))
  expect(new Set(together.map(({ body }) => body.file.id)).size).toBe(1)
  const bob = await world.couple()
  expect((await send(bob, ours)).body.file.id).not.toBe(one.body.file.id)
})

test('what is no picture, no PDF, or not whole is refused in words, and nothing of it stays', async () => {
  const ada = await world.couple()
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  expect((await send(ada, page)).body.message).toMatch(/^This place takes pictures \(JPEG.+Please choose a picture/)
  expect((await send(ada, page, { purpose: 'document' })).body.message).toMatch(/^We take pictures \(JPEG.+ and PDF files/)
  expect((await send(ada, pdf())).body.message).toMatch(/^This place takes pictures/)
  expect((await send(ada, ours.subarray(0, ours.length / 2))).body.message).toMatch(/^We can’t open this file/)
  const changed = await send(ada, ours, { name: 'changed.jpg', sha256: sumOf(page) })
  expect([changed.status, changed.body.message]).toEqual([422, 'This file changed on its way, or while it was sent. Please send it again.'])
  const { id } = (await begin(ada, page, { name: 'more.jpg' })).body
  expect((await piece(ada, id, 0, ours)).body.message).toBe('More arrived than was announced. Please send the file again.')
  expect((await piece(ada, id, 0, Buffer.alloc(0))).body.message).toBe('Please send the bytes of the file.')
  expect((await ada.get(`/uploads/${id}`)).body.offset).toBe(0)
  expect((await ada.post('/uploads', { name: 'a', purpose: 'picture', size: 41 * 1_048_576 })).body).toEqual({
    message: 'A picture may have at most 40 MB. Please save it smaller and send it again.',
  })
  expect(await ada.get('/files')).toMatchObject({ body: { data: [], room: { bytes: page.length, quota: 2_147_483_648 } } })
})

test('a PDF is kept as it was sent, and only ever to be downloaded', async () => {
  const ada = await world.couple()
  const contract = pdf()
  const { body } = await send(ada, contract, { name: 'Hof “Linde”.pdf', purpose: 'document' })
  expect(body.file).toMatchObject({ kind: 'pdf', bytes: contract.length, width: null })
  const { headers, bytes } = await look(body.file.urls.whole, ada)
  expect(bytes.equals(contract)).toBe(true)
  expect(headers.get('content-disposition')).toBe(`attachment; filename="file.pdf"; filename*=UTF-8''Hof%20%E2%80%9CLinde%E2%80%9D.pdf`)
  expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['application/pdf', 'nosniff'])
  expect(headers.get('content-security-policy')).toContain('sandbox')
})

test('to strangers there is nothing: no upload, no file, no address', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const { body } = await send(ada, ours)
  const { whole } = body.file.urls
  const { id } = (await begin(ada, ours, { name: 'next.jpg' })).body
  expect((await piece(bob, id, 0, ours)).status).toBe(404)
  for (const path of [`/uploads/${id}`, `/uploads/${body.id}`]) expect((await bob.get(path)).status).toBe(404)
  for (const path of [`/uploads/${id}`, `/files/${body.file.id}`]) expect((await bob.delete(path)).status).toBe(404)
  expect((await bob.put(`/files/${body.file.id}`, { alt: 'mine' })).status).toBe(404)

  const signed = new URL(whole, 'http://x')
  const turned = (name: string, value: string) =>
    `${signed.pathname}?${new URLSearchParams({ ...Object.fromEntries(signed.searchParams), [name]: value })}`
  const late = files.addresses.of({ id: body.file.id, variant: 'whole', viewer: ada.id }, Date.now() - 1_300_000)
  const broken = [
    turned('for', String(bob.id)),
    turned('for', 'everybody'),
    turned('expires', '9999999999'),
    turned('sig', 'AAAA'),
    late,
    signed.pathname,
  ]
  expect((await look(whole, ada)).status).toBe(200)
  for (const address of broken)
    for (const who of [ada, bob, undefined]) expect([address, (await look(address, who)).status]).toEqual([address, 404])
  for (const who of [bob, undefined]) expect((await look(whole, who)).status).toBe(404)
  for (const variant of ['161', 'sent', '..%2fx']) expect((await look(whole.replace('whole', variant), ada)).status).toBe(404)
  // Signed for somebody, it still shows only what they may see.
  expect((await look(files.addresses.of({ id: body.file.id, variant: 'whole', viewer: bob.id }), bob)).status).toBe(404)
  expect((await look(files.addresses.of({ id: body.file.id, variant: 'whole', viewer: 'everybody' }))).status).toBe(404)
})

test('a deleted file is nowhere, keeps no room, and comes back for 30 days', async () => {
  const ada = await world.couple()
  const { file } = (await send(ada, ours)).body
  expect((await ada.delete(`/files/${file.id}`)).status).toBe(204)
  expect((await look(file.urls.whole, ada)).status).toBe(404)
  expect((await ada.get('/files')).body).toMatchObject({ data: [], room: { bytes: 0 } })
  const gone = (await ada.get('/files?deleted=true')).body.data
  expect(gone).toMatchObject([{ id: file.id, urls: {} }])
  const back = await ada.post(`/files/${file.id}/restore`)
  expect(back.body.data).toMatchObject({ id: file.id, deleted_at: null })
  expect((await look(back.body.data.urls.whole, ada)).status).toBe(200)
  const named = await ada.put(`/files/${file.id}`, { alt: 'The two of us', author: 'Grace' })
  expect(named.body.data).toMatchObject({ alt: 'The two of us', name: 'us.jpg', credit: { author: 'Grace', copyright: '(C) Ada' } })
})

test('who gives up an upload has its room again, and an old one is no more', async () => {
  const ada = await world.couple()
  const { id } = (await begin(ada, ours)).body
  await piece(ada, id, 0, ours.subarray(0, 1_000))
  expect((await ada.get('/files')).body.room.bytes).toBe(ours.length)
  expect((await ada.delete(`/uploads/${id}`)).status).toBe(204)
  expect((await ada.get('/files')).body.room.bytes).toBe(0)
  const old = (await begin(ada, ours)).body.id
  await db.updateTable('uploads').where('id', '=', old).set({ expires_at: sql`now()` }).execute()
  expect((await piece(ada, old, 0, ours)).status).toBe(404)
  const anew = (await begin(ada, ours)).body
  expect([anew.id === old, anew.offset]).toEqual([false, 0])
})

async function pieces() {
  return db.selectFrom('upload_pieces').select('key').execute()
}
