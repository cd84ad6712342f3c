// One chance: rights

import { expect, test } from 'vitest'
import { loadDemo } from '#db/demo.ts'
import type { Client } from '#tests/client.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const guestList = { tool: 'guest-list' }

test('a guest list is set up once, and the second time changes nothing', async () => {
  const ada = await world.couple()
  expect(await setUpAt(ada)).toBeNull()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ada.post('/users/me/setup', guestList)))
  const moment = await setUpAt(ada)
  expect(moment).toEqual(expect.any(String))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { data: { guestlist_setup_at: moment } }])
  const told = await world.db
    .selectFrom('wedding_changes')
    .where('user_id', '=', ada.id)
    .where('what', '=', 'user.setup')
    .select('id')
    .execute()
  expect(told).toHaveLength(1)
})

// CALL-013
test('each tool that is set up has its moment, and no other', async () => {
  const ada = await world.couple()
  const moments = { checklist: 'checklist_setup_at', 'vendor-manager': 'vendormanager_setup_at', 'vision-boards': 'saved_ideas_setup_at' }
  for (const [tool, moment] of Object.entries({ ...moments, 'guest-list': 'guestlist_setup_at' })) {
    const { status, body } = await ada.post('/users/me/setup', { tool })
    expect([status, body]).toEqual([200, { data: { [moment]: expect.any(String) } }])
    expect((await ada.get('/users/me')).body.data[moment]).toBe(body.data[moment])
  }
})

test('a partner sets up the list of the couple, not one of their own', async () => {
  const ada = await world.couple()
  const partner = await world.helper(ada, {}, 'partner')
  await partner.post('/users/me/setup', guestList)
  expect(await setUpAt(ada)).toEqual(expect.any(String))
  expect(await setUpAt(partner)).toBeNull()
})

test('who helps on one event sets up their own list', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const mother = await world.helper(ada, { [party.id]: [2] })
  await mother.post('/users/me/setup', guestList)
  expect([await setUpAt(ada), await setUpAt(mother)]).toEqual([null, expect.any(String)])
})

test('a visitor sets nothing up, and nobody a tool that there is not', async () => {
  expect((await world.visitor().post('/users/me/setup', guestList)).status).toBe(401)
  const ada = await world.couple()
  expect((await ada.post('/users/me/setup', { tool: 'moon' })).status).toBe(422)
  expect((await ada.put('/users/me', { guestlist_setup_at: new Date().toISOString() })).status).toBe(200)
  expect(await setUpAt(ada)).toBeNull()
})

test('the first guest sets the list up, and taking the guest away does not undo that', async () => {
  const [ada, grace] = [await world.couple(), await world.couple()]
  const { id } = (await ada.post('/guests', { firstname: 'Bo' })).body.data
  const moment = await setUpAt(ada)
  expect(moment).toEqual(expect.any(String))
  await ada.delete(`/guests/${id}`)
  await ada.post('/guests/many', { names: 'Karin & Bo Dahl' })
  expect([await setUpAt(ada), await setUpAt(grace)]).toEqual([moment, null])
})

test('the couple of the demo has its list set up, the one who just signed up has not', async () => {
  await loadDemo(world.db, async (password) => password)
  const couples = await world.db
    .selectFrom('users')
    .where('email', 'in', ['june@posy.example', 'ines@posy.example'])
    .orderBy('id')
    .select('guestlist_setup_at')
    .execute()
  expect(couples.map(({ guestlist_setup_at }) => guestlist_setup_at !== null)).toEqual([true, false])
})

async function setUpAt(client: Client): Promise<string | null> {
  return (await client.get('/users/me')).body.data.guestlist_setup_at
}
