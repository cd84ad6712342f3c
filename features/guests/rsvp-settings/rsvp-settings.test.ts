// One chance: rights

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('a couple writes what guests read, and asks what they want to know', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'The wedding')
  expect((await ada.get('/rsvp-settings')).body.data).toMatchObject({ welcome: '', questions: [], version: 1 })

  const song = { kind: 'text', label: 'A song you’ll get up for' }
  const bus = { kind: 'choice', label: 'Which bus?', choices: ['Ten', 'Midnight'], event_id: party.id, of_each_guest: true }
  const saved = await ada.put('/rsvp-settings', { closed_words: 'Call Theo.', contact_phone: '+1 707 555 0122', questions: [song, bus] })
  expect(saved.status).toBe(200)
  expect(saved.body.data).toMatchObject({ closed_words: 'Call Theo.', welcome: '', version: 2, questions: [song, bus] })

  const [first, second] = saved.body.data.questions
  const turned = await ada.put('/rsvp-settings', { questions: [{ ...second, label: 'Which bus home?' }, first] })
  expect(turned.body.data.questions).toMatchObject([
    { id: second.id, label: 'Which bus home?' },
    { id: first.id, label: song.label },
  ])
  expect(turned.body.data.closed_words).toBe('Call Theo.')
})

test('what can’t be asked is said beside its field', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const foreign = await world.event(bob, 'Bob’s party')
  const asked = { kind: 'text', label: 'A song?' }
  const refused = async (questions: unknown) => (await ada.put('/rsvp-settings', { questions })).body.errors
  expect(await refused([{ ...asked, label: ' ' }])).toEqual({ 'questions.0.label': ['Please write the question.'] })
  expect(await refused([{ ...asked, kind: 'choice', choices: ['One'] }])).toEqual({
    'questions.0.choices': ['Please give two things to choose from.'],
  })
  expect(await refused(Array.from({ length: 11 }, () => asked))).toEqual({ questions: ['Please ask at most 10 questions.'] })
  expect(await refused([{ ...asked, event_id: foreign.id }])).toEqual({ questions: ['There is no such event.'] })
  const ofBob = (await bob.put('/rsvp-settings', { questions: [asked] })).body.data.questions[0]
  expect(await refused([{ ...asked, id: ofBob.id }])).toEqual({ questions: ['There is no such question.'] })
  expect((await bob.get('/rsvp-settings')).body.data.questions).toHaveLength(1)
})

test('two of them writing at once: the second is shown what the first wrote', async () => {
  const ada = await world.couple()
  const partner = await world.helper(ada, {}, 'partner')
  const { version } = (await ada.get('/rsvp-settings')).body.data
  expect((await ada.put('/rsvp-settings', { welcome: 'Come as you are.', version })).status).toBe(200)
  const late = await partner.put('/rsvp-settings', { user_id: ada.id, welcome: 'Black tie.', version })
  expect([late.status, late.body.data.welcome]).toEqual([409, 'Come as you are.'])
})

test('codes are told once, a reprint leaves earlier cards good, and only sums are kept', async () => {
  const ada = await world.couple()
  const guest = (await ada.post('/guests', { firstname: 'Tom' })).body.data
  const alone = (await ada.post('/guests', { firstname: 'Walter' })).body.data
  const household = (await ada.post('/households', { name: 'Fairweather', guest_ids: [guest.id] })).body.data
  const made = await ada.post('/rsvp-codes', { household_ids: [household.id], guest_ids: [alone.id] })
  expect(made.status).toBe(201)
  expect(made.body.data).toMatchObject([
    { household_id: household.id, guest_id: null, code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/) },
    { household_id: null, guest_id: alone.id },
  ])
  await ada.post('/rsvp-codes', { household_ids: [household.id] })
  const kept = await world.db.selectFrom('rsvp_codes').where('user_id', '=', ada.id).selectAll().execute()
  expect(kept).toHaveLength(3)
  expect(JSON.stringify(kept)).not.toContain(made.body.data[0].code.replace('-', ''))
  // Who has a household answers with it, so there is no code for them alone.
  expect((await ada.post('/rsvp-codes', { guest_ids: [guest.id] })).status).toBe(422)
  expect((await ada.post('/rsvp-codes/end', { household_ids: [household.id] })).status).toBe(204)
  expect(await world.db.selectFrom('rsvp_codes').where('user_id', '=', ada.id).selectAll().execute()).toHaveLength(1)
})
