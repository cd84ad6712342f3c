// One chance: rights

import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)

test('what is wrong with an address stands beside its field in our words, with script and without', async () => {
  for (const path of ['/sign-in', '/sign-up', '/forgot-password', '/sign-in-link'])
    expect([path, /<form[^>]*class="account-form"[^>]*novalidate/i.test((await site.get(path)).html)]).toEqual([path, true])
  const typed = { email: 'ada at home', password: 'a long enough password', firstname: 'Ada', lastname: 'Byron' }
  for (const [path, form] of [['/sign-in'], ['/sign-up'], ['/forgot-password'], ['/sign-in-link', 'ask']] as const) {
    const { status, html } = await site.send(path, undefined, { ...typed, ...(form && { form }) })
    expect([path, status]).toEqual([path, 422])
    const field = /<input[^>]*name="email"[^>]*>/.exec(html)?.[0] ?? ''
    expect(field).toContain('aria-invalid="true"')
    expect(field).toContain('value="ada at home"')
    expect(html).toContain('Please enter a valid email address.')
  }
})

test('the dialog mails a link to sign in as the page does', async () => {
  for (const path of ['/?login=true', '/sign-in'])
    expect((await site.get(path)).html).toMatch(/href="\/sign-in-link"[^>]*>Mail me a link instead/)
})
