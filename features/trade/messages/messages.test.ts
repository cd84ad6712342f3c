// One chance: rights, leaks, writes

import { beforeAll, expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const path = '/vendors/fern-and-fable/enquiries'
const said = { wedding_date: '2027-06-26', place: 'Hart Farm', guests: 90, message: 'One long table, flowers on the cloth.' }
let wren: Person

beforeAll(async () => {
  wren = await acting('fern-and-fable')
}, 60_000)

// V2 UI-092
test('an enquiry opens a conversation that both sides read, and the vendor answers in it', async () => {
  const [ada, id] = await asked()
  const seen = await wren.get(`/conversations/${id}`)
  expect(seen.body.data).toMatchObject({ side: 'vendor', name: 'Ada', facts: { place: 'Hart Farm', guests: 90 }, unread: 1, is_open: true })
  expect(JSON.stringify(seen.body)).not.toContain(ada.email)
  expect(JSON.stringify(seen.body)).not.toContain('Couple')
  const { status, body } = await wren.post(`/conversations/${id}/messages`, { words: 'The 26th is taken. Friday is free.' })
  expect([status, body.data]).toEqual([200, expect.objectContaining({ side: 'vendor', is_own: true, author: 'Ada' })])
  const { body: thread } = await ada.get(`/conversations/${id}`)
  expect(thread.data).toMatchObject({ side: 'couple', name: 'Fern & Fable', unread: 1, waits_since: null, last: { side: 'vendor' } })
  expect(thread.data.messages.map(({ kind, words }: { kind: string; words: string }) => [kind, words])).toEqual([
    ['enquiry', said.message],
    ['words', 'The 26th is taken. Friday is free.'],
  ])
})

// V3
test('the first answer by a person answers the enquiry, once', async () => {
  const [ada, id] = await asked()
  expect((await ada.get(path)).body.data.enquiries[0].answered_at).toBeNull()
  const first = await wren.post(`/conversations/${id}/messages`, { words: 'Poppies, then.' })
  await wren.post(`/conversations/${id}/messages`, { words: 'And ranunculus.' })
  expect((await ada.get(path)).body.data.enquiries[0].answered_at).toBe(first.body.data.created_at)
})

test('what one side has read the other sees, and a message that is read tells nobody any more', async () => {
  const [ada, id] = await asked()
  const { body } = await wren.post(`/conversations/${id}/messages`, { words: 'Have you thought of geese?' })
  expect((await wren.get(`/conversations/${id}`)).body.data.seen_id).toBeLessThan(body.data.id)
  expect((await ada.get('/users/notifications')).body.data[0]).toMatchObject({
    kind: 'message',
    read_at: null,
    data: { title: 'Fern & Fable wrote to you', body: 'Have you thought of geese?', params: { url: `/messages/${id}` } },
  })
  expect((await ada.post(`/conversations/${id}/read`, { up_to: 9_000_000_000 })).status).toBe(204)
  expect((await wren.get(`/conversations/${id}`)).body.data.seen_id).toBe(body.data.id)
  expect((await ada.get(`/conversations/${id}`)).body.data.unread).toBe(0)
  expect((await ada.get('/users/notifications')).body).toMatchObject({ unread: 0 })
  await ada.post(`/conversations/${id}/read`, { up_to: 1 })
  expect((await wren.get(`/conversations/${id}`)).body.data.seen_id).toBe(body.data.id)
})

test('pressed twenty times at once, it arrives once', async () => {
  const [ada, id] = await asked()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const press = () => ada.post(`/conversations/${id}/messages`, { words: 'Twenty presses.' }, headers)
  const answers = await Promise.all(Array.from({ length: 20 }, press))
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect((await ada.get(`/conversations/${id}`)).body.data.messages).toHaveLength(2)
})

test('two hundred from both sides at once: none is lost, none comes twice', { timeout: 60_000 }, async () => {
  const [ada, id] = await asked()
  const words = Array.from({ length: 200 }, (_, nth) => `${nth}.`)
  // Whoever is told to come again sends again, as a browser does, under the same key.
  const write = async (words: string, who: Person): Promise<void> => {
    const { status } = await who.post(`/conversations/${id}/messages`, { words }, { 'idempotency-key': `two-hundred-${words}` })
    if (status === 429 || status === 503) return new Promise((soon) => setTimeout(soon, 200)).then(() => write(words, who))
    expect(status).toBe(200)
  }
  await Promise.all(words.map((words, nth) => write(words, nth % 2 ? ada : wren)))
  const newest = (await ada.get(`/conversations/${id}`)).body.data
  const older = (await ada.get(`/conversations/${id}?before=${newest.messages[0].id}`)).body.data
  const oldest = (await ada.get(`/conversations/${id}?before=${older.messages[0].id}`)).body.data
  const all = [...oldest.messages, ...older.messages, ...newest.messages].map(({ words }) => words)
  expect(all.toSorted()).toEqual([said.message, ...words].toSorted())
  expect([newest.has_more, older.has_more, oldest.has_more]).toEqual([true, true, false])
})

test('strangers, another couple, another business, helpers and operators find no such conversation', async () => {
  const [ada, id] = await asked()
  const [eve, odile, hilda, ops] = await Promise.all([couple(), acting('odile-marsh'), world.helper(ada, {}), couple()])
  await world.db.updateTable('users').set({ is_admin: true }).where('id', '=', ops.id).execute()
  for (const person of [eve, odile, hilda, ops]) {
    expect((await person.get(`/conversations/${id}`)).status).toBe(404)
    expect((await person.post(`/conversations/${id}/messages`, { words: 'Hello' })).status).toBe(404)
    expect((await person.post(`/conversations/${id}/messages`, { words: 7 })).status).toBe(404)
    expect((await person.post(`/conversations/${id}/read`, { up_to: 1 })).status).toBe(404)
    expect((await person.put(`/conversations/${id}`, { is_blocked: true })).status).toBe(404)
    for (const side of ['couple', 'vendor']) expect((await inbox(person, { side })).body.data).toEqual([])
  }
  expect((await ada.get(`/conversations/${id}`)).body.data).toMatchObject({ blocked_by: null, messages: [{}] })
})

test('a partner reads and writes in their own name', async () => {
  const [ada, id] = await asked()
  const theo = await world.helper(ada, {}, 'partner')
  await theo.post(`/conversations/${id}/messages`, { words: 'Are they poisonous to geese?' })
  expect((await wren.get(`/conversations/${id}`)).body.data.messages.at(-1)).toMatchObject({ side: 'couple', is_own: false })
  await wren.post(`/conversations/${id}/messages`, { words: 'Only to their dignity.' })
  expect((await theo.get('/users/notifications')).body.data[0]).toMatchObject({ kind: 'message', data: { body: 'Only to their dignity.' } })
})

test('a colleague who is gone sees nothing more, and is told of nothing', async () => {
  const [ada, id] = await asked()
  const oluchi = await acting('fern-and-fable', 'colleague')
  expect((await oluchi.get(`/conversations/${id}`)).status).toBe(200)
  expect((await oluchi.post(`/conversations/${id}/messages`, { words: 'Oluchi here.' })).status).toBe(200)
  await world.db.deleteFrom('vendor_members').where('user_id', '=', oluchi.id).execute()
  await ada.post(`/conversations/${id}/messages`, { words: 'Lovely to meet you.' })
  expect((await oluchi.get(`/conversations/${id}`)).status).toBe(404)
  expect((await oluchi.post(`/conversations/${id}/messages`, { words: 'Still here?' })).status).toBe(404)
  expect((await inbox(oluchi, { side: 'vendor' })).body.data).toEqual([])
  expect(JSON.stringify((await oluchi.get('/users/notifications')).body)).not.toContain('Lovely to meet you.')
})

test('what is let go takes no more messages, and asking anew goes on in the same conversation', async () => {
  const [ada, id] = await asked()
  expect((await wren.put(`/conversations/${id}`, { is_closed: true })).status).toBe(422)
  expect((await ada.put(`/conversations/${id}`, { is_closed: true })).body.data).toMatchObject({ is_open: false, waits_since: null })
  for (const person of [ada, wren]) {
    const { status, body } = await person.post(`/conversations/${id}/messages`, { words: 'One more thing' })
    expect([status, body.errors]).toEqual([422, { words: ['This conversation is closed, so it takes no more messages.'] }])
  }
  expect((await ada.post(path, { ...said, message: 'We thought again, and it is you.' })).status).toBe(200)
  const { body } = await wren.get(`/conversations/${id}`)
  expect(body.data.messages.map(({ kind }: { kind: string }) => kind)).toEqual(['enquiry', 'let_go', 'enquiry'])
  expect((await wren.post(`/conversations/${id}/messages`, { words: 'Gladly.' })).status).toBe(200)
})

test('who blocks hears no more, and only they can take it back', async () => {
  const [ada, id] = await asked()
  await ada.put(`/conversations/${id}`, { is_blocked: true })
  expect((await wren.post(`/conversations/${id}/messages`, { words: 'But' })).status).toBe(422)
  expect((await wren.put(`/conversations/${id}`, { is_blocked: false })).body.data.blocked_by).toBe('couple')
  expect((await ada.put(`/conversations/${id}`, { is_blocked: false })).body.data.blocked_by).toBeNull()
  expect((await wren.post(`/conversations/${id}/messages`, { words: 'Thank you.' })).status).toBe(200)
})

// P7 P2
test('the vendor’s inbox has who waits longest first, with what may be known of who asks', async () => {
  const [first, second] = [await asked(), await asked()]
  await first[0].put(`/enquiries/${(await first[0].get(path)).body.data.enquiries[0].id}`, { releases_contact: true })
  const { body } = await inbox(wren, { side: 'vendor', filter: 'waiting' })
  const ids = body.data.map(({ id }: { id: number }) => id)
  expect(ids.indexOf(first[1])).toBeLessThan(ids.indexOf(second[1]))
  const [one, other] = [first[1], second[1]].map((id) => body.data.find((row: { id: number }) => row.id === id).asker)
  expect(one).toEqual({ is_confirmed: true, since: expect.stringMatching(/^\d{4}-\d\d$/), email: first[0].email, check: null })
  expect(other.email).toBeNull()
  await wren.post(`/conversations/${first[1]}/messages`, { words: 'Here we are.' })
  const { body: later } = await inbox(wren, { side: 'vendor', filter: 'waiting' })
  expect(later.data.map(({ id }: { id: number }) => id)).not.toContain(first[1])
})

test('a word that was written finds the conversation', async () => {
  const [ada, id] = await asked()
  await wren.post(`/conversations/${id}/messages`, { words: 'Iceland poppies, 100% real_ones' })
  for (const q of ['iceland', '100%', 'fable']) expect((await inbox(ada, { side: 'couple', q })).body.data).toMatchObject([{ id }])
  expect((await inbox(ada, { side: 'couple', q: '%' })).body.data).toMatchObject([{ id }])
  expect((await inbox(ada, { side: 'couple', q: 'peony' })).body).toMatchObject({ data: [], meta: { total: 0 } })
})

test('a business for which nobody acts here gets each message as a letter', async () => {
  const ada = await couple()
  await ada.post('/vendors/weedy/enquiries', { ...said, message: 'Weeds, but kindly.' })
  const [{ id }] = (await inbox(ada, { side: 'couple' })).body.data
  await ada.post(`/conversations/${id}/messages`, { words: 'And thistles.' })
  const letters = await world.db.selectFrom('mails').where('text', 'like', '%And thistles.%').select(['to_address', 'text']).execute()
  expect(letters).toHaveLength(1)
  expect(JSON.stringify(letters)).not.toContain(ada.email)
})

function inbox(person: Person, query: Record<string, string>) {
  return person.get(`/conversations?${new URLSearchParams(query)}`)
}

async function asked(): Promise<[Person, number]> {
  const ada = await couple()
  expect((await ada.post(path, said)).status).toBe(200)
  const { body } = await inbox(ada, { side: 'couple' })
  return [ada, body.data[0].id]
}

async function couple(): Promise<Person> {
  const couple = await world.couple()
  await world.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', couple.id).execute()
  return couple
}

async function acting(slug: string, role: 'owner' | 'colleague' = 'owner'): Promise<Person> {
  const person = await couple()
  const { id } = await world.db
    .selectFrom('content')
    .where('slug', '=', slug)
    .where('type', '=', 'vendor')
    .select('id')
    .executeTakeFirstOrThrow()
  await world.db.updateTable('users').set({ is_vendor: true }).where('id', '=', person.id).execute()
  await world.db.insertInto('vendor_members').values({ user_id: person.id, content_id: id, role }).execute()
  return person
}
