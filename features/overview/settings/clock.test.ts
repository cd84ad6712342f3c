import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)

test('the clock that a couple lives by is typed as people say it, and no such place is refused beside its field', async () => {
  const ada = await world.couple()
  const fields = { form: 'wedding', other_firstname: 'Theo', date_undecided: 'yes' }
  expect((await site.send('/settings/wedding', ada, { ...fields, version: '1' })).status).toBe(303)
  expect((await site.get('/settings/wedding', ada)).html).toMatch(/<input[^>]*name="time_zone"[^>]*value="America\/New York"/)
  const saved = await site.send('/settings/wedding', ada, { ...fields, time_zone: ' America/Los Angeles', version: '2' })
  expect(saved.location).toBe('/settings/wedding?done=saved')
  expect((await ada.get('/users/me')).body.data.wedding_details).toMatchObject({
    other_firstname: 'Theo',
    time_zone: 'America/Los_Angeles',
  })
  const wrong = await site.send('/settings/wedding', ada, { ...fields, time_zone: 'Mars/"Olympus"', version: '3' })
  expect([wrong.status, wrong.html]).toEqual([422, expect.stringContaining('Please choose one of the zones.')])
  expect(wrong.html).toContain('value="Mars/&quot;Olympus&quot;"')
  const replies = await site.get('/tools/guest-list/replies', ada)
  expect(replies.html).not.toContain('midnight in')
  await world.event(ada, 'The wedding')
  expect((await site.get('/tools/guest-list/replies', ada)).html).toContain('midnight in Los Angeles')
})
