// One chance: rights

import { expect, test } from 'vitest'
import { newWorldWithServices } from '#tests/outside.ts'
import { newWorld, type Person, password } from '#tests/world.ts'
import { answerOf } from './answer.ts'
import { firstOpen, flows } from './steps.ts'

const world = await newWorld()
const outside = await newWorldWithServices()

// CALL-014
test('a couple answers one question after the other, and the last one ends the beginning', async () => {
  const ada = await world.couple()
  const answers = [
    answerOf('names', { firstname: 'Ada', lastname: 'Byron', other_firstname: 'Grace', other_lastname: 'Hopper' }),
    answerOf('date', { when: 'day', date: '2027-06-26' }),
    answerOf('place', { place: 'Hart Farm', guests: '110', budget: '$38,000' }),
    answerOf('style', { style: 'garden' }),
  ]
  for (const [nth, answer] of answers.entries()) {
    expect(firstOpen('profile', await me(ada))).toBe(nth + 1)
    const { status, body } = await ada.post('/users/me/onboarding', answer)
    expect([status, body.data.first_steps_at]).toEqual([200, nth < answers.length - 1 ? null : expect.any(String)])
  }
  expect(await me(ada)).toMatchObject({
    lastname: 'Byron',
    wedding_details: {
      other_firstname: 'Grace',
      other_lastname: 'Hopper',
      date: '2027-06-26',
      date_undecided: false,
      place: 'Hart Farm',
      guests: 110,
      budget: 3_800_000,
      style: 'garden',
    },
  })
})

test('a question may be left open, "not yet" is an answer, and passing over all of it ends it once', async () => {
  const ada = await world.couple()
  await ada.post('/users/me/onboarding', answerOf('date', { when: 'undecided', date: '2027-06-26' }))
  await ada.post('/users/me/onboarding', answerOf('place', { guests: '' }))
  expect((await me(ada)).wedding_details).toMatchObject({ date: null, date_undecided: true, guests: null })
  const ends = [await ada.post('/users/me/onboarding', { step: 'skip' }), await ada.post('/users/me/onboarding', { step: 'skip' })]
  const [first, second] = ends.map(({ body }) => body.data.first_steps_at)
  expect([first, second]).toEqual([expect.any(String), first])
})

// RULE-012
test('who knows only the month says that; a day or "not yet" takes its place, and a day taken back gives it back', async () => {
  const ada = await world.couple()
  const when = async () => {
    const { date, month, date_undecided } = (await me(ada)).wedding_details
    const { wedding } = (await ada.get('/users/me/dashboard')).body.data
    expect(wedding).toMatchObject({ date, month, date_undecided })
    return [date, month, date_undecided]
  }
  const say = async (fields: Record<string, string>) =>
    expect((await ada.post('/users/me/onboarding', answerOf('date', fields))).status).toBe(200)
  await say({ when: 'undecided' })
  await say({ when: 'month', month: '2031-06', date: '2031-06-12' })
  expect(await when()).toEqual([null, '2031-06', false])
  await ada.put('/users/me', { wedding_details: { other_firstname: 'Grace' } })
  expect(firstOpen('profile', await me(ada))).toBe(3)
  const main = (await ada.post('/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding' })).body.data
  expect(main.date).toBeNull()
  await ada.put(`/guest_wedding_events/${main.id}`, { date: '2031-07-02' })
  expect(await when()).toEqual(['2031-07-02', null, false])
  await ada.put(`/guest_wedding_events/${main.id}`, { date: null })
  expect(await when()).toEqual([null, '2031-06', false])
  await say({ when: 'day', date: '07-05-2031' })
  expect(await when()).toEqual(['2031-07-05', null, false])
  await say({ when: 'month', month: '2031-08' })
  expect(await when()).toEqual([null, '2031-08', false])
  expect((await ada.get(`/guest_wedding_events/${main.id}`)).body.data.date).toBeNull()
  await say({ when: 'undecided', month: '2031-08' })
  expect(await when()).toEqual([null, null, true])
})

test('what the first questions wrote stands in the history by what it was, and what was left as it stood has no line', async () => {
  const ada = await world.couple()
  const { firstname, lastname } = await me(ada)
  const lately = async () => (await ada.get('/users/me/dashboard')).body.data.news.data.map(({ text }: { text: string }) => text)
  await ada.post('/users/me/onboarding', answerOf('names', { firstname, lastname, other_firstname: 'Grace' }))
  await ada.post('/users/me/onboarding', answerOf('date', { when: 'month', month: '2031-06' }))
  await ada.post('/users/me/onboarding', answerOf('place', { guests: '110', budget: '$38,000' }))
  expect(await lately()).toEqual(['said how many may come and what it may cost', 'said when it is', 'said who gets married'])
  await ada.post('/users/me/onboarding', answerOf('date', { when: 'month', month: '2031-06' }))
  await ada.post('/users/me/onboarding', answerOf('style', {}))
  expect(await lately()).toHaveLength(3)
})

test('a vendor has questions of their own', async () => {
  const fern = await vendor()
  const answers = [
    answerOf('business', { business_name: 'Fern & Fable' }),
    answerOf('service', { service_id: '3575' }),
    answerOf('area', { place: 'Sonoma' }),
    answerOf('contact', { contact_email: 'hello@fern.example', contact_phone: '+1 707 555 0100' }),
  ]
  for (const answer of answers) expect((await fern.post('/users/me/onboarding', answer)).status).toBe(200)
  expect(await me(fern)).toMatchObject({
    first_steps_at: expect.any(String),
    vendor_details: { business_name: 'Fern & Fable', service_id: 3575, place: 'Sonoma', contact_email: 'hello@fern.example' },
  })
})

test('nobody answers what they are not asked, and an answer brings nothing else along', async () => {
  const [ada, fern] = [await world.couple(), await vendor()]
  expect((await ada.post('/users/me/onboarding', { step: 'business' })).status).toBe(422)
  expect((await fern.post('/users/me/onboarding', { step: 'names', firstname: 'A', lastname: 'B' })).status).toBe(422)
  expect((await ada.post('/users/me/onboarding', { step: 'moon' })).status).toBe(422)
  expect((await world.visitor().post('/users/me/onboarding', { step: 'skip' })).status).toBe(401)
  await ada.post('/users/me/onboarding', {
    step: 'place',
    id: fern.id,
    is_admin: true,
    first_steps_at: '2020-01-01T00:00:00Z',
    firstname: 'Eve',
    wedding_details: { place: 'Town hall', style: 'wild' },
  })
  expect(await me(ada)).toMatchObject({
    firstname: 'Ada',
    is_admin: false,
    first_steps_at: null,
    wedding_details: { place: 'Town hall', style: '' },
  })
})

test.each([
  [answerOf('place', { guests: 'many' }), 'wedding_details.guests'],
  [answerOf('place', { guests: '1.5' }), 'wedding_details.guests'],
  [answerOf('place', { budget: 'a lot' }), 'wedding_details.budget'],
  [answerOf('date', { when: 'day', date: '2027-02-30' }), 'wedding_details.date'],
  [answerOf('date', { when: 'day', date: '' }), 'wedding_details.date'],
  [answerOf('date', { when: 'day', date: '2020-05-05' }), 'wedding_details.date'],
  [answerOf('date', { when: 'month', month: '' }), 'wedding_details.month'],
  [answerOf('date', { when: 'month', month: '2031-13' }), 'wedding_details.month'],
  [answerOf('date', { when: 'month', month: '0000-01' }), 'wedding_details.month'],
  [answerOf('date', { when: 'month', month: '2020-05' }), 'wedding_details.month'],
  [answerOf('names', { firstname: ' ', lastname: 'Byron' }), 'firstname'],
])('%j is refused beside its field', async (answer, field) => {
  const ada = await world.couple()
  const refused = await ada.post('/users/me/onboarding', answer)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
})

test('a wedding to come has a day to come, here and in the settings; one that is over is still put right', async () => {
  const ada = await world.couple()
  await ada.post('/users/me/onboarding', answerOf('date', { when: 'day', date: '2031-06-12' }))
  for (const refused of [
    await ada.post('/users/me/onboarding', answerOf('date', { when: 'day', date: '2020-05-05' })),
    await ada.put('/users/me', { wedding_details: { date: '2020-05-05' } }),
  ])
    expect([refused.status, refused.body.errors]).toEqual([422, { 'wedding_details.date': ['That day is past. Please pick one to come.'] }])
  expect((await ada.post('/users/me/onboarding', answerOf('date', {}))).status).toBe(200)
  expect((await me(ada)).wedding_details.date).toBe('2031-06-12')
  await world.db.updateTable('users').set({ wedding_date: '2026-05-05' }).where('id', '=', ada.id).execute()
  expect((await ada.put('/users/me', { wedding_details: { date: '2026-05-06' } })).status).toBe(200)
})

// STATE-009
test('that a couple begins is told once, at registration; the end of the questions is noted once, too', async () => {
  const person = { email: 'ada@example.com', password, firstname: 'Ada', lastname: 'B' }
  const { body } = await outside.world.visitor({ cookie: 'posy-consent=yes' }).post('/auth/register', person)
  const ada = outside.world.visitor({ authorization: `Bearer ${body.access_token}` })
  expect((await me(ada)).first_steps_at).toBeNull()
  for (const step of flows.profile) await ada.post('/users/me/onboarding', answerOf(step, { firstname: 'Ada', lastname: 'B' }))
  const moment = (await me(ada)).first_steps_at
  expect(moment).toEqual(expect.any(String))
  await ada.post('/users/me/onboarding', answerOf('style', {}))
  expect((await me(ada)).first_steps_at).toBe(moment)
  await outside.allLeft()
  expect(outside.klaviyo.heard.map(({ body }) => body.data.attributes.metric.data.attributes.name)).toEqual(['loverly_organic_user'])
})

async function me(client: Pick<Person, 'get'>) {
  return (await client.get('/users/me')).body.data
}

async function vendor(): Promise<Person> {
  const fern = await world.couple()
  await world.db.updateTable('users').set({ is_vendor: true }).where('id', '=', fern.id).execute()
  return fern
}
