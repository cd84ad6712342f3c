// One chance: rights, writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
let nth = 0

// W3
test('twenty minutes late: the preview writes nothing, one act moves what has to, one undo brings it back, and only those affected are told', async () => {
  const day = await liveDay()
  const before = await day.sheet()
  const seen = await day.look(day.drinks, 20)
  expect(seen).toMatchObject({
    shifts: [
      { id: day.drinks, from: 990, to: 1010, minutes: 75 },
      { id: day.supper, from: 1080, to: 1085, minutes: 60 },
    ],
    holds: [{ id: day.bus, starts: 1410 }],
    clashes: [],
    affected: [
      { name: 'Nell', is_written_to: false },
      { name: 'Tom', is_written_to: true },
    ],
  })
  expect(await day.sheet()).toEqual(before)
  const moved = await day.move(day.drinks, 20, seen.basis)
  expect(moved.status).toBe(200)
  expect((await day.starts()).slice(1, 3)).toEqual([1010, 1085])
  // Zina has a link and an address, and no part in what moved.
  expect(await day.letters()).toEqual([[day.tomMail, 'Drinks is now at 4:50 pm']])
  expect((await day.move(day.drinks, 20, seen.basis)).status).toBe(409)
  expect(await day.letters()).toHaveLength(1)
  await day.ada.post(`/wedding-changes/${moved.body.undo}/undo`)
  expect(await day.starts()).toEqual(before.items.map(({ starts }) => starts))
})

// W3
test('of two who move the day at once one counts; what can’t move can’t be late, and nobody else’s line can be', async () => {
  const day = await liveDay()
  const { basis } = await day.look(day.drinks, 20)
  const both = await Promise.all([day.move(day.drinks, 20, basis), day.move(day.drinks, 20, basis)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await day.letters()).toHaveLength(1)
  expect((await day.ada.get(`/run-items/${day.bus}/late?minutes=20`)).body.errors).toEqual({
    from: ['That one can’t move. Please pick another.'],
  })
  const stranger = await world.couple()
  expect((await stranger.get(`/run-items/${day.drinks}/late?minutes=20`)).status).toBe(404)
  expect((await stranger.post(`/run-items/${day.drinks}/late`, { minutes: 20, basis })).status).toBe(404)
})

// W3
test('whoever has a link sees their part and what everyone sees, says so, asks, and is answered; what changes is unread again', async () => {
  const day = await liveDay()
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
  const day = await liveDay()
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
test('of late letters one address gets ten within the hour, and none of them ends the link that was given first', async () => {
  const day = await liveDay()
  const late = async () => day.move(day.drinks, 1, (await day.look(day.drinks, 1)).basis)
  for (let n = 0; n < 10; n++) expect((await late()).status).toBe(200)
  const before = await day.starts()
  expect((await late()).status).toBe(429)
  expect(await day.starts()).toEqual(before)
  expect(await day.letters()).toHaveLength(10)
  for (let n = 0; n < 4; n++) await day.link(day.tom)
  expect((await world.visitor().get(`/public/day-sheets/${day.tomToken}`)).status).toBe(200)
})

// W3
test('links that end while the day is moved have ended, whoever of the two was first', async () => {
  const day = await liveDay()
  for (let n = 0; n < 4; n++) {
    await day.link(day.tom)
    const { basis } = await day.look(day.drinks, 1)
    await Promise.all([day.move(day.drinks, 1, basis), day.ada.delete(`/run-people/${day.tom}/links`)])
    const { rows } = await sql`select from run_links where person_id = ${day.tom} and ended_at is null`.execute(world.db)
    expect(rows).toHaveLength(0)
  }
})

/** Four lines that everyone sees, one for Zina alone and one for nobody outside; Tom and Zina have links, Nell has none. */
async function liveDay() {
  const ada = await world.couple()
  const said = { taxonomy_event_id: 1, name: 'The wedding', date: '2099-06-13' }
  const event = Number((await ada.post('/guest_wedding_events', said)).body.data.id)
  const add = async (path: string, body: object): Promise<number> =>
    Number((await ada.post(`/guest_wedding_events/${event}/${path}`, body)).body.data.id)
  const tomMail = `tom${++nth}@example.com`
  const tom = await add('run-people', { name: 'Tom', email: tomMail, phone: '(707) 555-0141' })
  const zina = await add('run-people', { name: 'Zina', email: `zina${nth}@example.com` })
  const nell = await add('run-people', { name: 'Nell' })
  await add('run-items', { title: 'The ceremony', starts: 960, minutes: 30, moves: 'never', notes: 'Argue with the choir' })
  const drinks = await add('run-items', { title: 'Drinks', starts: 990, minutes: 75, people: [tom] })
  const supper = await add('run-items', { title: 'Supper', starts: 1080, minutes: 60, moves: 'if_needed', people: [nell] })
  const bus = await add('run-items', { title: 'Last bus', starts: 1410, moves: 'never' })
  const surprise = await add('run-items', {
    title: 'Surprise',
    starts: 1300,
    minutes: 5,
    moves: 'if_needed',
    seen_by: 'named',
    people: [zina],
  })
  await add('run-items', { title: 'For nobody outside', starts: 1310, minutes: 5, moves: 'if_needed', seen_by: 'planners' })
  const link = async (id: number): Promise<string> => {
    const { link } = (await ada.post(`/run-people/${id}/links`, { way: 'link' })).body.data
    return new URL(link).pathname.split('/')[2] ?? ''
  }
  const tomToken = await link(tom)
  await link(zina)
  const sheet = async (): Promise<Seen> => (await ada.get(`/guest_wedding_events/${event}/day`)).body.data
  return {
    ada,
    event,
    tom,
    tomMail,
    tomToken,
    drinks,
    supper,
    bus,
    surprise,
    link,
    sheet,
    starts: async () => (await sheet()).items.map(({ starts }) => starts),
    look: async (from: number, minutes: number) => (await ada.get(`/run-items/${from}/late?minutes=${minutes}`)).body.data,
    move: (from: number, minutes: number, basis: string, who: Person = ada) => who.post(`/run-items/${from}/late`, { minutes, basis }),
    letters: async () => {
      const { rows } = await sql<{ to_address: string; subject: string }>`
        select to_address, subject from mails where to_address = any(${[tomMail, `zina${nth}@example.com`]}::text[])`.execute(world.db)
      return rows.map(({ to_address, subject }) => [to_address, subject])
    },
  }
}

interface Seen {
  items: { id: number; starts: number; people: number[] }[]
  people: { name: string; seen_at: string | null }[]
  wishes: { id: number; words: string; state: string }[]
}
