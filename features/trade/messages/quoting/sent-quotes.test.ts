// One chance: rights, leaks, writes, money

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { guests, heads } from '#tests/quoting.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const valid_until = '2200-01-01'
const flowers = { key: 'all', name: 'All flowers', how: { by: 'amount', amount: 365_000 } }
const plates = { key: 'plates', name: 'Plates', how: { by: 'head', rates: { adult: 10_000 } } }
const terms = { lines: [flowers, plates], valid_until }
let wren: Person

beforeAll(async () => {
  wren = await acting('fern-and-fable')
}, 60_000)

// V5 V6 M3
test('a quote that a vendor sends is a card in the conversation, reckoned for the couple’s guests, and stands among their quotes by itself', async () => {
  const [ada, id] = await asked()
  const { body: event } = await ada.post('/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding' })
  await guests(ada, event.data.id, { coming: 3, waiting: 2, declined: 0 })
  expect((await wren.post(`/conversations/${id}/quotes`, { terms })).status).toBe(200)
  const thread = (await ada.get(`/conversations/${id}`)).body.data
  expect(thread).toMatchObject({ unread: 1, waits_since: null, last: { kind: 'quote' }, heads: { at: { adults: 3 }, is_guess: false } })
  expect(thread.messages.at(-1).quote).toMatchObject({ nth: 1, state: 'open', service: 'florists', terms: { valid_until } })
  const compared = (await ada.get('/quotes')).body
  expect(compared.data).toEqual([
    expect.objectContaining({ name: 'Fern & Fable', is_sent: true, status: 'quoted', live: expect.objectContaining({ total: 395_000 }) }),
  ])
  expect((await ada.get('/users/notifications')).body.data[0].data.body).toBe(
    'A quote is here. It can be accepted until Wednesday, January 1, 2200.',
  )
})

// V6 V7
test('the vendor sees whether it is open, superseded, run out, accepted or gone, and never for how many or how much', async () => {
  const [ada, id] = await asked({ wedding_date: '2199-05-09' })
  const { body: event } = await ada.post('/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding' })
  await guests(ada, event.data.id, { coming: 7, waiting: 0, declined: 0 })
  const states = async () => (await quotesOf(wren, id)).map(({ state }) => state)
  await send(id)
  expect(await states()).toEqual(['open'])
  await send(id, { ...terms, note: 'With geese.' })
  expect(await states()).toEqual(['superseded', 'open'])
  const [old, newest] = (await quotesOf(ada, id)) as [Seen, Seen]
  expect((await ada.post(`/quotes/${old.id}/accept`, { heads })).body.errors.id[0]).toBe(
    'There is a newer quote of theirs. Please look at that one.',
  )
  await world.db.updateTable('users').set({ time_zone: 'UTC' }).where('id', '=', ada.id).execute()
  const { url } = (await wren.post('/users/me/vendor/calendar/address', {})).body.data
  const calendar = async () => (await fetch(url.replace(/^https?:\/\/[^/]+/, world.origin))).text()
  expect(await calendar()).not.toContain('Wedding of')
  expect((await ada.post(`/quotes/${newest.id}/accept`, { heads })).status).toBe(200)
  expect(await states()).toEqual(['superseded', 'accepted'])
  expect(await calendar()).toMatch(/DTSTART;VALUE=DATE:21990509[^]*SUMMARY:Wedding of /)
  expect((await quotesOf(ada, id))[1]).toMatchObject({ accepted_total: 365_000 + 90 * 10_000 })
  const seen = (await wren.get(`/conversations/${id}`)).body
  expect([seen.data.heads, ...(await quotesOf(wren, id)).map(({ accepted_total, service }) => [accepted_total, service])]).toEqual([
    null,
    [null, null],
    [null, null],
  ])
  expect((await wren.post(`/conversations/${id}/quotes`, { terms })).status).toBe(409)
  const list = (await ada.get('/user-vendors')).body.data
  expect((await ada.delete(`/user-vendors/${list[0].id}`)).status).toBeLessThan(300)
  expect(await states()).toEqual(['removed', 'removed'])
})

// V6
test('what has run out is refused with words, and says so on both sides', async () => {
  const [ada, id] = await asked()
  await send(id)
  await sql`alter table messages disable trigger stays_written`.execute(world.db)
  await sql`alter table user_quotes disable trigger kept`.execute(world.db)
  const past = sql`jsonb_set(terms, '{valid_until}', '"2020-01-01"')`
  await sql`update messages set terms = ${past} where user_id = ${ada.id} and kind = 'quote'`.execute(world.db)
  await sql`update user_quotes set terms = ${past} where user_id = ${ada.id}`.execute(world.db)
  await sql`alter table messages enable trigger stays_written`.execute(world.db)
  await sql`alter table user_quotes enable trigger kept`.execute(world.db)
  const [quote] = (await quotesOf(ada, id)) as [Seen]
  expect([quote.state, (await quotesOf(wren, id))[0]?.state]).toEqual(['ran_out', 'ran_out'])
  expect((await ada.post(`/quotes/${quote.id}/accept`, { heads })).body.errors.id[0]).toBe(
    'This quote has run out. Ask them for a new one.',
  )
})

// V6
test('fifty accepts of a quote that was sent are one booking', async () => {
  const [ada, id] = await asked()
  await send(id)
  const [quote] = (await quotesOf(ada, id)) as [Seen]
  const answers = await Promise.all(Array.from({ length: 50 }, () => ada.post(`/quotes/${quote.id}/accept`, { heads })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await ada.get('/budget')).body.meta.total).toBe(1)
})

test('a quote needs a line and a day that is not over, and stays as it was sent', async () => {
  const [ada, id] = await asked()
  const errorsOf = async (said: object) => Object.keys((await wren.post(`/conversations/${id}/quotes`, { terms: said })).body.errors)
  expect(await errorsOf({ lines: [], valid_until })).toEqual(['terms.lines'])
  expect(await errorsOf({ lines: [flowers] })).toEqual(['terms.valid_until'])
  expect(await errorsOf({ lines: [flowers], valid_until: '2020-01-01' })).toEqual(['terms.valid_until'])
  await send(id)
  await expect(sql`update messages set terms = '{}' where user_id = ${ada.id} and kind = 'quote'`.execute(world.db)).rejects.toThrow(
    /stays/,
  )
  await expect(sql`update user_quotes set is_sent = false where user_id = ${ada.id}`.execute(world.db)).rejects.toThrow(/stays/)
})

test('nobody else sends one: not the couple, not another business, not into what is over', async () => {
  const [ada, id] = await asked()
  const odile = await acting('odile-marsh')
  expect((await ada.post(`/conversations/${id}/quotes`, { terms })).status).toBe(403)
  expect((await odile.post(`/conversations/${id}/quotes`, { terms })).status).toBe(404)
  expect((await odile.post(`/conversations/${id}/quotes`, { terms: 7 })).status).toBe(404)
  await ada.put(`/conversations/${id}`, { is_closed: true })
  expect((await wren.post(`/conversations/${id}/quotes`, { terms })).status).toBe(422)
  expect((await ada.get('/quotes')).body.data).toEqual([])
})

interface Seen {
  id: number
  state: string
  service: string | null
  accepted_total: number | null
}

async function quotesOf(person: Person, id: number): Promise<Seen[]> {
  const { body } = await person.get(`/conversations/${id}`)
  return body.data.messages.flatMap(({ quote }: { quote: Seen | null }) => quote ?? [])
}

async function send(id: number, said: object = terms): Promise<void> {
  expect((await wren.post(`/conversations/${id}/quotes`, { terms: said })).status).toBe(200)
}

async function asked(more: object = {}): Promise<[Person, number]> {
  const ada = await world.couple()
  await sql`update users set email_verified_at = now() where id = ${ada.id}`.execute(world.db)
  await ada.post('/vendors/fern-and-fable/enquiries', { guests: 90, message: 'One long table, please.', ...more })
  return [ada, (await ada.get('/conversations?side=couple')).body.data[0].id]
}

async function acting(slug: string): Promise<Person> {
  const person = await world.couple()
  await sql`insert into vendor_members (user_id, content_id, role) select ${person.id}, id, 'owner' from content where type = 'vendor' and slug = ${slug}`.execute(
    world.db,
  )
  return person
}
