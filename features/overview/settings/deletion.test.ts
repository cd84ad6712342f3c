// One chance: rights

import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, password } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)

test('an account is deleted from its settings, and who comes back is told and keeps it', async () => {
  const ada = await world.couple()
  await ada.post('/guests', { firstname: 'Grace' })
  const { html } = await site.get('/settings/privacy', ada)
  expect(html).toContain('One guest with their replies, 0 events and every change that was made go with it.')
  expect(html).toContain('href="/api/v1/users/me/export"')
  const wrong = await site.send('/settings/privacy', ada, { form: 'delete', password: 'not the password' })
  expect([wrong.status, wrong.html.includes('This is not your password.'), /<details open/.test(wrong.html)]).toEqual([422, true, true])
  const gone = await site.send('/settings/privacy', ada, { form: 'delete', password })
  expect(gone.location).toBe('/keep-account?asked=yes')
  expect(gone.cookies.join()).toContain('posy_session=;')
  expect((await site.get(gone.location!)).html).toContain('In 14 days it is gone')

  const { access_token: token } = (await world.visitor().post('/auth/login', { email: ada.email, password })).body
  for (const path of ['/settings/profile', '/dashboard/events']) {
    expect((await site.get(path, { token })).html).toMatch(/Your account goes on \w+ \d+, with everything in it\./)
  }
  const kept = await site.send('/settings/privacy', { token }, { form: 'keep' })
  expect(kept.location).toBe('/settings/privacy?done=kept')
  const after = (await site.get(kept.location!, { token })).html
  expect(after).toContain('Your account stays, and everything in it.')
  expect(after).not.toContain('Your account goes on')
})

test('the letter’s link asks first, keeps the account once, and says when it is spent', async () => {
  const ada = await world.couple()
  await ada.delete('/users/me', { password })
  const { text } = await world.db
    .selectFrom('mails')
    .where('user_id', '=', ada.id)
    .select('text')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const path = /\/keep-account\/[\w-]+/.exec(text)![0]
  expect((await site.get(path)).html).toContain('Keep your account?')
  expect((await site.send(path, undefined, {})).location).toBe('/keep-account?kept=yes')
  expect((await site.get('/keep-account?kept=yes')).html).toContain('Your account stays')
  expect((await site.get(path)).html).toContain('Nothing to keep')
})
