import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'
import { listed } from './listed.ts'

const world = await newWorld()
const site = await wholeSite(world)

test('one is said alone, two with “and”, more with commas, the last of them before the “and” too', () => {
  expect(listed([])).toBe('')
  expect(listed(['Ana'])).toBe('Ana')
  expect(listed(['Ana', 'Bo'])).toBe('Ana and Bo')
  expect(listed(['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo, and Cy')
})

test('guests and couples read the same lists', async () => {
  const { couple, tom } = await inviteHousehold(world)
  expect((await site.get(`/guests/${tom.id}?preview=yes`, couple)).html).toContain('what Tom, Jo, and Ned will see')
  await couple.post('/guests/many', { names: 'Ann Lee\nBo Dahl\nCy Fox' })
  await couple.put(`/guests/${tom.id}`, { notes: 'Window seat', dietary_notes: 'No nuts', email: 'tom@example.com' })
  const { data } = (await couple.get('/wedding-changes?per_page=2')).body
  expect(data.map(({ text }: { text: string }) => text)).toEqual([
    expect.stringMatching(/^changed .*, .*, and .* of Tom Fairweather$/),
    'added Ann Lee, Bo Dahl, and Cy Fox',
  ])
})
