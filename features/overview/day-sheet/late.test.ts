// One chance: rights, writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { liveDay } from '#tests/live-day.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// W3
test('twenty minutes late: the preview writes nothing, one act moves what has to, one undo brings it back, and only those affected are told', async () => {
  const day = await liveDay(world)
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
  const day = await liveDay(world)
  const { basis } = await day.look(day.drinks, 20)
  const both = await Promise.all([day.move(day.drinks, 20, basis), day.move(day.drinks, 20, basis)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await day.letters()).toHaveLength(1)
  expect((await day.ada.get(`/run-items/${day.bus}/late?minutes=20`)).body.errors).toEqual({
    from: ['That one can’t move. Please pick another.'],
  })
  // Who is written to is part of what was seen.
  const { basis: seen } = await day.look(day.supper, 5)
  await day.ada.delete(`/run-people/${day.tom}/links`)
  expect((await day.move(day.supper, 5, seen)).status).toBe(409)
  const stranger = await world.couple()
  expect((await stranger.get(`/run-items/${day.drinks}/late?minutes=20`)).status).toBe(404)
  expect((await stranger.post(`/run-items/${day.drinks}/late`, { minutes: 20, basis })).status).toBe(404)
})

// W3
test('of late letters one address gets ten within the hour, and none of them ends the link that was given first', async () => {
  const day = await liveDay(world)
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
  const day = await liveDay(world)
  for (let n = 0; n < 4; n++) {
    await day.link(day.tom)
    const { basis } = await day.look(day.drinks, 1)
    await Promise.all([day.move(day.drinks, 1, basis), day.ada.delete(`/run-people/${day.tom}/links`)])
    const { rows } = await sql`select from run_links where person_id = ${day.tom} and ended_at is null`.execute(world.db)
    expect(rows).toHaveLength(0)
  }
})

// W3
test('what is for planners alone is nobody’s part: whoever is named in it is told nothing of it, and has seen all of theirs', async () => {
  const day = await liveDay(world)
  const own = `/public/day-sheets/${day.tomToken}`
  const visitor = world.visitor()
  const { data } = (await visitor.get(own)).body
  await visitor.put(`${own}/seen`, { changed_at: data.changed_at })
  await day.ada.put(`/run-items/${day.hidden}`, { people: [day.tom] })
  const { affected, basis } = await day.look(day.hidden, 20)
  expect(affected).toEqual([])
  expect((await day.move(day.hidden, 20, basis)).status).toBe(200)
  expect(await day.letters()).toEqual([])
  const isSeen = async () => (await visitor.get(own)).body.data.seen_at !== null
  expect(await isSeen()).toBe(true)
  await day.ada.put(`/run-items/${day.hidden}`, { seen_by: 'named' })
  expect(await isSeen()).toBe(false)
})
