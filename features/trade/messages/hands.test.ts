// One chance: rights, leaks

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })

// V2 P7
test('two colleagues answer in one conversation: each sees whose hand it was, and the couple who speaks for the business', async () => {
  const [wren, oluchi, petra] = await Promise.all([acting('Wren', 'owner'), acting('Oluchi'), acting('Petra')])
  const [ada, id] = await asked()
  expect((await oluchi.post(`/conversations/${id}/messages`, { words: 'The poppies are yours.' })).body.data.author).toBe('Oluchi')
  expect((await petra.post(`/conversations/${id}/messages`, { words: 'And I bring the ladder.' })).body.data.author).toBe('Petra')
  const handsFor = async (who: Person) => {
    const { body } = await who.get(`/conversations/${id}`)
    expect(JSON.stringify(body)).not.toMatch(/Couple|@/)
    const hands = body.data.messages.map(({ author, is_own }: { author: string; is_own: boolean }) => [author, is_own])
    return [body.data.name, ...hands.slice(1)]
  }
  const hands = (isOluchi: boolean, isPetra: boolean) => [
    ['Oluchi', isOluchi],
    ['Petra', isPetra],
  ]
  expect(await handsFor(oluchi)).toEqual(['Ada', ...hands(true, false)])
  expect(await handsFor(petra)).toEqual(['Ada', ...hands(false, true)])
  expect(await handsFor(wren)).toEqual(['Ada', ...hands(false, false)])
  expect(await handsFor(ada)).toEqual(['Fern & Fable', ...hands(false, false)])
  expect((await ada.get('/users/notifications')).body.data).toMatchObject([
    { data: { title: 'Fern & Fable wrote to you', body: 'And I bring the ladder.' } },
    { data: { title: 'Fern & Fable wrote to you', body: 'The poppies are yours.' } },
  ])
})

async function asked(): Promise<[Person, number]> {
  const ada = await confirmed()
  const said = { wedding_date: '2027-06-26', place: 'Hart Farm', guests: 90, message: 'Poppies, if June has them.' }
  expect((await ada.post('/vendors/fern-and-fable/enquiries', said)).status).toBe(200)
  return [ada, (await ada.get('/conversations?side=couple')).body.data[0].id]
}

/** Somebody who answers for the one business, by this first name. */
async function acting(firstname: string, role: 'owner' | 'colleague' = 'colleague'): Promise<Person> {
  const person = await confirmed()
  await world.db.updateTable('users').set({ is_vendor: true, firstname }).where('id', '=', person.id).execute()
  const { id } = await world.db.selectFrom('content').where('url', '=', '/vendors/fern-and-fable').select('id').executeTakeFirstOrThrow()
  await world.db.insertInto('vendor_members').values({ user_id: person.id, content_id: id, role }).execute()
  return person
}

async function confirmed(): Promise<Person> {
  const person = await world.couple()
  await world.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', person.id).execute()
  return person
}
