// One chance: writes

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newSeating } from '#tests/seating.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

/** Who has a chair for good, by the rows alone: of somebody who doesn’t come a page would show nothing. */
async function sitting(user_id: number): Promise<number> {
  const rows = await world.db.selectFrom('seats').where('user_id', '=', user_id).where('left_at', 'is', null).select('id').execute()
  return rows.length
}

// W2
test('of those who say no while they are seated nobody sits, and neither waits for the other', async () => {
  const wed = await newSeating(world, ['Ann+1', 'Bo+1', 'Cy'])
  const [fig, pear] = [await wed.table('Fig', 5), await wed.table('Pear', 5)]
  const ids = ['Ann', 'Bo'].map((name) => wed.guest(name))
  const everybody = (table: number | null) => ({ Bo: table, 'Bo.1': table, Cy: table, 'Ann.1': table, Ann: table })
  for (let round = 0; round < 15; round++) {
    for (const name of ['Ann', 'Bo']) await wed.reply(name, 2, 1)
    if (round % 2 === 0) await wed.seat(everybody(pear))
    const both = [
      wed.ada.post('/guests/reply-many', { ids, guest_wedding_event_id: wed.id, status: 3 }),
      wed.seat(round % 3 === 2 ? everybody(null) : everybody(fig)),
      wed.reply('Bo', 3),
    ]
    const [said, seated, bo] = (await Promise.all(both)).map(({ status }) => status)
    expect([said, bo]).toEqual([200, 200])
    // Who said no before is nobody to seat.
    expect([200, 422]).toContain(seated)
    expect(await sitting(wed.ada.id)).toBeLessThanOrEqual(1)
  }
})

// W2
test('an undo brings no vendor back to a chair who isn’t hired any more, and waits for who answers', async () => {
  const wed = await newSeating(world, ['Ann'])
  const fig = await wed.table('Fig', 4)
  const band = { name: 'The Low Notes', status: 'hired', vendor_meals: 2, guest_wedding_event_id: wed.id }
  const user_vendor_id = Number((await wed.ada.post('/user-vendors', band)).body.data.id)
  const chairs = (table_id: number | null) => [1, 2].map((companion) => ({ user_vendor_id, companion, table_id }))
  const seat = (table_id: number | null, act: string) => wed.ada.put(`${wed.path}/seats`, { places: chairs(table_id), act })
  const [got, gave] = [randomUUID(), randomUUID()]
  await seat(fig, got)
  await seat(null, gave)
  await wed.ada.put(`/user-vendors/${user_vendor_id}`, { status: 'contacted' })
  expect((await wed.ada.post(`/wedding-changes/${gave}/undo`)).status).toBe(200)
  expect(await sitting(wed.ada.id)).toBe(0)
  expect((await wed.plan()).freed).toHaveLength(2)
  for (let round = 0; round < 6; round++) {
    const act = randomUUID()
    await wed.reply('Ann', 2)
    await wed.seat({ Ann: fig })
    await wed.seat({ Ann: null }, { act })
    const both = await Promise.all([wed.reply('Ann', 3), wed.ada.post(`/wedding-changes/${act}/undo`)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await sitting(wed.ada.id)).toBe(0)
  }
})
