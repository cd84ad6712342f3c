// One chance: rights, writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Answer, Client } from '#tests/client.ts'
import { newWorld } from '#tests/world.ts'
import { guestColumns } from '#features/guests/list/undone-guest-rows.server.ts'

const world = await newWorld()

test('deleting 300 guests is undone in one go: names, answers, tags, invites and households', async () => {
  const { ada, party } = await wedding()
  const names = Array.from({ length: 150 }, (_, nth) => `Ada & Bo Guest${nth}`).join('\n')
  const { ids } = (await ada.post('/guests/many', { names, wedding_events: [party.id] })).body.data
  await ada.post('/guests/reply-many', {
    ids: ids.slice(0, 200),
    guest_wedding_event_id: party.id,
    status: 2,
    plus_one_count: 1,
    meal: 'Lamb',
  })
  await ada.put(`/guests/${ids[0]}`, { tags: ['college', 'choir'], dietary_notes: 'No nuts', plus_one_names: ['Eve'], gift: 'A lamp' })
  await ada.post(`/guests/${ids[1]}/generate-invite-id`)
  const before = await everything(ada)

  const gone = await ada.post('/guests/destroy-many', { ids })
  expect((await ada.get('/guests')).body).toMatchObject({ meta: { total: 0 }, guest_wedding_event_counts: [] })
  const back = await undo(ada, gone)
  expect(back.status).toBe(200)
  expect(back.body.data).toMatchObject({ undone: { length: 300 }, kept: [] })
  expect(withoutVersions(await everything(ada))).toEqual(withoutVersions(before))

  expect((await undo(ada, back)).status).toBe(200)
  expect((await ada.get('/guests')).body.meta.total).toBe(0)
})

test('a second undo is told that it came late, and changes nothing', async () => {
  const { ada } = await wedding()
  const added = await ada.post('/guests/many', { names: 'Ada\nBo' })
  const gone = await ada.post('/guests/destroy-many', { ids: added.body.data.ids })
  const both = await Promise.all([undo(ada, gone), undo(ada, gone)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await undo(ada, gone)).body).toEqual({ message: 'This was undone already.' })
  expect((await ada.get('/guests')).body.meta.total).toBe(2)
})

test('undo takes back what nobody changed since, leaves the rest, and says which', async () => {
  const { ada, party } = await wedding()
  const [ann, bo, cy] = (await ada.post('/guests/many', { names: 'Ann\nBo\nCy', wedding_events: [party.id] })).body.data.ids
  const tagged = await ada.post('/guests/update-many', { ids: [ann, bo, cy], add_tags: ['family'], change: { table_name: 'One' } })
  const replied = await ada.post('/guests/reply-many', { ids: [ann, bo, cy], guest_wedding_event_id: party.id, status: 1 })
  await ada.put(`/guests/${bo}`, { table_name: 'Two' })
  await ada.put(`/guests/${cy}`, { notes: 'Speaks at dinner' })
  await ada.put(`/guests/${ann}/guest_wedding_events/${party.id}/status`, { status: 3 })

  const back = (await undo(ada, tagged)).body.data
  expect(back).toMatchObject({ undone: [guest(ann), guest(cy)], kept: [guest(bo)] })
  expect((await ada.get(`/guests/${bo}`)).body.data).toMatchObject({ tags: ['family'], table_name: 'Two' })
  expect((await ada.get(`/guests/${cy}`)).body.data).toMatchObject({ tags: [], table_name: '', notes: 'Speaks at dinner' })

  expect((await undo(ada, replied)).body.data).toMatchObject({ undone: [guest(bo), guest(cy)], kept: [guest(ann)] })
  const statuses = (await ada.get('/guests?order_by=firstname')).body.data.map((one: Listed) => one.wedding_events[0]!.status)
  expect(statuses).toEqual([3, 0, 0])
})

test('a guest who answered since is not taken away by undoing their adding', async () => {
  const { ada, party } = await wedding()
  const added = await ada.post('/guests/many', { names: 'Ann & Bo Dahl\nCy' })
  const [ann, bo, cy] = added.body.data.ids
  await ada.put(`/guests/${ann}/guest_wedding_events/${party.id}/status`, { status: 2 })
  const { data } = (await undo(ada, added)).body
  expect(data.undone).toEqual([guest(bo), guest(cy)])
  expect(data.kept).toHaveLength(2)
  expect(data.kept).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'household', why: 'taken' }),
      expect.objectContaining({ ...guest(ann), name: 'Ann Dahl', why: 'changed', by: 'Ada' }),
    ]),
  )
  expect((await ada.get('/guests')).body).toMatchObject({ data: [{ id: ann }], households: [{ name: 'Ann & Bo Dahl', guests: 1 }] })
})

test('a household is made and left, and undone', async () => {
  const { ada } = await wedding()
  const [ann, bo] = (await ada.post('/guests/many', { names: 'Ann\nBo' })).body.data.ids
  const act = crypto.randomUUID()
  const made = (await ada.post('/households', { name: 'Ann & Bo', guest_ids: [ann, bo], act })).body.data
  expect(made).toEqual({ id: expect.any(Number), name: 'Ann & Bo', guest_ids: [ann, bo] })
  const renamed = crypto.randomUUID()
  await ada.put(`/households/${made.id}`, { name: 'The Bos', act: renamed })
  const left = await ada.post('/guests/update-many', { ids: [bo], change: { household_id: null } })
  expect((await ada.get('/guests')).body.households).toEqual([{ id: made.id, name: 'The Bos', lastname: '', guests: 1, heads: 1 }])
  expect((await undo(ada, left)).body.data.undone).toEqual([guest(bo)])
  await ada.post(`/wedding-changes/${renamed}/undo`)
  expect((await ada.get('/guests')).body.households).toEqual([{ id: made.id, name: 'Ann & Bo', lastname: '', guests: 2, heads: 2 }])
  await ada.post(`/wedding-changes/${act}/undo`)
  expect((await ada.get('/guests')).body).toMatchObject({ households: [], data: [{ household_id: null }, { household_id: null }] })
})

test('a single guest goes and comes back under a name of the caller’s making', async () => {
  const { ada, party } = await wedding()
  const { data } = (await ada.post('/guests', { firstname: 'Ann', wedding_events: [{ id: party.id, status: 2 }] })).body
  const act = crypto.randomUUID()
  expect((await ada.delete(`/guests/${data.id}`, { act })).status).toBe(204)
  expect((await ada.delete(`/guests/${data.id}`)).status).toBe(404)
  expect((await ada.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  const [guestNow, guestThen] = [(await ada.get(`/guests/${data.id}`)).body.data, data]
  expect(guestNow).toEqual({ ...guestThen, version: 2 })
})

test('only who may see an act takes it back', async () => {
  const { ada, party } = await wedding()
  const bob = await world.couple()
  const [mother, partner] = [await world.helper(ada, { [party.id]: [2] }), await world.helper(ada, {}, 'partner')]
  const byAda = await ada.post('/guests/many', { names: 'Ann\nBo', wedding_events: [party.id] })
  const byMother = await mother.post('/guests/update-many', { ids: byAda.body.data.ids, add_tags: ['aunts'] })
  for (const act of [byAda.body.data.undo, byMother.body.data.undo, crypto.randomUUID()]) {
    expect((await bob.post(`/wedding-changes/${act}/undo`)).status).toBe(404)
    expect((await world.visitor().post(`/wedding-changes/${act}/undo`)).status).toBe(401)
  }
  expect((await bob.post('/wedding-changes/nonsense/undo')).status).toBe(404)
  expect((await undo(mother, byAda)).status).toBe(404)
  expect((await undo(mother, byMother)).body.data.undone).toHaveLength(2)
  expect((await undo(partner, byAda)).body.data.kept).toHaveLength(2)
})

test('whoever comes back brings every column along', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'guests' and is_generated = 'NEVER'`.execute(world.db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...guestColumns, 'user_id'].toSorted())
})

interface Listed {
  version: number
  updated_at: string
  wedding_events: { status: number }[]
}

async function wedding() {
  const ada = await world.couple()
  return { ada, party: await world.event(ada, 'Party') }
}

async function everything(couple: Client) {
  const pages = [1, 2, 3, 4].map(async (page) => (await couple.get(`/guests?per_page=100&page=${page}`)).body)
  return (await Promise.all(pages)).map(({ data, households, guest_wedding_event_counts }) => ({
    data,
    households,
    guest_wedding_event_counts,
  }))
}

function withoutVersions(pages: { data: Listed[] }[]) {
  return pages.map((page) => ({ ...page, data: page.data.map(({ version: _, ...one }) => one) }))
}

function undo(client: Client, { body }: Answer): Promise<Answer> {
  return client.post(`/wedding-changes/${body.data.undo}/undo`)
}

function guest(id: number) {
  return { kind: 'guest', id }
}
