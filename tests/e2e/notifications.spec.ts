import type { Browser } from '@playwright/test'
import { demoPassword } from '#db/demo.ts'
import { expect, expectAccessible, expectToFit, isAlive, password, signUp, test } from './journey.ts'

// STATE-062 STATE-063 UI-094 UI-095 CONST-020 RULE-069
test('somebody who asks to help is heard of without a reload, and answered where they are read of', async ({ page, browser }) => {
  await signUp(page)
  const me = await (await page.request.get('/api/v1/users/me')).json()
  const menu = page.getByRole('button', { name: 'Account menu' })
  await isAlive(page)
  await expect(menu).toHaveAccessibleName('Account menu, Ada Byron')

  const friends = await Promise.all(['Bo', 'Cy'].map((firstname) => askToHelp(browser, firstname, me.data.username)))
  await expect(menu).toHaveAccessibleName('Account menu, Ada Byron, 2 unread')
  await menu.click()
  await page.getByRole('link', { name: 'Notifications 2 new' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const bo = panel.getByRole('listitem').filter({ hasText: 'Bo asks to help plan your wedding' })
  const cy = panel.getByRole('listitem').filter({ hasText: 'Cy asks to help plan your wedding' })
  await expect(bo.getByRole('img', { name: 'Unread' })).toBeVisible()
  await bo.getByRole('button', { name: 'Accept' }).click()
  await expect(bo).toContainText('You accepted')
  await cy.getByRole('button', { name: 'Decline' }).click()
  await expect(cy).toContainText('You declined')
  await expect(panel.getByRole('img', { name: 'Unread' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toHaveAccessibleName('Account menu, Ada Byron')
  await expect(page).toHaveURL('/tools/guest-list')
  await expect(menu).toBeFocused()
  await Promise.all(friends.map((context) => context.close()))
})

// UI-095 ERR-029
test('a link opens the panel, which shows older ones, on every screen; when nothing can be fetched nobody is bothered', async ({
  page,
}) => {
  const origin = String(process.env['JOURNEYS_AT'])
  await page.request.post('/auth/session', { data: { email: 'june@posy.example', password: demoPassword }, headers: { origin } })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard?notifications=open')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toHaveCount(6)
  await expect(panel).toContainText('Simone invited you to help plan their wedding')
  await expectAccessible(page, { isCovered: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { isCovered: true })
  await expectToFit(page, 390)
  const older = panel.getByRole('button', { name: 'Show Older' })
  // Ten in the demo data, and what other journeys send her meanwhile, which may be more than a page.
  for (let seen = 6; await older.isVisible(); seen = await panel.getByRole('listitem').count()) {
    await older.click()
    await expect.poll(() => panel.getByRole('listitem').count()).toBeGreaterThan(seen)
  }
  expect(await panel.getByRole('listitem').count()).toBeGreaterThanOrEqual(10)
  await expectAccessible(page, { isCovered: true })
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dashboard')

  await page.route(isList, (route) => route.fulfill({ status: 500, json: { message: 'Not today.' } }))
  const refused = page.waitForResponse((answer) => isList(answer) && answer.status() === 500)
  await page.goto('/dashboard')
  await (await refused).finished()
  await isAlive(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('dialog', { name: 'June Okafor' })).toBeVisible()
  await expect(page.getByText('Not today.')).toHaveCount(0)
})

const isList = (what: URL | { url: () => string }) =>
  new URL(what instanceof URL ? what : what.url()).pathname === '/api/v1/users/notifications'

/** Somebody new, in a browser of their own. */
async function askToHelp(browser: Browser, firstname: string, username: string) {
  const origin = String(process.env['JOURNEYS_AT'])
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': `10.77.0.${firstname.charCodeAt(0)}` },
  })
  const post = (path: string, data: object) => context.request.post(`/api/v1${path}`, { data, headers: { origin } })
  await post('/auth/register', { email: `${crypto.randomUUID()}@example.com`, password, firstname, lastname: 'Friend' })
  expect((await post('/user-posses/requests', { username })).status()).toBe(201)
  return context
}
