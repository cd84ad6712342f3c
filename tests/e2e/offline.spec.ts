// One chance: rights

import { listOf } from './guest-panels.ts'
import { expect, expectAccessible, expectToFit, haveAccount, isAlive, password, signOut, signUp, test } from './journey.ts'
import { hasPart, holds, isKept, keptFor, withoutLine } from './kept.ts'

test.use({ serviceWorkers: 'allow' })

// RULE-070 STATE-066 STATE-068 ERR-047
test('without a line a couple reads what it saw last, marked as such, and loses nothing that it types', async ({
  page,
  context,
  complaints,
}) => {
  await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace', lastname: 'Hopper' }])
  await isKept(page)
  await expect.poll(() => holds(page, 'Hopper')).toBe(true)
  await expect.poll(() => hasPart(page, 'add-panel')).toBe(true)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(new URL('/sw.js', page.url()).href)
  const bar = page.getByRole('region', { name: 'Offline' })
  await expect(bar).toHaveCount(0)

  await context.setOffline(true)
  await expect(page.getByRole('alertdialog').filter({ hasText: 'Offline mode' })).toBeVisible()
  await expect(bar).toContainText(/As of \d\d:\d\d, offline/)
  await page.reload()
  await isAlive(page)
  await expect(bar).toContainText(/As of \d\d:\d\d, offline/)
  await expect(page.getByRole('rowheader')).toHaveText(['Hopper, Grace'])
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Add guests' }).click()
  const name = page.getByLabel('First name')
  await name.fill('Rosa')
  await expect(name).toHaveValue('Rosa')
  await page.getByRole('button', { name: 'Add this person' }).click()
  await expect(page.getByText('Nothing was saved, and what you typed is still here.')).toBeVisible()
  await expect(name).toHaveValue('Rosa')

  await context.setOffline(false)
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: 'Add this person' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  withoutLine(complaints)
})

test('a page that was not kept says so and names those that were; what is kept goes with the sign-out', async ({
  page,
  context,
  complaints,
}) => {
  const begun = page.waitForRequest('**/api/v1/t')
  await page.goto('/')
  await isAlive(page)
  await begun
  await context.setOffline(true)
  await expect(page.getByRole('alert')).toHaveText('Offline mode')
  await context.setOffline(false)

  await signUp(page)
  await isKept(page)
  await context.setOffline(true)
  await page.goto('/dashboard/events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t on this device.')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await expectToFit(page, 390)
  await page.getByRole('link', { name: 'Guest list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guest list')

  await context.setOffline(false)
  await page.reload()
  await page.setViewportSize({ width: 1440, height: 800 })
  await isAlive(page)
  await signOut(page)
  expect(await keptFor(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/tools/guest-list')
  await expect(page.getByText('Pages of your planning are kept here once you’ve seen them.')).toBeVisible()
  // The page asks for itself again by itself, which must have ended before somebody else is there.
  await context.setOffline(false)
  await expect(page).toHaveURL('/tools/guest-list/setup')

  await signUp(page)
  await isKept(page)
  await context.request.post('/api/v1/auth/logout', { headers: { origin: String(process.env['JOURNEYS_AT']) } })
  // The page may hear of it by itself and leave meanwhile.
  await page.evaluate(() => fetch('/api/v1/guests')).catch(() => {})
  await expect.poll(() => keptFor(page).catch(() => undefined)).toEqual([])
  withoutLine(complaints)
})

test('who signs in after somebody else finds nothing of them on the device, with a line or without', async ({
  page,
  context,
  complaints,
}) => {
  const origin = String(process.env['JOURNEYS_AT'])
  await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace', lastname: 'Hopper' }])
  await isKept(page)
  await expect.poll(() => holds(page, 'Hopper')).toBe(true)

  const other = { email: `${crypto.randomUUID()}@example.com`, password, firstname: 'Eve', lastname: 'Other' }
  const made = await fetch(`${origin}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(other),
  })
  expect(made.ok).toBe(true)
  // Nobody signed out: the browser is another person's from one answer to the next.
  const { email } = other
  expect((await context.request.post(`${origin}/auth/session`, { data: { email, password }, headers: { origin } })).ok()).toBe(true)
  await page.goto('/settings/profile')
  await expect(page.getByLabel('First name')).toHaveValue('Eve')
  await expect.poll(() => holds(page, 'Hopper')).toBe(false)
  await context.setOffline(true)
  await page.goto('/tools/guest-list')
  await expect(page.getByText('Pages of your planning are kept here once you’ve seen them.')).toBeVisible()
  await context.setOffline(false)
  withoutLine(complaints)
})
