// One chance: rights

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

/** June and Max with two events, and a helper with both. */
async function helped() {
  const june = await world.couple()
  await june.put('/users/me', { firstname: 'June', wedding_details: { other_firstname: 'Max' } })
  const [supper, party] = [await world.event(june, 'Supper'), await world.event(june, 'Party')]
  const simone = await world.helper(june, { [supper.id]: [1, 2], [party.id]: [2] })
  const { id } = (await june.get('/user-posses')).body.data[0]
  const share = async (...shares: [{ id: number }, number[]][]) => {
    const guest_wedding_events = shares.map(([event, permissions]) => ({ id: event.id, permissions }))
    expect((await june.put(`/user-posses/${id}`, { guest_wedding_events })).status).toBe(200)
  }
  const become = async (role: string) => expect((await june.put(`/user-posses/${id}`, { role })).status).toBe(200)
  return { june, simone, id, supper, party, share, become }
}

/** What somebody was told of what they help with, the newest first. */
async function news(person: Person): Promise<{ title: string; body: string }[]> {
  const { data } = (await person.get('/users/notifications?per_page=100')).body
  const told = data as { kind: string; data: { title: string; body: string } }[]
  return told.filter(({ kind }) => kind === 'posse_changed').map(({ data: { title, body } }) => ({ title, body }))
}

const title = 'June & Max changed what you help with'

test('who may do less than before is told so, with what is left; who may do more, or the same, is not', async () => {
  const { simone, supper, party, share } = await helped()
  await share([supper, [1, 2]])
  await share([supper, [1, 2, 4]])
  expect(await news(simone)).toEqual([])
  await share([supper, [1, 4]])
  expect(await news(simone)).toEqual([
    { title, body: 'You help with the checklist and mood boards for Supper and the guest list for Party from now on.' },
  ])
  await share([supper, []], [party, []])
  expect(await news(simone)).toEqual([{ title, body: 'Nothing is open to you any more. What you did there stays.' }])
})

test('what is given back before it was read was never taken; what is given back in part is said as it is now', async () => {
  const { simone, supper, party, share } = await helped()
  await share([supper, [1]], [party, []])
  await share([party, [2]])
  expect(await news(simone)).toEqual([{ title, body: 'You help with the checklist for Supper and the guest list for Party from now on.' }])
  await share([supper, [2, 1]])
  expect(await news(simone)).toEqual([])

  await share([supper, [1]])
  const { data: seen } = (await simone.get('/users/notifications?per_page=100')).body
  expect((await simone.post('/users/notifications', { up_to: seen[0].id })).status).toBe(204)
  await share([supper, [1, 2]])
  expect(await news(simone)).toHaveLength(1)
})

test('who planned all of it and now helps with a part is told so, and not who plans all of it from now on', async () => {
  const { simone, become, share, supper } = await helped()
  await become('partner')
  await share([supper, [1]])
  expect(await news(simone)).toEqual([])
  await become('helper')
  expect(await news(simone)).toEqual([{ title, body: 'You help with the checklist for Supper and the guest list for Party from now on.' }])
  await become('partner')
  expect(await news(simone)).toEqual([])
})

test('who has not said yes yet is told nothing, nor is anybody else, and two changes at once tell the last state once', async () => {
  const { june, simone, supper, party, share } = await helped()
  const asked = { email: 'later@example.org', guest_wedding_events: [{ id: supper.id, permissions: [1, 2] }] }
  const { id } = (await june.post('/user-posses', asked)).body.data
  expect((await june.put(`/user-posses/${id}`, { guest_wedding_events: [{ id: supper.id, permissions: [1] }] })).status).toBe(200)
  await Promise.all([share([supper, [1]]), share([party, []])])
  expect(await news(simone)).toEqual([{ title, body: 'You help with the checklist for Supper from now on.' }])
  expect(
    await world.db.selectFrom('notifications').where('kind', '=', 'posse_changed').where('user_id', '=', june.id).select('id').execute(),
  ).toEqual([])
  const letters = await world.db.selectFrom('notifications').where('user_id', '=', simone.id).select('params').execute()
  expect(JSON.stringify(letters)).not.toContain('later@example.org')
})
