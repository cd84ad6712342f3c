// One chance: rights, leaks

import { expect, test } from 'vitest'
import { newSeating } from '#tests/seating.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

/** All that is kept of the chairs of a wedding, and of what was done with them. */
async function keptOf(user_id: number): Promise<string> {
  const seats = await world.db.selectFrom('seats').where('user_id', '=', user_id).selectAll().execute()
  const lines = await world.db.selectFrom('wedding_changes').where('user_id', '=', user_id).selectAll().execute()
  return JSON.stringify([seats, lines])
}

// W2
test('whom a guest brings is in no chair and no line by name, so that the guest can erase it', async () => {
  const wed = await newSeating(world, ['Ann+1'])
  const [fig, pear] = [await wed.table('Fig', 3), await wed.table('Pear', 3)]
  await wed.seat({ Ann: fig, 'Ann.1': fig })
  await wed.seat({ 'Ann.1': pear })
  await wed.seat({ 'Ann.1': null })
  await wed.seat({ 'Ann.1': fig })
  const { invite_id } = (await wed.ada.post(`/guests/${wed.guest('Ann')}/generate-invite-id`)).body.data
  expect((await world.visitor().delete(`/public/guests/${invite_id}`)).status).toBe(204)
  expect(await keptOf(wed.ada.id)).not.toContain('Their friend')
  expect(await wed.sitting()).toEqual({ Ann: 'Fig', 'Guest of Ann': 'Fig' })
  await wed.reply('Ann', 3)
  const freed: { name: string }[] = (await wed.plan()).freed
  expect(freed.map(({ name }) => name).toSorted()).toEqual(['Ann Guest', 'Guest of Ann Guest'])
})

// W2
test('who helps with the guest list sees that a vendor eats there, and never which', async () => {
  const wed = await newSeating(world, ['Ann'])
  const fig = await wed.table('Fig', 3)
  const listed = await world.helper(wed.ada, { [wed.id]: [2] })
  const band = { name: 'The Low Notes', status: 'hired', vendor_meals: 2, guest_wedding_event_id: wed.id }
  const user_vendor_id = Number((await wed.ada.post('/user-vendors', band)).body.data.id)
  const seat = (companion: number) => wed.ada.put(`${wed.path}/seats`, { places: [{ user_vendor_id, companion, table_id: fig }] })
  expect([(await seat(1)).status, (await seat(2)).status]).toEqual([200, 200])
  await wed.ada.put(`/user-vendors/${user_vendor_id}`, { vendor_meals: 1 })
  const [theirs, own] = [(await listed.get(wed.path)).body.data, await wed.plan()]
  expect(own.freed).toEqual([{ name: 'The Low Notes', table_id: fig }])
  expect(theirs.freed).toEqual([{ name: 'A vendor', table_id: fig }])
  const history = await listed.get(`/wedding-changes?user_id=${wed.ada.id}`)
  expect(JSON.stringify(history.body)).toContain('gave somebody a chair')
  expect(JSON.stringify([theirs, history.body])).not.toContain('Low Notes')
})
