// One chance: writes

import { expect, test } from 'vitest'
import type { Answer } from '#tests/client.ts'
import { grownUps } from '#tests/grown-ups.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

interface Listed {
  firstname: string
  lastname: string
  household_id: number | null
  plus_one_allowed: boolean
  wedding_events: { id: number; status: number }[]
}

test('many are added as people write them, and two of one line make a household', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const names = 'Karin & Bo Dahl\nAuntie Dee + 1\n\nThe Kims\nSimone Grant'
  const added = await ada.post('/guests/many', { names, wedding_events: [party.id], relationship: 'Friends', side: 'partner_2' })
  expect(added.status).toBe(201)
  expect(added.body.data.ids).toHaveLength(5)

  const list = (await ada.get('/guests')).body
  const guests: Listed[] = list.data
  expect(guests.map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim())).toEqual([
    'Auntie Dee',
    'Bo Dahl',
    'Karin Dahl',
    'Simone Grant',
    'The Kims',
  ])
  const [dee, bo, karin, simone, kims] = guests
  expect(bo!.household_id).toBe(karin!.household_id)
  expect([dee, simone].map((guest) => guest!.household_id)).toEqual([null, null])
  expect(list.households.map(({ name, guests }: { name: string; guests: number }) => [name, guests])).toEqual([
    ['Karin & Bo Dahl', 2],
    ['The Kims', 1],
  ])
  expect(kims).toMatchObject({ relationship: 'Friends', side: 'partner_2', wedding_events: [{ id: party.id, status: 0 }] })
  expect([dee, bo].map((guest) => guest!.plus_one_allowed)).toEqual([true, false])
  expect(list.guest_wedding_event_counts).toEqual([grownUps({ id: party.id, status: 0, guests: 5, heads: 5, meals: [] })])
})

test('a list without a name, with too many or with too long ones is refused, and nothing of it is added', async () => {
  const ada = await world.couple()
  const refused = [
    await ada.post('/guests/many', { names: ' \n--\n' }),
    await ada.post('/guests/many', {}),
    await ada.post('/guests/many', { names: 'Ada\n'.repeat(1_001) }),
    await ada.post('/guests/many', { names: `Bo\n${'x'.repeat(121)}` }),
    await ada.post('/guests/many', { names: `Bo\n${'x'.repeat(501)}` }),
    await ada.post('/guests/many', { names: 'Bo', wedding_events: [999_999] }),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422))
  expect((await ada.get('/guests')).body.meta.total).toBe(0)
})

test('adding 1,000 at once twice under one key adds them once', async () => {
  const ada = await world.couple()
  const names = Array.from({ length: 500 }, (_, nth) => `Ada & Bo Number${nth}`).join('\n')
  const key = { 'idempotency-key': 'thousand' }
  const answers = await Promise.all([ada.post('/guests/many', { names }, key), ada.post('/guests/many', { names }, key)])
  expect(answers[0]!.body).toEqual(answers[1]!.body)
  expect((await ada.get('/guests')).body.meta.total).toBe(1_000)
  const undone = await undo(ada, answers[0]!)
  expect(undone.body.data.undone).toHaveLength(1_500)
  expect((await ada.get('/guests')).body.meta.total).toBe(0)
})

test('what is done for several is done for all of them', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const { ids } = (await ada.post('/guests/many', { names: 'Ada\nBo\nCy\nDee' })).body.data

  await ada.post('/guests/update-many', { ids, add_tags: ['college', 'dancers'], change: { relationship: 'Lagos side' } })
  await ada.post('/guests/update-many', { ids: ids.slice(0, 2), remove_tags: ['college'], add_tags: ['choir', 'dancers'] })
  const { data } = (await ada.get('/guests?order_by=firstname')).body
  expect(data.map(({ tags, relationship }: { tags: string[]; relationship: string }) => [relationship, ...tags.toSorted()])).toEqual([
    ['Lagos side', 'choir', 'dancers'],
    ['Lagos side', 'choir', 'dancers'],
    ['Lagos side', 'college', 'dancers'],
    ['Lagos side', 'college', 'dancers'],
  ])

  await ada.post('/guests/reply-many', { ids: [...ids, ids[0]], guest_wedding_event_id: party.id, status: 2, meal: 'Fish' })
  await ada.post('/guests/reply-many', { ids: [ids[0]], guest_wedding_event_id: party.id, status: 3 })
  expect((await ada.get('/guests')).body.guest_wedding_event_counts).toEqual([
    grownUps({ id: party.id, status: 2, guests: 3, heads: 3, meals: [{ meal: 'Fish', guests: 3 }] }),
    grownUps({ id: party.id, status: 3, guests: 1, heads: 1, meals: [{ meal: 'Fish', guests: 1 }] }),
  ])
})

// CALL-044
test('guests are deleted together or not at all', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const { ids } = (await ada.post('/guests/many', { names: 'Ada\nBo\nCy' })).body.data
  const [foreign] = (await bob.post('/guests/many', { names: 'Eve' })).body.data.ids
  const refused = [
    await ada.post('/guests/destroy-many', { ids: [...ids, foreign] }),
    await ada.post('/guests/destroy-many', { ids: [...ids, 999_999] }),
    await bob.post('/guests/destroy-many', { ids }),
    await ada.post('/guests/destroy-many', { ids: [] }),
    await ada.post('/guests/destroy-many', { ids: ['all'] }),
    await ada.post('/guests/destroy-many', {}),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422))
  expect(refused[0]!.body).toEqual(refused[1]!.body)
  expect((await ada.get('/guests')).body.meta.total).toBe(3)
  expect((await ada.post('/guests/destroy-many', { ids: [ids[0], ids[1], ids[1]] })).status).toBe(200)
  expect((await ada.get('/guests')).body.meta.total).toBe(1)
  expect((await bob.get('/guests')).body.meta.total).toBe(1)
})

function undo(couple: { post: (path: string) => Promise<Answer> }, { body }: Answer): Promise<Answer> {
  return couple.post(`/wedding-changes/${body.data.undo}/undo`)
}

test('what stands beside the names is kept with them: an address, a number, a remark', async () => {
  const ada = await world.couple()
  const names = 'Karin & Bo Dahl (dance floor), 12 Elm Street, Springfield, IL 62701\nSarah Miller, +44 20 7946 0018'
  await ada.post('/guests/many', { names })
  const { data } = (await ada.get('/guests?order_by=firstname')).body
  const home = { address_line1: '12 Elm Street', city: 'Springfield', state: 'IL', postal_code: '62701' }
  expect(data).toMatchObject([
    { firstname: 'Bo', lastname: 'Dahl', notes: '', ...home },
    { firstname: 'Karin', lastname: 'Dahl', notes: 'dance floor', ...home },
    { firstname: 'Sarah', lastname: 'Miller', phone: '+44 20 7946 0018', notes: '', address_line1: '' },
  ])
})
