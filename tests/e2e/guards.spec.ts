import { expect, isAlive, signUp, test } from './journey.ts'

// GUARD-003 GUARD-005 GUARD-011
test('each kind of page sends on whom it is not for, on the way there and when it is asked for', async ({ page }) => {
  await page.goto('/tools/guest-list')
  await expect(page).toHaveURL('/tools/guest-list/setup')
  await page.goto('/dashboard/events')
  await expect(page).toHaveURL(/\/\?login=true&redirect-to=%2Fdashboard%2Fevents$/)
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const path of ['/admin', '/admin/people', '/admin/trail/1']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }

  await signUp(page)
  for (const path of ['/sign-in', '/sign-up', '/forgot-password']) {
    await page.goto(path)
    await expect(page).not.toHaveURL(path)
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  }
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
