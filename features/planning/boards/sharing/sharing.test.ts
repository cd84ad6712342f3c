// One chance: rights, leaks

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { loadContent } from '#features/magazine/content/loading.server.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, type Person } from '#tests/world.ts'
import type { Board } from '../board-shapes.ts'

const world = await newWorld()
const site = await wholeSite(world)
const { db, origin } = world

beforeAll(() => loadContent(db, 'demo').then(() => undefined), 60_000)

async function boardWith(ada: Person, notes: readonly string[]) {
  const begun = await ada.post('/users/me/boards/create', { name: 'Flowers', model: { notes: notes[0] } })
  const { id } = begun.body.data.find(({ slug }: Board) => slug === 'flowers')
  for (const words of notes.slice(1)) await ada.post('/users/me/boards', { model: { notes: words }, board: 'flowers' })
  const vendor = (await ada.post('/user-vendors', { name: 'Fern & Co.', taxonomy: 'florists', email: 'fern@example.com' })).body.data
  return { id: id as number, vendor: vendor.id as number }
}

// I5 I2
test('a board is shown to one vendor with marks and notes, what must be first; ended, it opens nothing at once, and shared anew by another link', async () => {
  const ada = await world.couple()
  const { id, vendor } = await boardWith(ada, ['Peonies', 'Lilies', 'Ranunculus'])
  const items = (await ada.get(`/boards/${id}`)).body.data.items as { id: number; notes: string; version: number }[]
  const of = (words: string) => items.find(({ notes }) => notes === words)!
  await ada.put(`/users/me/items/${of('Lilies').id}`, { mark: 'not' })
  const pinned = [{ x: 20, y: 80, words: 'Blush, not pink' }]
  const act = crypto.randomUUID()
  const marked = await ada.put(`/users/me/items/${of('Peonies').id}`, { mark: 'must', pinned, act })
  expect(marked.body.data).toMatchObject({ mark: 'must', pinned })
  const made = await ada.post(`/boards/${id}/share`, { user_vendor_id: vendor, way: 'link' })
  expect(made).toMatchObject({ status: 201, body: { data: { vendor: 'Fern & Co.', opened_at: null }, conversation_id: null } })
  const path = new URL(made.body.link).pathname
  const api = path.replace('/shared-boards/', '/public/shared-boards/')
  const seen = await world.visitor().get(api)
  expect(seen.body.data.items.map(({ notes }: { notes: string }) => notes)).toEqual(['Peonies', 'Ranunculus', 'Lilies'])
  expect(seen.body.data).toMatchObject({ name: 'Flowers', vendor: 'Fern & Co.' })
  const { status, html } = await site.get(path)
  expect(status).toBe(200)
  for (const words of ['Must have', 'Not this', 'Blush, not pink']) expect(html).toContain(words)
  expect((await ada.get(`/boards/${id}`)).body.share).toMatchObject({ vendor: 'Fern & Co.', opened_at: expect.any(String) })
  await ada.post(`/wedding-changes/${act}/undo`)
  expect((await world.visitor().get(api)).body.data.items.every(({ mark }: { mark: string }) => mark !== 'must')).toBe(true)

  expect((await ada.delete(`/boards/${id}/share`)).status).toBe(204)
  expect((await world.visitor().get(api)).status).toBe(410)
  const ended = await site.get(path)
  expect([ended.status, ended.html.includes('no longer shared'), ended.html.includes('Flowers')]).toEqual([410, true, false])
  expect((await fetch(`${origin}/api/v1${api}/paper`)).status).toBe(410)
  expect((await ada.get(`/boards/${id}`)).body.share).toBe(null)
  const anew = await ada.post(`/boards/${id}/share`, { user_vendor_id: vendor, way: 'link' })
  expect(new URL(anew.body.link).pathname).not.toBe(path)
  expect((await world.visitor().get(api)).status).toBe(410)
  expect((await site.get(`/shared-boards/${'a'.repeat(43)}`)).status).toBe(404)
})

// I5
test('Loved, a vendor of another couple, a missing address and bad notes are refused; a letter carries the link, and another address ends it', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const { id, vendor } = await boardWith(ada, ['Peonies'])
  const { vendor: theirs } = await boardWith(bob, ['Roses'])
  expect((await ada.post(`/boards/${id}/share`, { user_vendor_id: theirs, way: 'link' })).status).toBe(422)
  expect((await bob.post(`/boards/${id}/share`, { user_vendor_id: theirs, way: 'link' })).status).toBe(404)
  expect((await bob.delete(`/boards/${id}/share`)).status).toBe(404)
  const { id: loved } = (await ada.get('/users/me/index/boards')).body.data.find(({ slug }: Board) => slug === 'loved')
  expect((await ada.post(`/boards/${loved}/share`, { user_vendor_id: vendor, way: 'link' })).status).toBe(422)
  expect((await ada.post(`/boards/${id}/share`, { user_vendor_id: vendor, way: 'conversation' })).status).toBe(422)
  const [item] = (await ada.get(`/boards/${id}`)).body.data.items
  const note = { x: 1, y: 1, words: 'Here' }
  for (const bad of [
    { mark: 'maybe' },
    { pinned: [{ ...note, x: 101 }] },
    { pinned: [{ ...note, y: -1 }] },
    { pinned: [{ ...note, words: ' ' }] },
    { pinned: [{ ...note, words: 'a\u0000b' }] },
    { pinned: [{ ...note, words: '\ud800' }] },
    { pinned: Array(9).fill(note) },
    { pinned: 'none' },
  ])
    expect([bad, (await ada.put(`/users/me/items/${item.id}`, bad)).status]).toEqual([bad, 422])

  const mailed = await ada.post(`/boards/${id}/share`, { user_vendor_id: vendor, way: 'mail' })
  expect(mailed.body).toMatchObject({ link: null, data: { way: 'mail' } })
  const letter = await db.selectFrom('mails').where('to_address', '=', 'fern@example.com').select('text').executeTakeFirstOrThrow()
  const [, token = ''] = /shared-boards\/([\w-]{43})/.exec(letter.text) ?? []
  expect((await world.visitor().get(`/public/shared-boards/${token}`)).status).toBe(200)
  await ada.put(`/user-vendors/${vendor}`, { email: 'new@example.com' })
  expect((await world.visitor().get(`/public/shared-boards/${token}`)).status).toBe(410)
})

// I5
test('however much stands on a board, its paper is one page that says how much more there is', async () => {
  const ada = await world.couple()
  const { id, vendor } = await boardWith(
    ada,
    Array.from({ length: 14 }, (_, n) => `Idea ${n + 1} Żółć ${'and more '.repeat(60)}`),
  )
  const { link } = (await ada.post(`/boards/${id}/share`, { user_vendor_id: vendor, way: 'link' })).body
  const answer = await fetch(`${origin}/api/v1/public${new URL(link).pathname}/paper`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(pdf)
  expect(text).toHaveLength(1)
  for (const words of ['Flowers', 'Żółć', 'And 5 more, on the page of the link.']) expect(text[0]!.replace(/\s+/g, ' ')).toContain(words)
})

// I5
test('where notes don’t fit on their paper each thing says so, whatever room is left', async () => {
  const ada = await world.couple()
  const { id, vendor } = await boardWith(
    ada,
    Array.from({ length: 9 }, (_, n) => 'Idea '.repeat(1 + n * 9)),
  )
  const items: { id: number }[] = (await ada.get(`/boards/${id}`)).body.data.items
  for (const [nth, item] of items.entries()) {
    const pinned = Array.from({ length: 8 }, (_, n) => ({ x: 50, y: 50, words: `Here ${'and there '.repeat(((n + nth) % 4) * 5)}` }))
    expect((await ada.put(`/users/me/items/${item.id}`, { pinned })).status).toBe(200)
  }
  const { link } = (await ada.post(`/boards/${id}/share`, { user_vendor_id: vendor, way: 'link' })).body
  const answer = await fetch(`${origin}/api/v1/public${new URL(link).pathname}/paper`)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())))
  expect(text[0]!.match(/\b8\s+Here|More on the page of the link\./g)).toHaveLength(9)
})

// I5
test('in a conversation a board is shown by one call: the share and its words stand together, or neither, and are there once', async () => {
  const ada = await world.couple()
  await sql`update users set email_verified_at = now() where id = ${ada.id}`.execute(db)
  const { id } = await boardWith(ada, ['Peonies'])
  const enquiry = await ada.post('/vendors/fern-and-fable/enquiries', { guests: 90, message: 'One long table, please.' })
  expect(enquiry.status).toBeLessThan(300)
  const [{ id: conversation }] = (await ada.get('/conversations?side=couple')).body.data
  const { rows } = await sql<{ id: number }>`insert into user_vendors (user_id, name, taxonomy, vendor_id)
    select user_id, 'Fern & Fable', 'florists', content_id from conversations where id = ${conversation} returning id`.execute(db)
  const known = rows[0]!
  const share = () => ada.post(`/boards/${id}/share`, { user_vendor_id: known.id, way: 'conversation' })
  const written = async () =>
    (await ada.get(`/conversations/${conversation}`)).body.data.messages.filter(({ words }: { words: string }) =>
      words.includes('/shared-boards/'),
    )
  await ada.put(`/conversations/${conversation}`, { is_closed: true })
  expect((await share()).status).toBe(422)
  expect([(await ada.get(`/boards/${id}`)).body.share, await written()]).toEqual([null, []])
  await ada.post('/vendors/fern-and-fable/enquiries', { guests: 90, message: 'One long table after all.' })
  const answers = await Promise.all(Array.from({ length: 8 }, share))
  for (const { status, body } of answers)
    expect([status, body.link, body.conversation_id, body.data.way]).toEqual([201, null, conversation, 'conversation'])
  const [message, ...more] = await written()
  expect(more).toEqual([])
  const [, token = ''] = /shared-boards\/([\w-]{43})/.exec(message.words) ?? []
  expect((await world.visitor().get(`/public/shared-boards/${token}`)).body.data).toMatchObject({ name: 'Flowers' })
  await ada.delete(`/boards/${id}/share`)
  await share()
  expect(await written()).toHaveLength(2)
  expect((await world.visitor().get(`/public/shared-boards/${token}`)).status).toBe(410)
})
