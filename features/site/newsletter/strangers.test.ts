// One chance: rights

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const ada = await world.couple()
const bob = await world.couple()

test.each([
  { who: 'a visitor', client: world.visitor() },
  { who: 'somebody with a made-up token', client: world.visitor({ authorization: 'Bearer made-up' }) },
  { who: 'Ada herself', client: ada },
  { who: 'another couple', client: bob },
])('$who may ask for the newsletter for any address, and all get the same answer', async ({ client }) => {
  const answer = await client.post('/i', { email: ada.email, event: 'newsletter', props: {} })
  expect([answer.status, answer.body]).toEqual([202, ''])
})

test.each([
  { who: 'a visitor', client: world.visitor(), status: 401 },
  { who: 'somebody with a made-up token', client: world.visitor({ authorization: 'Bearer made-up' }), status: 401 },
  { who: 'another couple', client: bob, status: 403 },
])('$who gets $status for another event with the address of Ada', async ({ client, status }) => {
  const letters = await countLetters()
  const bodies = [
    { email: ada.email, event: 'quiz', props: {} },
    { email: ada.email.toUpperCase() },
    { email: ada.email, event: ['newsletter'] },
  ]
  for (const body of bodies) expect((await client.post('/i', body)).status).toBe(status)
  expect(await countLetters()).toBe(letters)
})

test('a link that nobody was sent opens nothing', async () => {
  for (const token of ['made-up', 'a'.repeat(43), '%00', '1']) {
    const answers = [
      await bob.get(`/newsletter/${token}`),
      await bob.post(`/newsletter/${token}`),
      await bob.post(`/newsletter/${token}/leave`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  }
})

test('a link moves its own subscriber and nobody else', async () => {
  const [grace, eve] = ['grace@example.com', 'eve@example.com']
  for (const email of [grace, eve]) await world.visitor().post('/i', { email, event: 'newsletter', props: {} })
  await world.visitor().post(`/newsletter/${await tokenOf(grace)}`)
  await world.visitor().post(`/newsletter/${await tokenOf(eve)}/leave`)
  const rows = await world.db
    .selectFrom('newsletter_subscribers')
    .where('email', 'in', [grace, eve])
    .orderBy('email')
    .select(['email', 'confirmed_at', 'left_at'])
    .execute()
  expect(rows).toEqual([
    { email: eve, confirmed_at: null, left_at: expect.any(String) },
    { email: grace, confirmed_at: expect.any(String), left_at: null },
  ])
})

async function countLetters(): Promise<number> {
  return (await world.db.selectFrom('mails').select('id').execute()).length
}

async function tokenOf(email: string): Promise<string | undefined> {
  const { text } = await world.db.selectFrom('mails').where('to_address', '=', email).select('text').executeTakeFirstOrThrow()
  return /\/newsletter\/([\w-]{43})/.exec(text)?.[1]
}
