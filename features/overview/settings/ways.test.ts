// One chance: rights

import { expect, test } from 'vitest'
import { startProvider } from '#tests/sign-in-provider.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, type Person, password } from '#tests/world.ts'

const provider = await startProvider()
const world = await newWorld({ google: provider.keys })
const site = await wholeSite(world, { google: provider.keys })
const page = '/settings/password'

test('without script Google is linked by a password and a link, shown, and unlinked', async () => {
  const ada = await world.couple()
  expect(await waysOf(ada)).toMatch(/Google\s+Not linked\s+Link Google/)
  const wrong = await site.send(page, ada, { form: 'link', service: 'google', password: 'no idea at all' })
  expect([wrong.status, wrong.html.includes('This is not your password.'), /<details open/.test(wrong.html)]).toEqual([422, true, true])
  expect(wrong.html).not.toContain(provider.keys.issuer)
  const right = await site.send(page, ada, { form: 'link', service: 'google', password })
  const address = /class="settings-go-on"[\s\S]*?href="([^"]+)"/.exec(right.html)?.[1] ?? ''
  expect([right.status, address.startsWith(`${provider.keys.issuer}/auth?`), right.html.includes(password)]).toEqual([200, true, false])
  expect(right.cookies).toEqual([expect.stringMatching(/^posy_social=/)])

  await link(ada, 'google')
  expect((await site.get(`${page}?done=linked`, ada)).html).toContain('Google opens your account now.')
  expect(await waysOf(ada)).toMatch(/Google\s+Opens your account since \w+, \w+ \d+, \d{4}\s+Unlink/)
  expect((await site.send(page, ada, { form: 'unlink', service: 'google' })).location).toBe(`${page}?done=unlinked`)
  expect((await site.get(`${page}?done=unlinked`, ada)).html).toContain('Google no longer opens your account.')
  expect(await waysOf(ada)).toContain('Not linked')
})

test('who has no password is led to set one, and can’t unlink the only way in', async () => {
  const ada = await world.couple()
  await link(ada, 'google')
  await world.db.updateTable('users').set({ password_hash: null }).where('id', '=', ada.id).execute()
  const { html } = await site.get(page, ada)
  expect(html).toContain('href="/complete-profile-idc?redirect-to=%2Fsettings%2Fpassword"')
  expect(html).not.toMatch(/name="current_password"|value="unlink"/)
  expect(await waysOf(ada)).toContain('It is your only way in.')
  const kept = await site.send(page, ada, { form: 'unlink', service: 'google' })
  expect([kept.status, kept.html.includes('This is the only way into your account.')]).toEqual([409, true])
})

test('who comes back from Google to nothing is led to the settings, since they were signed in all along', async () => {
  const ada = await world.couple()
  const { html } = await site.get('/social-callback?state=of-nobody&code=none', ada)
  expect(html).toContain('href="/settings/password"')
  expect((await site.get('/social-callback?state=of-nobody&code=none')).html).toContain('href="/sign-in"')
})

test('where the operator has no such provider, a letter is the other way in', async () => {
  const plain = await wholeSite(world)
  const ada = await world.couple()
  const { html } = await plain.get(page, ada)
  expect(html).toContain(`To ${ada.email}, for ten minutes`)
  expect(html).not.toContain('Google')
})

async function waysOf(who: Person): Promise<string> {
  const { html } = await site.get(page, who)
  return (/Other ways in<\/h2>([\s\S]*?)<\/section>/.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, ' ')
}

async function link({ id: user_id }: Person, name: string): Promise<void> {
  await world.db
    .insertInto('user_identities')
    .values({ provider: name, sub: `of ${user_id}`, user_id })
    .execute()
}
