// One chance: writes

import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { statementsOf } from '#tests/statements.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)

test('an invitation is read once for each call, which an answer does where it holds the household', async () => {
  const { tom, jo, ned, wedding, supper } = await inviteHousehold(world)
  const visitor = world.visitor()
  const address = `/public/guests/${tom.invite_id}`
  const told = { replies: [{ guest_id: tom.id, event_id: wedding.id, status: 2 }] }
  const ofOne = `/guests/${tom.id}/guest_wedding_events/${wedding.id}/status`
  const seen = await statementsOf(() => visitor.get(address))
  const answered = await statementsOf(() => visitor.put(address, told))
  const replied = await statementsOf(() => visitor.put(ofOne, { status: 3, invite_id: tom.invite_id }))
  expect(looks(seen)).toEqual({ whole: 1, invite: 0 })
  expect(looks(answered)).toEqual({ whole: 1, invite: 1 })
  expect(looks(replied)).toEqual({ whole: 1, invite: 1 })

  const asked = [
    [tom, wedding],
    [tom, supper],
    [jo, wedding],
    [jo, supper],
    [ned, wedding],
  ] as const
  const fields = Object.fromEntries(asked.map(([guest, event]) => [`status-${guest.id}-${event.id}`, '2']))
  // Without script the form is read by what it showed, then it is answered, then the page is shown: three calls.
  const form = await statementsOf(() => site.send(`/guests/${tom.invite_id}/rsvp`, undefined, { form: 'answer', ...fields }))
  const page = await statementsOf(() => site.get(`/guests/${tom.invite_id}?answered=yes`))
  expect([looks(form), looks(page)]).toEqual([
    { whole: 2, invite: 1 },
    { whole: 1, invite: 0 },
  ])
})

test('what an answer says is what the next look shows, whatever was said', async () => {
  const { couple, tom, jo, ned, wedding, supper } = await inviteHousehold(world)
  await couple.put(`/guests/${tom.id}`, { plus_one_names: ['Ana Lima', 'Bo Lima', 'Cy Lima'] })
  const asked = [
    { kind: 'text', label: 'A song?' },
    { kind: 'yes_no', label: 'The bus?', of_each_guest: true },
  ]
  const [song, bus] = (await couple.put('/rsvp-settings', { questions: asked })).body.data.questions
  const meals = { meal: 'Lamb', plus_one_count: 2, plus_one_meals: ['Garden', ''] }
  const sayings = [
    {
      replies: [
        { guest_id: tom.id, event_id: wedding.id, status: 2, ...meals },
        { guest_id: jo.id, event_id: supper.id, status: 4 },
      ],
    },
    { replies: [{ guest_id: tom.id, event_id: wedding.id, status: 3 }] },
    { guests: [{ id: tom.id, plus_one_names: [' Ana Lima '] }], guest: { firstname: 'Thomas', city: 'Napa' } },
    { guests: [{ id: tom.id, dietary_notes: 'No nuts' }] },
    { guests: [{ id: tom.id, dietary_notes: 'No nuts' }] },
    {
      answers: [
        { question_id: bus.id, guest_id: ned.id, answer: 'yes' },
        { question_id: song.id, answer: 'Vienna' },
        { question_id: bus.id, guest_id: jo.id, answer: 'no' },
      ],
    },
    { answers: [{ question_id: bus.id, guest_id: ned.id, answer: '' }] },
    { words: 'See you there!' },
  ]
  for (const [nth, said] of sayings.entries()) {
    const { invite_id } = nth % 2 === 0 ? tom : jo
    const { guest: _, ...ofAll } = said as { guest?: object }
    const answered = await world.visitor().put(`/public/guests/${invite_id}`, nth % 2 === 0 ? said : ofAll)
    const next = await world.visitor().get(`/public/guests/${invite_id}`)
    if (answered.status !== 200) expect(answered.body.errors).toEqual({ words: [expect.any(String)] })
    else expect(answered.body).toEqual(next.body)
  }
  // Jo sings another song: the household has one.
  const other = await world.visitor().put(`/public/guests/${jo.invite_id}`, { answers: [{ question_id: song.id, answer: 'Africa' }] })
  expect(other.body).toEqual((await world.visitor().get(`/public/guests/${jo.invite_id}`)).body)
  expect(other.body.data.answers.filter(({ question_id }: { question_id: number }) => question_id === song.id)).toEqual([
    { question_id: song.id, guest_id: jo.id, answer: 'Africa' },
  ])
})

/** How many statements read all of an invitation, and how many only look whose it is. */
function looks(statements: readonly string[]) {
  const whole = statements.filter((text) => text.includes('as envelope')).length
  const invite = statements.filter((text) => /^\s*select from guests\b.*\bwhere invite_id = .*deletions/s.test(text)).length
  return { whole, invite }
}
