// One chance: rights

import { expect, haveAccount, signOut, signUp, test } from './journey.ts'

// RULE-008
test('who comes back after the access cookie ran out is still signed in, in both of two tabs', async ({ page, context }) => {
  await haveAccount(page)
  await context.clearCookies({ name: 'posy_session' })
  const second = await context.newPage()
  await Promise.all([page.goto('/tools/guest-list'), second.goto('/tools/guest-list')])
  for (const tab of [page, second]) await expect(tab.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['posy_refresh', 'posy_session'])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
})

test('a call of an open page renews the cookie as well', async ({ page, context }) => {
  await signUp(page)
  await context.clearCookies({ name: 'posy_session' })
  const status = await page.evaluate(async () => (await fetch('/api/v1/users/me')).status)
  expect(status).toBe(200)
  expect((await context.cookies()).map(({ name }) => name)).toContain('posy_session')
})

test('a page that is kept for everybody knows who comes back', async ({ page, context }) => {
  await haveAccount(page)
  await context.clearCookies({ name: 'posy_session' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that is sent after the access cookie ran out is taken', async ({ page, context }) => {
    await haveAccount(page)
    await page.goto('/tools/guest-list?add=1')
    await page.getByLabel('First name').fill('Grace')
    await context.clearCookies({ name: 'posy_session' })
    await page.getByRole('button', { name: 'Add this person' }).click()
    await expect(page.getByRole('main')).toContainText('Grace')
    expect((await context.cookies()).map(({ name }) => name)).toContain('posy_session')
  })

  test('who signs out after the access cookie ran out is signed out', async ({ page, context }) => {
    await signUp(page)
    await context.clearCookies({ name: 'posy_session' })
    await signOut(page)
    expect((await context.cookies()).filter(({ name }) => name.startsWith('posy_'))).toEqual([])
  })
})
