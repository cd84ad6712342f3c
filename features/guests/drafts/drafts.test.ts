// One chance: rights, writes

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

test('what a couple writes is kept by kind, for both of them and on every device', async () => {
  const ada = await world.couple()
  const partner = await world.helper(ada, {}, 'partner')
  expect(await drafts(ada)).toEqual({})
  await keep(ada, 'save_the_date', { subject: 'Keep June free ', words: 'Dear all,\n\n' })
  await keep(partner, 'replies', { welcome: 'Come as you are.' }, {}, ada)
  expect(await drafts(ada)).toEqual({
    save_the_date: { subject: 'Keep June free ', words: 'Dear all,\n\n' },
    replies: { welcome: 'Come as you are.' },
  })
  expect((await partner.get(`/invitations/drafts?user_id=${ada.id}`)).body).toEqual((await ada.get('/invitations/drafts')).body)
  expect((await ada.get('/rsvp-settings')).body.data.welcome).toBe('')
})

test('two who write at once, in as many tabs as there are, lose no word', async () => {
  const ada = await world.couple()
  const base = { words: 'Dear all.' }
  await keep(ada, 'invitation', base)
  const said = ['Come early.', 'Bring shoes.', 'Stay late.', 'Dance.', 'Sing.'].map((words) => ({ words: `Dear all. ${words}` }))
  await Promise.all(said.map((mine) => keep(ada, 'invitation', mine, base)))
  const { invitation } = await drafts(ada)
  for (const { words } of said) expect(invitation?.['words']).toContain(words.slice('Dear all. '.length))

  const [first, second] = [await keep(ada, 'reminder', { words: 'A' }), await keep(ada, 'reminder', { words: 'A' })]
  expect([first, second]).toEqual([{ words: 'A' }, { words: 'A' }])
  expect(await keep(ada, 'reminder', {}, { words: 'A' })).toEqual({})
})

test('the couple’s own questions are kept as they are typed, and of two who write at once both stay', async () => {
  const ada = await world.couple()
  const partner = await world.helper(ada, {}, 'partner')
  const [song, bus] = [question('new a', 'A song?'), question('new b', 'Do you need the bus?')]
  expect(await keep(ada, 'questions', { questions: [song], earlier_questions: [] }, { questions: [] })).toEqual({
    questions: [song],
    earlier_questions: [],
  })
  const begun = { questions: [song] }
  await Promise.all([
    keep(partner, 'questions', { questions: [song, bus], earlier_questions: [] }, begun, ada),
    keep(ada, 'questions', { questions: [{ ...song, label: 'A song, or two?' }], earlier_questions: [] }, begun),
  ])
  expect(await drafts(ada)).toEqual({ questions: { questions: [{ ...song, label: 'A song, or two?' }, bus], earlier_questions: [] } })
  expect((await ada.get('/rsvp-settings')).body.data.questions).toEqual([])
  const { questions } = (await drafts(partner, ada))['questions']!
  expect(await keep(ada, 'questions', {}, { questions })).toEqual({})
  for (const wrong of [{ ...song, label: 'a\0b' }, { ...song, key: '<b>' }, { ...song, kind: 'essay' }, 'song'])
    expect((await ada.put('/invitations/drafts/questions', { said: { questions: [wrong] } })).status).toBe(422)
  const many = Array.from({ length: 21 }, (_, nth) => question(`new ${nth}`, 'More?'))
  expect((await ada.put('/invitations/drafts/questions', { said: { questions: many } })).status).toBe(422)
})

test('the words of a letter stay for the next of its kind when it was sent', async () => {
  const ada = await world.couple()
  await world.db.updateTable('users').where('id', '=', ada.id).set({ email_verified_at: new Date().toISOString() }).execute()
  const party = await world.event(ada, 'Party', { date: '2031-06-26' })
  await ada.post('/guests', { firstname: 'Bo', email: 'bo@example.com', wedding_events: [party.id] })
  const said = { subject: 'We marry', words: 'Come as you are.' }
  await keep(ada, 'invitation', said)
  expect((await ada.post('/invitations', { kind: 'invitation', event_ids: [party.id], ...said })).status).toBe(201)
  expect(await drafts(ada)).toEqual({ invitation: said })
})

test('a draft is nobody else’s, and no field of another kind of thing', async () => {
  const ada = await world.couple()
  const stranger = await world.couple()
  const helper = await world.helper(ada, { [(await world.event(ada, 'Party')).id]: [2] })
  await keep(ada, 'invitation', { words: 'Secret' })
  expect((await stranger.get(`/invitations/drafts?user_id=${ada.id}`)).status).toBe(404)
  expect((await helper.get(`/invitations/drafts?user_id=${ada.id}`)).status).toBe(403)
  expect((await helper.put('/invitations/drafts/invitation', { user_id: ada.id, said: { words: 'Mine' } })).status).toBe(403)
  await stranger.put('/invitations/drafts/invitation', { user_id: ada.id, said: { words: 'Mine' }, base: { words: 'Secret' } })
  expect(await drafts(ada)).toEqual({ invitation: { words: 'Secret' } })
  expect((await ada.put('/invitations/drafts/essay', { said: {} })).status).toBe(422)
  for (const words of ['x'.repeat(12_001), 'a\0b', 7])
    expect((await ada.put('/invitations/drafts/invitation', { said: { words } })).status).toBe(422)
  await keep(ada, 'invitation', { words: '</script>', more: 'x' } as object, { words: 'Secret' })
  expect(await drafts(ada)).toEqual({ invitation: { words: '</script>' } })
})

async function keep(person: Person, kind: string, said: object, base: object = {}, of: Person = person) {
  const { status, body } = await person.put(`/invitations/drafts/${kind}`, { said, base, ...(of !== person && { user_id: of.id }) })
  expect(status).toBe(200)
  return body.data.said
}

function question(key: string, label: string) {
  return { key, event_id: null, kind: 'text', label, choices: '', of_each_guest: false }
}

async function drafts(person: Person, of = person): Promise<Record<string, Record<string, string>>> {
  const { data } = (await person.get(`/invitations/drafts?user_id=${of.id}`)).body
  return Object.fromEntries(data.map(({ kind, said }: { kind: string; said: object }) => [kind, said]))
}
