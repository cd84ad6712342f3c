// One chance: money

import { expect, test } from 'vitest'
import { hashToken, newToken } from '#server/session.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const site = await wholeSite(world)

// B4
test('without script: who gives pledges, what is refused stands there again, pressed twice it is one, and it can be taken back', async () => {
  const { path, user_id } = await linked()
  const first = await site.get(path)
  expect([first.status, first.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
  expect(first.html).toContain('Thank you, Aunt Dee.')
  const pledge_key = crypto.randomUUID()
  const refused = await site.send(path, undefined, { amount: 'plenty', note: 'With <love>', pledge_key })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('value="plenty"')
  expect(refused.html).toContain('With &lt;love&gt;')
  const send = (fields: Record<string, string>) => site.send(path, undefined, fields)
  const twice = await Promise.all([0, 1].map(() => send({ amount: '$1,200.50', pledge_key })))
  expect(twice.map(({ status, location }) => [status, location])).toEqual(Array(2).fill([303, `${path}?said=pledged#said`]))
  const pledges = await db.selectFrom('pledges').where('user_id', '=', user_id).select(['id', 'amount']).execute()
  expect(pledges.map(({ amount }) => amount)).toEqual([1_200_50])
  const id = String(pledges[0]!.id)
  expect((await send({ form: 'change', id, amount: '' })).html).toContain('Please enter how much you would like to give, such as $500.')
  expect((await send({ form: 'change', id, amount: '900' })).location).toBe(`${path}?said=changed#said`)
  expect((await site.get(`${path}?said=changed`)).html).toContain('Changed. They see it now.')
  expect((await site.get(path)).html).toContain('$900.00')
  const back = await Promise.all([0, 1].map(() => send({ form: 'take-back', id })))
  expect(back.map(({ status }) => status)).toEqual([303, 303])
  expect((await site.get(path)).html).toContain('You have not pledged anything yet.')
})

// B4
test('an ended link says so, a made-up one is nothing, and no other site posts here', async () => {
  const { path, user_id } = await linked()
  expect((await site.sendFrom('https://evil.example', path, { amount: '5' })).status).toBe(403)
  await db.updateTable('contributor_links').set({ revoked_at: new Date().toISOString() }).where('user_id', '=', user_id).execute()
  const ended = await site.get(path)
  expect([ended.status, ended.html.includes('This link has ended.'), ended.html.includes('Aunt Dee')]).toEqual([410, true, false])
  expect((await site.send(path, undefined, { amount: '5' })).html).toContain('This link has ended.')
  expect((await site.get(`/contributions/${'a'.repeat(43)}`)).status).toBe(404)
})

async function linked(): Promise<{ path: string; user_id: number }> {
  const { id: user_id } = await world.couple()
  const values = { user_id, name: 'Aunt Dee', email: 'dee@example.com' }
  const { id: contributor_id } = await db.insertInto('contributors').values(values).returning('id').executeTakeFirstOrThrow()
  const token = newToken()
  await db
    .insertInto('contributor_links')
    .values({ user_id, contributor_id, hash: hashToken(token), revoked_at: null })
    .execute()
  return { path: `/contributions/${token}`, user_id }
}
