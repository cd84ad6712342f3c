// One chance: lost writes

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

// CALL-056 CALL-057 UI-054
test('several are changed or deleted, all of them or none, and all of it is taken back', async () => {
  const ada = await world.couple()
  const ben = await world.couple()
  const ids = await Promise.all(['Band', 'Cake'].map((name) => added(ada, { name })))
  const theirs = await added(ben, { name: 'Theirs' })
  const decline = (id: number) => ({ id, status: 'declined' })
  expect((await ada.post('/user-vendors/update-many', { vendors: [...ids, theirs].map(decline) })).status).toBe(422)
  expect((await ada.post('/user-vendors/destroy-many', { ids: [...ids, theirs] })).status).toBe(422)
  expect((await ada.get('/user-vendors')).body.statuses).toEqual({ considering: 2 })
  const changed = await ada.post('/user-vendors/update-many', { vendors: ids.map(decline) })
  expect((await ada.get('/user-vendors')).body.statuses).toEqual({ declined: 2 })
  await ada.post(`/wedding-changes/${changed.body.data.undo}/undo`)
  expect((await ada.get('/user-vendors')).body.statuses).toEqual({ considering: 2 })
  const gone = await ada.post('/user-vendors/destroy-many', { ids })
  expect((await ada.get('/user-vendors')).body.count).toBe(0)
  await ada.post(`/wedding-changes/${gone.body.data.undo}/undo`)
  expect((await ada.get('/user-vendors')).body.count).toBe(2)
  expect((await ben.get('/user-vendors')).body.statuses).toEqual({ considering: 1 })
})

async function added(who: Person, vendor: object): Promise<number> {
  return (await who.post('/user-vendors', vendor)).body.data.id
}
