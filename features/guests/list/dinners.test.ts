// One chance: writes

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { readWorkbook } from '#tests/workbook.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

test('every head that comes has one dinner or is listed as not said, in the list, the workbook and what guests read', async () => {
  const { couple, tom, jo, ned, wedding } = await inviteHousehold(world)
  const come = (guest: { id: number }, more: object = {}) => ({ guest_id: guest.id, event_id: wedding.id, status: 2, ...more })
  const brings = { plus_one_count: 1, meal: 'Lamb', plus_one_meals: ['Garden'] }
  const answer = (replies: object[]) => world.visitor().put(`/public/guests/${tom.invite_id}`, { replies })
  expect((await answer([come(tom, { ...brings, plus_one_meals: ['Lobster'] })])).body.errors).toEqual({
    'replies.0.plus_one_meals.0': ['Please choose one of the meals.'],
  })
  const said = await answer([come(tom, brings), come(jo, { meal: 'Lamb' }), come(ned)])
  expect(said.body.data.guests[0].replies[0]).toMatchObject(brings)
  expect(await sumsOf(couple, wedding.id)).toEqual({ heads: 4, Garden: 1, Lamb: 2, unsaid: 1 })
  expect((await sheetsOf(couple)).get('Dinners')).toEqual([
    ['Event', 'Dinner', 'Heads'],
    ['The wedding', 'Lamb', 2],
    ['The wedding', 'Garden', 1],
    ['The wedding', 'Not said', 1],
    ['The wedding', 'All', 4],
  ])

  // Who comes alone after all, or not at all, orders nothing for anybody else.
  await answer([come(tom, { plus_one_count: 0 })])
  expect(await sumsOf(couple, wedding.id)).toEqual({ heads: 3, Lamb: 2, unsaid: 1 })
  await answer([come(tom, brings)])
  await answer([{ ...come(tom), status: 3 }])
  expect(await sumsOf(couple, wedding.id)).toEqual({ heads: 2, Lamb: 1, unsaid: 1 })
})

test('a companion’s dinner that the couple noted is taken back with the answer, and lines of before it are as well', async () => {
  const { couple, tom, wedding } = await inviteHousehold(world)
  const note = (act: string, answer: object) =>
    couple.put(`/guests/${tom.id}/guest_wedding_events/${wedding.id}/status`, { act, ...answer })
  const [old, fresh] = [randomUUID(), randomUUID()]
  await note(old, { status: 2, meal: 'Lamb', plus_one_count: 1 })
  const early = await world.db.selectFrom('wedding_changes').where('act', '=', old).selectAll().executeTakeFirstOrThrow()
  for (const side of ['before', 'after'] as const) {
    const { plus_one_meals: _, ...line } = early[side] as { plus_one_meals?: string[] }
    await world.db
      .updateTable('wedding_changes')
      .where('act', '=', old)
      .set({ [side]: JSON.stringify(line) })
      .execute()
  }
  await note(fresh, { status: 2, plus_one_meals: ['Garden'] })
  expect(await sumsOf(couple, wedding.id)).toEqual({ heads: 2, Garden: 1, Lamb: 1, unsaid: 0 })
  expect((await couple.post(`/wedding-changes/${fresh}/undo`)).body.data.undone).toHaveLength(1)
  expect(await sumsOf(couple, wedding.id)).toEqual({ heads: 2, Lamb: 1, unsaid: 1 })
  expect((await couple.post(`/wedding-changes/${old}/undo`)).body.data.undone).toHaveLength(1)
  expect((await couple.get(`/guests/${tom.id}`)).body.data.wedding_events[0]).toMatchObject({ status: 0, meal: '', plus_one_meals: [] })
})

test('"lamb" and "Lamb" are one dinner, at import and after, in the couple’s spelling', async () => {
  const couple = await world.couple()
  const party = await world.event(couple, 'The wedding')
  const eats = (firstname: string, meal: string) => ({ firstname, places: [{ id: party.id, status: 2, meal }] })
  const guests = [eats('Ann', 'lamb'), eats('Ben', 'Lamb '), eats('Cas', 'LAMB'), eats('Dot', 'Sea  bass')]
  await couple.post('/guests/import', { act: randomUUID(), wedding_events: [party.id], guests })
  expect(await sumsOf(couple, party.id)).toEqual({ heads: 4, lamb: 3, 'Sea bass': 1, unsaid: 0 })
  await couple.put(`/guest_wedding_events/${party.id}`, { meals: ['Lamb', 'Sea Bass'] })
  expect(await sumsOf(couple, party.id)).toEqual({ heads: 4, Lamb: 3, 'Sea Bass': 1, unsaid: 0 })
  const late = {
    firstname: 'Eve',
    wedding_events: [{ id: party.id, status: 2, meal: ' sea bass', plus_one_count: 1, plus_one_meals: ['lAMB'] }],
  }
  const eve = (await couple.post('/guests', late)).body.data
  expect(eve.wedding_events[0]).toMatchObject({ meal: 'Sea Bass', plus_one_meals: ['Lamb'] })
  expect(await sumsOf(couple, party.id)).toEqual({ heads: 6, Lamb: 4, 'Sea Bass': 2, unsaid: 0 })
})

test('two who write one dinner differently at the same time write it one way', async () => {
  const couple = await world.couple()
  const party = await world.event(couple, 'The wedding')
  const ways = ['lamb', 'Lamb', 'LAMB', 'lAmb', ' lamb', 'Lamb  ']
  const place = (meal: string) => ({ wedding_events: [{ id: party.id, status: 2, meal }] })
  const added = await Promise.all(ways.map((meal, nth) => couple.post('/guests', { firstname: `Guest ${nth}`, ...place(meal) })))
  expect(added.map(({ status }) => status)).toEqual(ways.map(() => 201))
  const { heads, unsaid, ...dinners } = await sumsOf(couple, party.id)
  expect([heads, unsaid, Object.values(dinners)]).toEqual([6, 0, [6]])
})

/** What the couple's list says of those who come, counted from its rows as well. */
async function sumsOf(couple: Person, event: number) {
  const { data, guest_wedding_event_counts: counts } = (await couple.get('/guests')).body
  const coming = counts.find((count: { id: number; status: number }) => count.id === event && count.status === 2)
  const sums = Object.fromEntries(coming.meals.map(({ meal, guests }: { meal: string; guests: number }) => [meal, guests]))
  const replies = data.flatMap(({ wedding_events }: { wedding_events: { id: number; status: number }[] }) => wedding_events)
  const eaten: Record<string, number> = {}
  for (const { id, status, meal, plus_one_meals } of replies) {
    if (id === event && status === 2) for (const one of [meal, ...plus_one_meals]) if (one) eaten[one] = (eaten[one] ?? 0) + 1
  }
  expect(sums).toEqual(eaten)
  const chosen = Object.values(eaten).reduce((sum, n) => sum + n, 0)
  return { heads: coming.heads, ...eaten, unsaid: coming.heads - chosen }
}

async function sheetsOf({ token }: Person) {
  const response = await fetch(`${world.origin}/api/v1/guests/export`, { headers: { authorization: `Bearer ${token}` } })
  return readWorkbook(Buffer.from(await response.arrayBuffer()))
}
