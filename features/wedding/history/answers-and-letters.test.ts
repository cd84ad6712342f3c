import { expect, test } from 'vitest'
import type { Client } from '#tests/client.ts'
import { newLetterWorld } from '#tests/letters.ts'
import type { Act } from './contract.ts'

const world = await newLetterWorld()

test('letters that left together are told of once, each kind in its own words', async () => {
  const couple = await world.confirmed()
  const party = await world.event(couple, 'Party')
  for (const name of ['Ann', 'Bo', 'Cy', 'Di']) await world.invited(couple, party, name, `${name}-${couple.id}@example.com`)
  for (const kind of ['save_the_date', 'invitation', 'reminder']) {
    const { body } = await couple.post('/invitations', { kind, event_ids: [party.id] })
    await world.leaves(couple, body.data.id)
  }
  expect((await told(couple)).filter((line) => line.includes('4 guests')).toSorted()).toEqual([
    'Ada asked 4 guests',
    'Ada reminded 4 guests to answer',
    'Ada sent 4 guests the invitation',
    'Ada sent 4 guests the save-the-date',
  ])
})

test('what a guest answers for several events is told as one, with what else they said after it; a family is many', async () => {
  const couple = await world.confirmed()
  const events = [await world.event(couple, 'Party'), await world.event(couple, 'Brunch')].map(({ id }) => id)
  const answered = async (names: string, statuses: number[], dietary_notes?: string) => {
    const [id = 0] = (await couple.post('/guests/many', { names, wedding_events: events })).body.data.ids
    const { invite_id } = (await couple.post(`/guests/${id}/generate-invite-id`)).body.data
    const replies = events.map((event_id, nth) => ({ guest_id: id, event_id, status: statuses[nth] }))
    const said = { replies, ...(dietary_notes && { guests: [{ id, dietary_notes, plus_one_names: [] }] }) }
    expect((await world.visitor().put(`/public/guests/${invite_id}`, said)).status).toBe(200)
  }
  await answered('The Kims', [2, 2])
  await answered('Ann Lee', [2, 3], 'No nuts')
  expect((await told(couple)).filter((line) => !line.startsWith('Ada'))).toEqual([
    'Ann Lee answered for 2 events, and changed the dietary notes',
    'The Kims are coming to 2 events',
  ])
})

async function told(client: Client): Promise<string[]> {
  const { body } = await client.get('/wedding-changes')
  return body.data.map(({ who, text }: Act) => `${who.name} ${text}`)
}
