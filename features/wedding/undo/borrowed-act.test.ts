// One chance: rights

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Person } from '#tests/world.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

async function wedding() {
  const couple = await world.couple()
  const supper = await world.event(couple, 'Supper')
  const helper = await world.helper(couple, { [supper.id]: [1, 2] })
  return { couple, supper, helper }
}

async function guest(by: Person, firstname: string, event: { id: number }): Promise<number> {
  return (await by.post('/guests', { firstname, wedding_events: [event.id] })).body.data.id
}

const acts = async (by: Person, user_id: number) => (await by.get(`/wedding-changes?user_id=${user_id}`)).body.data as Act[]

interface Act {
  id: string
  text: string
  undoable_until: string | null
}

test('who took guests away can’t keep the couple from bringing them back by using the name of the act elsewhere', async () => {
  const { couple, supper, helper } = await wedding()
  const id = await guest(couple, 'Grace', supper)
  const act = randomUUID()
  expect((await helper.delete(`/guests/${id}`, { act })).status).toBe(204)
  const own = (await helper.post('/guests', { firstname: 'Own' })).body.data.id
  expect((await helper.put(`/guests/${own}`, { notes: 'x', act })).status).toBe(422)
  expect((await couple.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect((await couple.get(`/guests/${id}`)).status).toBe(200)
})

test('nobody’s deeds stand in the history under somebody else’s name', async () => {
  const { couple, supper, helper } = await wedding()
  const [one, other] = [await guest(couple, 'Grace', supper), await guest(couple, 'Alan', supper)]
  const act = randomUUID()
  await couple.put(`/guests/${one}`, { notes: 'by the window', act })
  expect((await acts(helper, couple.id)).map(({ id }) => id)).toContain(act)
  expect((await helper.delete(`/guests/${other}`, { act })).status).toBe(422)
  expect((await couple.get(`/guests/${other}`)).status).toBe(200)
  const file = { guests: [{ firstname: 'Mallory', places: [{ id: supper.id }] }], wedding_events: [supper.id] }
  expect((await helper.post('/guests/import', { ...file, act })).status).toBe(422)
})

test('what is done is not hidden behind an act that is over', async () => {
  const { couple, supper, helper } = await wedding()
  const id = await guest(couple, 'Grace', supper)
  const [undone, old] = [randomUUID(), randomUUID()]
  for (const act of [undone, old]) await helper.put(`/guests/${id}`, { notes: act, act })
  expect((await helper.post(`/wedding-changes/${old}/undo`)).status).toBe(200)
  const earlier = world.db.updateTable('wedding_changes').where('act', '=', undone)
  await earlier.set({ created_at: new Date(Date.now() - 2 * 3_600_000).toISOString() }).execute()
  for (const act of [undone, old]) expect((await helper.delete(`/guests/${id}`, { act })).status).toBe(422)
  expect((await couple.get(`/guests/${id}`)).status).toBe(200)
})

test('nor at the same moment: what two write under one name before either is done, each wedding takes back by itself', async () => {
  const { couple, supper, helper } = await wedding()
  const id = await guest(couple, 'Grace', supper)
  const act = randomUUID()
  const line = { what: 'guest.change', object_id: id, actor_id: helper.id, act, before: '{"notes": ""}', after: '{"notes": "x"}' }
  await world.db.transaction().execute(async (db) => {
    await db
      .insertInto('wedding_changes')
      .values({ ...line, user_id: helper.id })
      .execute()
    expect((await helper.delete(`/guests/${id}`, { act })).status).toBe(204)
  })
  expect((await couple.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect((await couple.get(`/guests/${id}`)).status).toBe(200)
})

test('nor while it is being taken back: an act of which a line still stands can be taken back', async () => {
  const { couple, supper, helper } = await wedding()
  const id = await guest(couple, 'Grace', supper)
  const act = randomUUID()
  await helper.put(`/guests/${id}`, { notes: 'x', act })
  await world.db.transaction().execute(async (db) => {
    const line = { user_id: couple.id, actor_id: helper.id, what: 'guest.change', object_id: id, act }
    await db.insertInto('wedding_changes').values(line).execute()
    expect((await helper.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  })
  expect((await acts(couple, couple.id)).find((one) => one.id === act)).toMatchObject({
    undoable_until: expect.any(String),
    undone_at: null,
  })
})

test('who may not remove an event does not remove it by taking back that they added it, once guests are on its list', async () => {
  const { couple, helper } = await wedding()
  const kind = { name: 'Brunch', taxonomy_event_id: 3 }
  const brunch = (await helper.post(`/user-posses/user/${couple.id}/guest_wedding_events`, kind)).body.data
  await guest(couple, 'Grace', brunch)
  const act = (await acts(couple, couple.id)).find(({ text }) => text.includes('Brunch'))!.id
  await helper.post(`/wedding-changes/${act}/undo`)
  expect((await couple.get(`/guest_wedding_events/${brunch.id}`)).status).toBe(200)
})

test('an act of two kinds is taken back by who still may do both, and by nobody who may do one', async () => {
  const { couple, supper, helper } = await wedding()
  const id = await guest(couple, 'Grace', supper)
  const task = { title: 'Flowers', guest_wedding_event_id: supper.id }
  const item = (await couple.post('/user-checklist-items', task)).body.data.id
  const act = randomUUID()
  expect((await helper.put(`/guests/${id}`, { notes: 'by the window', act })).status).toBe(200)
  expect((await helper.put(`/user-checklist-items/${item}`, { title: 'Peonies', act })).status).toBe(200)
  const share = world.db.updateTable('user_posse_events').where('user_id', '=', couple.id)
  for (const one of [[1], [2]]) {
    await share.set({ permissions: one }).execute()
    expect((await helper.post(`/wedding-changes/${act}/undo`)).status).toBe(403)
  }
  expect((await couple.get(`/guests/${id}`)).body.data.notes).toBe('by the window')
  await share.set({ permissions: [1, 2] }).execute()
  expect((await helper.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect((await couple.get(`/guests/${id}`)).body.data.notes).toBe('')
  expect((await couple.get(`/user-checklist-items/${item}`)).body.data.title).toBe('Flowers')
})
