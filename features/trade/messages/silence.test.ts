// One chance: writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'
import { closeUnanswered } from './jobs.server.ts'

const world = await newWorld({ has_magazine: true })
const path = '/vendors/weedy/enquiries'

// V4
test('after ten days it says that nobody answered, once, and after twenty-one it ends', async () => {
  const ada = await asking('A quiet one.')
  await closeUnanswered(world.db)
  expect(await kindsOf(ada)).toEqual(['enquiry'])
  await daysAgo(ada, 10)
  await Promise.all([closeUnanswered(world.db), closeUnanswered(world.db)])
  await closeUnanswered(world.db)
  expect(await kindsOf(ada)).toEqual(['enquiry', 'no_answer'])
  expect((await ada.get('/users/notifications')).body.data[0]).toMatchObject({ kind: 'no_answer', data: { title: 'No answer from Weedy' } })
  await daysAgo(ada, 21)
  await closeUnanswered(world.db)
  await closeUnanswered(world.db)
  expect(await kindsOf(ada)).toEqual(['enquiry', 'no_answer', 'ran_out'])
  expect((await ada.get(path)).body.data).toMatchObject({ open: 0, enquiries: [{ closed_at: expect.any(String) }] })
  expect((await ada.get('/conversations?side=couple')).body.data[0]).toMatchObject({ is_open: false, waits_since: null })
})

test('what was answered, let go or is younger stays as it is', async () => {
  const [answered, over, young] = [await asking('Answered.'), await asking('Over.'), await asking('Young.')]
  await daysAgo(answered, 30)
  await daysAgo(over, 30)
  await daysAgo(young, 9)
  await sql`update enquiries set answered_at = now() where user_id = ${answered.id}`.execute(world.db)
  await over.put(`/conversations/${await idOf(over)}`, { is_closed: true })
  await closeUnanswered(world.db)
  expect([await kindsOf(answered), await kindsOf(over), await kindsOf(young)]).toEqual([['enquiry'], ['enquiry', 'let_go'], ['enquiry']])
})

async function asking(message: string): Promise<Person> {
  const ada = await world.couple()
  await sql`update users set email_verified_at = now() where id = ${ada.id}`.execute(world.db)
  expect((await ada.post(path, { message: `${message} Weeds, but kindly.` })).status).toBe(200)
  return ada
}

async function daysAgo(person: Person, days: number): Promise<void> {
  await sql`update enquiries set created_at = now() - make_interval(days => ${days}) where user_id = ${person.id}`.execute(world.db)
}

async function idOf(person: Person): Promise<number> {
  return (await person.get('/conversations?side=couple')).body.data[0].id
}

async function kindsOf(person: Person): Promise<string[]> {
  const { body } = await person.get(`/conversations/${await idOf(person)}`)
  return body.data.messages.map(({ kind }: { kind: string }) => kind)
}
