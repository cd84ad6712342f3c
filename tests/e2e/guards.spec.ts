// One chance: rights

import { expect, haveAccount, isAlive, test } from './journey.ts'

// GUARD-003 GUARD-005 GUARD-011
test('each kind of page sends on whom it is not for, on the way there and when it is asked for', async ({ page }) => {
  await page.goto('/tools/guest-list')
  await expect(page).toHaveURL('/tools/guest-list/setup')
  await page.goto('/dashboard/events')
  await expect(page).toHaveURL(/\/\?login=true&redirect-to=%2Fdashboard%2Fevents$/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/admin/people')
  await expect(page).toHaveURL('/')

  await haveAccount(page)
  await page.goto('/sign-in')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.goto('/admin/people')
  await expect(page).toHaveURL('/')
  await page.goto('/tools/guest-list/setup')
  await expect(page).toHaveURL('/tools/guest-list')
  await isAlive(page)
  await page.evaluate(() => history.pushState({}, '', '/admin/people'))
  await expect(page).toHaveURL('/')
  await page.goto('/dev/ui')
  await expect(page.getByRole('main')).toBeVisible()
})
