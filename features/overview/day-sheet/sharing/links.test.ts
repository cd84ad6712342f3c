// One chance: rights, writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { liveDay } from '#tests/live-day.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
let nth = 0

// W3
test('whoever has a link sees their part and what everyone sees, says so, asks, and is answered; what changes is unread again', async () => {
  const day = await liveDay(world)
  const visitor = world.visitor()
  const own = `/public/day-sheets/${day.tomToken}`
  const { data } = (await visitor.get(own)).body
  expect(data.items.map(({ title, is_own }: { title: string; is_own: boolean }) => [title, is_own])).toEqual([
    ['The ceremony', false],
    ['Drinks', true],
    ['Supper', false],
    ['Last bus', false],
  ])
  expect(JSON.stringify(data)).not.toMatch(/Surprise|Argue with the choir|zina@|nobody outside/)
  expect((await visitor.put(`${own}/seen`, { changed_at: '2026-01-01T00:00:00Z' })).status).toBe(409)
  expect((await visitor.put(`${own}/seen`, { changed_at: data.changed_at })).body.data.seen_at).not.toBe(null)
  expect((await day.sheet()).people.find(({ name }) => name === 'Tom')?.seen_at).not.toBe(null)
  const request_key = crypto.randomUUID()
  const ask = () => visitor.post(`${own}/requests`, { words: 'Ten minutes later?', item_id: day.drinks, request_key })
  const twice = await Promise.all([ask(), ask()])
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  // A line that they may not see is not there to ask about.
  expect((await visitor.post(`${own}/requests`, { words: 'What is that?', item_id: day.surprise })).status).toBe(422)
  const { wishes } = await day.sheet()
  expect(wishes).toMatchObject([{ words: 'Ten minutes later?', state: 'open' }])
  const answer = (state: string, who = day.ada) => who.put(`/guest_wedding_events/${day.event}/run-requests/${wishes[0]!.id}`, { state })
  expect((await answer('accepted', await world.couple())).status).toBe(404)
  expect((await answer('accepted')).status).toBe(200)
  expect((await answer('declined')).status).toBe(409)
  expect((await visitor.get(own)).body.data.wishes).toMatchObject([{ state: 'accepted' }])
  await day.ada.put(`/run-items/${day.drinks}`, { starts: 1000 })
  expect((await visitor.get(own)).body.data.seen_at).toBe(null)
  const paper = await visitor.get(`${own}/paper`)
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

// W3
test('a link ends when the couple ends it, when the address changes, and when its person goes', async () => {
  const day = await liveDay(world)
  const visitor = world.visitor()
  const own = `/public/day-sheets/${day.tomToken}`
  await day.ada.delete(`/run-people/${day.tom}/links`)
  expect((await visitor.get(own)).status).toBe(410)
  const again = await day.link(day.tom)
  await day.ada.put(`/run-people/${day.tom}`, { email: `other${++nth}@example.com` })
  expect((await visitor.get(`/public/day-sheets/${again}`)).status).toBe(410)
  const last = await day.link(day.tom)
  const act = crypto.randomUUID()
  await day.ada.delete(`/run-people/${day.tom}`, { act })
  expect((await visitor.get(`/public/day-sheets/${last}`)).status).toBe(404)
  await day.ada.post(`/wedding-changes/${act}/undo`)
  expect((await visitor.get(`/public/day-sheets/${last}`)).status).toBe(404)
  expect((await day.sheet()).items.find(({ id }) => id === day.drinks)?.people).toContain(day.tom)
  expect((await visitor.get('/public/day-sheets/made-up')).status).toBe(404)
})

// W3
test('a sheet mailed twice is one letter; once its link has ended, and to another address, it is mailed anew', async () => {
  const day = await liveDay(world)
  const mail = (who = day.ada) => who.post(`/run-people/${day.tom}/links`, { way: 'mail' })
  expect((await Promise.all([mail(), mail(), mail()])).map(({ status, body }) => [status, body.data.link])).toEqual([
    [201, null],
    [201, null],
    [201, null],
  ])
  expect(await day.letters()).toHaveLength(1)
  await day.ada.delete(`/run-people/${day.tom}/links`)
  await mail()
  expect(await day.letters()).toHaveLength(2)
  const email = `other${++nth}@example.com`
  await day.ada.put(`/run-people/${day.tom}`, { email })
  await mail()
  const { rows } = await sql`select from mails where to_address = ${email}`.execute(world.db)
  expect(rows).toHaveLength(1)
})
