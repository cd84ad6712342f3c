import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const [ada, stranger] = [await world.couple(), await world.couple()]
for (let nth = 0; nth < 12; nth++) await ada.post('/guests', { firstname: `Guest ${nth}`, lastname: 'Number' })
await stranger.post('/guests', { firstname: 'Canary' })

test.each([
  'id',
  'password_hash',
  'user_id',
  'lastname; drop table guests',
  'lastname desc',
  '(select 1)',
  'case when 1=1 then lastname else firstname end',
  'lastname,(select pg_sleep(3))',
  '1',
  'LASTNAME',
  'lastname--',
  '"lastname"',
  'guests.lastname',
  'constructor',
  '__proto__',
  'toString',
  '\u0000',
  'lastname\u0000',
])('a list is put in no order by %j', async (order_by) => {
  const query = new URLSearchParams({ order_by })
  expect((await ada.get(`/guests?${query}`)).status).toBe(422)
  expect((await ada.get(`/guests?order_by[]=${encodeURIComponent(order_by)}`)).status).toBe(422)
  expect((await ada.get(`/guests?order_by=lastname&order_dir=${encodeURIComponent(order_by)}`)).status).toBe(422)
})

test.each([
  'e30',
  'bnVsbA',
  'W10',
  'eyJhIjoxfQ',
  `${'A'.repeat(2_000)}`,
  'x',
  `' or 1=1 --`,
  '[]',
  Buffer.from(JSON.stringify([`'; drop table guests; --`, 1])).toString('base64url'),
  Buffer.from(JSON.stringify({ values: [{}], id: 1e308 })).toString('base64url'),
])('a place in the list that was made up, %j, is no fault', async (cursor) => {
  expect([200, 422]).toContain((await ada.get(`/guests?cursor=${encodeURIComponent(cursor)}`)).status)
})

test('a place in the list, bent at any letter, leads to nobody else’s guests and to no fault', async () => {
  const { body } = await ada.get('/guests?per_page=5')
  const cursor: string = body.meta.next_cursor
  for (let at = 0; at < cursor.length; at++) {
    const bent = cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1)
    const answer = await ada.get(`/guests?per_page=5&cursor=${encodeURIComponent(bent)}`)
    expect([200, 422]).toContain(answer.status)
    expect(JSON.stringify(answer.body)).not.toContain('Canary')
  }
})
