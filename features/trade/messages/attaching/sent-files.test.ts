// One chance: rights, leaks, writes

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '#features/magazine/content/loading.server.ts'
import { deleteAccount } from '#features/overview/leaving/rows.server.ts'
import { usualLimits } from '#server/files/file-settings.ts'
import { fileRowsOf } from '#tests/file-rows.ts'
import { pdf, sendingTo } from '#tests/files.ts'
import { unzipBytes } from '#tests/workbook.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ limits: { ...usualLimits, account: 40_000 } })
const { db } = world
const { begin, send, look } = sendingTo(world)
const { roomOf } = fileRowsOf(world)
let wren: Person

beforeAll(async () => {
  await loadContent(db, 'demo')
  wren = await acting('fern-and-fable')
}, 60_000)

// V8
test('a file stands at its moment and in the list at both sides, and both open it', async () => {
  const [ada, id] = await asked()
  const { body, status } = await attach(wren, id, { kind: 'contract', words: 'Please read page two.' })
  expect(status).toBe(200)
  for (const person of [ada, wren]) {
    const thread = await threadOf(person, id)
    const file = { id: body.data.id, side: 'vendor', kind: 'contract', name: 'us.pdf', nth: 1, is_newest: true, ends_on: null }
    expect(thread.messages.at(-1)).toMatchObject({ kind: 'file', words: 'Please read page two.', file })
    expect(thread.files).toEqual([thread.messages.at(-1)!.file])
    expect((await look(thread.files[0]!.url, person)).status).toBe(200)
  }
  expect((await ada.get(`/conversations/${id}`)).body.data).toMatchObject({ unread: 1, waits_since: null, last: { kind: 'file' } })
  expect((await ada.get('/users/notifications')).body.data[0].data.body).toBe('Contract: us.pdf\n\nPlease read page two.')
  expect((await ada.get(`/conversations?side=couple&q=US.pdf`)).body.data).toMatchObject([{ id }])
})

// V8
test('a stranger, another business, a helper, an operator and a colleague who is gone open nothing and send nothing', async () => {
  const [ada, id] = await asked()
  const [theo, oluchi] = [await world.helper(ada, {}, 'partner'), await acting('fern-and-fable', 'colleague')]
  const sent = await attach(oluchi, id, { kind: 'plan' })
  expect(sent.status).toBe(200)
  const ops = await world.couple()
  await sql`update users set is_admin = true where id = ${ops.id}`.execute(db)
  await sql`delete from vendor_members where user_id = ${oluchi.id}`.execute(db)
  const file_id = (await threadOf(ada, id)).files[0]!.file_id
  for (const person of [theo, wren]) expect((await look((await threadOf(person, id)).files[0]!.url, person)).status).toBe(200)
  for (const person of [await world.couple(), await acting('odile-marsh'), await world.helper(ada, {}), ops, oluchi]) {
    expect((await person.post(`/conversations/${id}/files`, { file_id: 7 })).status).toBe(404)
    expect((await person.post(`/conversations/${id}/files`, { file_id: {} })).status).toBe(404)
    const url = world.files.addresses.of({ id: file_id, variant: 'whole', viewer: person.id })
    expect((await look(url, person)).status).toBe(404)
    expect((await person.put(`/files/${file_id}`, { name: 'mine' })).status).toBe(404)
    expect((await person.delete(`/files/${file_id}`)).status).toBe(404)
  }
})

// V8
test('a number of another conversation is no version of this one, and a number of somebody’s file opens nothing', async () => {
  const [[ada, id], [bea, other]] = [await asked(), await asked()]
  const theirs = (await attach(bea, other, { kind: 'contract' })).body.data.id
  expect((await attach(wren, id, { kind: 'contract', version_of: theirs })).status).toBe(404)
  const enquiry = (await threadOf(ada, id)).messages[0]!.id
  expect((await attach(wren, id, { kind: 'contract', version_of: enquiry })).status).toBe(404)
  const kept = (await send(ada, pdf(crypto.randomUUID()), { name: 'diary.pdf', purpose: 'document' })).body.file.id
  const [{ file_id }] = (await threadOf(bea, other)).files as [Seen]
  for (const named of [kept, file_id, 900_719_925_474]) {
    const { status, body } = await wren.post(`/conversations/${id}/files`, { file_id: named, kind: 'other' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['file_id']])
  }
  expect((await ada.post(`/conversations/${id}/files`, { file_id, kind: 'other' })).status).toBe(422)
  expect((await threadOf(ada, id)).files).toEqual([])
  expect((await look(world.files.addresses.of({ id: kept, variant: 'whole', viewer: wren.id }), wren)).status).toBe(404)
})

// V8
test('twenty presses are one version; the next stands above it, and the one before can still be read', async () => {
  const [ada, id] = await asked()
  const file_id = (await send(wren, pdf('one'), { name: 'us.pdf', purpose: 'document' })).body.file.id
  const press = () => wren.post(`/conversations/${id}/files`, { file_id, kind: 'contract' })
  const answers = await Promise.all(Array.from({ length: 20 }, press))
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect((await ada.get('/users/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'message')).toHaveLength(1)
  await attach(ada, id, { kind: 'contract', version_of: answers[0]!.body.data.id })
  const second = (await threadOf(wren, id)).files[0]!.id
  await attach(wren, id, { kind: 'contract', version_of: second })
  const { files } = await threadOf(ada, id)
  expect(files.map(({ nth, is_newest }) => [nth, is_newest])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ])
  for (const { url } of files) expect((await look(url, ada)).status).toBe(200)
  await expect(sql`update messages set file_name = 'x' where user_id = ${ada.id} and kind = 'file'`.execute(db)).rejects.toThrow(/stays/)
})

// V8
test('a certificate says until when, and both read when that is before the day; a later one ends the warning', async () => {
  const [ada, id] = await asked('2031-06-26')
  const missing = await attach(wren, id, { kind: 'certificate' })
  expect([missing.status, Object.keys(missing.body.errors)]).toEqual([422, ['ends_on']])
  const { body } = await attach(wren, id, { kind: 'certificate', ends_on: '2031-06-25' })
  const warned = async () => [(await threadOf(ada, id)).files[0]!.ends_before, (await threadOf(wren, id)).files[0]!.ends_before]
  expect(await warned()).toEqual(['2031-06-26', '2031-06-26'])
  await sql`update users set wedding_date = '2031-08-01' where id = ${ada.id}`.execute(db)
  await attach(wren, id, { kind: 'certificate', ends_on: '2031-07-01', version_of: body.data.id })
  // A day that the couple moved is theirs to tell, until they hire.
  expect(await warned()).toEqual(['2031-08-01', null])
  await sql`insert into user_vendors (user_id, name, taxonomy, vendor_id, status) select user_id, 'Fern', 'florists', content_id, 'hired'
    from conversations where id = ${id}`.execute(db)
  expect(await warned()).toEqual(['2031-08-01', '2031-08-01'])
  await attach(wren, id, { kind: 'certificate', ends_on: '2031-08-01', version_of: body.data.id })
  expect(await warned()).toEqual([null, null])
})

// V8
test('what was let go or blocked takes no files, and what was sent stays to be read', async () => {
  const [ada, id] = await asked()
  await attach(wren, id, { kind: 'contract' })
  await ada.put(`/conversations/${id}`, { is_blocked: true })
  const refused = { file_id: ['This conversation is closed, so it takes no more files.'] }
  for (const person of [ada, wren]) expect((await attach(person, id, { kind: 'other' })).body.errors).toEqual(refused)
  await ada.put(`/conversations/${id}`, { is_blocked: false })
  await ada.put(`/conversations/${id}`, { is_closed: true })
  for (const person of [ada, wren]) expect((await attach(person, id, { kind: 'other' })).body.errors).toEqual(refused)
  expect((await look((await threadOf(wren, id)).files[0]!.url, wren)).status).toBe(200)
})

// V8
test('a file counts for who brought it, wherever it stands', async () => {
  const [ada, id] = await asked()
  const june = await acting('fern-and-fable', 'colleague')
  const bytes = Buffer.concat([pdf('long'), Buffer.alloc(30_000, ' '), Buffer.from('%%EOF\n')])
  expect((await attach(june, id, { kind: 'plan' }, bytes)).status).toBe(200)
  const own = (await send(ada, pdf('own'), { name: 'own.pdf', purpose: 'document' })).body.file.bytes
  expect([(await roomOf(june)).bytes, (await roomOf(ada)).bytes]).toEqual([bytes.length, own])
  expect((await begin(june, Buffer.alloc(20_000), { name: 'more.pdf', purpose: 'document' })).status).toBe(422)
  const { body } = await ada.delete(`/files/${(await threadOf(ada, id)).files[0]!.file_id}`)
  expect(body.message).toBe('This file was sent in a conversation, so it stays there for both of you.')
  await goes(june)
  expect((await roomOf(ada)).bytes).toBe(own + bytes.length)
  expect((await look((await threadOf(ada, id)).files[0]!.url, ada)).status).toBe(200)
})

// V8
test('both take along what was sent; the couple keeps it when the business leaves, and with the couple it goes', async () => {
  const [ada, id] = await asked()
  await attach(wren, id, { kind: 'contract' })
  for (const [person, path] of [
    [ada, '/users/me/export'],
    [wren, '/users/me/vendor-export'],
  ] as const) {
    const response = await fetch(`${world.origin}/api/v1${path}`, { headers: { authorization: `Bearer ${person.token}` } })
    const names = [...unzipBytes(Buffer.from(await response.arrayBuffer())).keys()]
    expect(names.filter((name) => /^files\/\d+ us\.pdf$/.test(name)).length).toBeGreaterThan(0)
  }
  const { file_id, url } = (await threadOf(wren, id)).files[0]!
  expect((await wren.post('/users/me/vendor-leave', { page: 'stays' })).status).toBe(204)
  expect((await look(url, wren)).status).toBe(404)
  expect((await look((await threadOf(ada, id)).files[0]!.url, ada)).status).toBe(200)
  await goes(ada)
  expect(await db.selectFrom('files').where('id', '=', file_id).select('id').execute()).toEqual([])
})

async function goes({ id: user_id }: Person): Promise<void> {
  await sql`insert into account_deletions (user_id, keep_hash, delete_at) values (${user_id}, 'x', now())`.execute(db)
  expect(await deleteAccount(db, user_id)).toBe(true)
}

interface Seen {
  id: number
  file_id: number
  url: string
  nth: number
  is_newest: boolean
  ends_before: string | null
}

interface Thread {
  files: Seen[]
  messages: { id: number; file: Seen | null }[]
}

async function threadOf(person: Person, id: number): Promise<Thread> {
  return (await person.get(`/conversations/${id}`)).body.data
}

async function attach(person: Person, id: number, said: object, bytes = pdf(crypto.randomUUID())) {
  const sent = await send(person, bytes, { name: 'us.pdf', purpose: 'document' })
  return person.post(`/conversations/${id}/files`, { file_id: sent.body.file.id, ...said })
}

async function asked(wedding_date?: string): Promise<[Person, number]> {
  const ada = await world.couple()
  await sql`update users set email_verified_at = now() where id = ${ada.id}`.execute(db)
  await ada.post('/vendors/fern-and-fable/enquiries', {
    guests: 90,
    message: 'One long table, please.',
    ...(wedding_date && { wedding_date }),
  })
  return [ada, (await ada.get('/conversations?side=couple')).body.data[0].id]
}

async function acting(slug: string, role: 'owner' | 'colleague' = 'owner'): Promise<Person> {
  const person = await world.couple()
  await sql`insert into vendor_members (user_id, content_id, role) select ${person.id}, id, ${role} from content where type = 'vendor' and slug = ${slug}`.execute(
    db,
  )
  return person
}
