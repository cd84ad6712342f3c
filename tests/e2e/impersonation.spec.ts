// One chance: rights

import { expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

// STATE-014 STATE-015 STATE-016 UI-008 UI-021
test('an operator finds a couple, plans as them under a bar with both names, and comes back to where they were', async ({
  page,
  browser,
}) => {
  const { email } = await haveAccount(page)
  const place = await browser.newContext({ baseURL: String(process.env['JOURNEYS_AT']) })
  const operator = await place.newPage()
  await operator.goto('/sign-in?redirect-to=/admin/people')
  await operator.getByLabel('Email').fill('operator@posy.example')
  await operator.getByLabel('Password', { exact: true }).fill('plan-with-posy')
  await operator.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(operator.getByRole('heading', { name: 'People' })).toBeVisible()
  await isAlive(operator)
  await operator.getByLabel('Find people').fill(email.slice(0, 12))
  await expect(operator.getByRole('row')).toHaveCount(2)
  await expectAccessible(operator)
  await operator.emulateMedia({ colorScheme: 'dark' })
  await expectToFit(operator, 390)
  await expectAccessible(operator)
  await operator.setViewportSize({ width: 1280, height: 800 })
  await operator.getByRole('button', { name: 'Account menu' }).click()
  const own = operator.getByRole('dialog', { name: 'Nadia Rahman' })
  await expect(own.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Stop Impersonating' })).toHaveCount(0)
  await operator.keyboard.press('Escape')

  await operator.getByRole('button', { name: 'Impersonate Ada Byron' }).click()
  const bar = operator.getByRole('region', { name: 'Impersonation' })
  await expect(bar).toContainText('Nadia Rahman is acting as Ada Byron')
  await expect(operator).toHaveURL('/dashboard')
  await expectAccessible(operator)
  await expectToFit(operator, 390)
  await operator.setViewportSize({ width: 1280, height: 800 })
  await operator.goto('/tools/guest-list?add=1')
  await operator.getByLabel('First name').fill('Grace')
  await operator.getByRole('button', { name: 'Add this person' }).click()
  await expect(operator.getByRole('main')).toContainText('Grace')

  // A page that one gets to without loading it anew has the bar as well, and so has the menu.
  await operator.getByRole('banner').getByRole('link', { name: 'Posy' }).click()
  await expect(bar).toContainText('Ada Byron')
  await operator.getByRole('button', { name: 'Account menu' }).click()
  const menu = operator.getByRole('dialog', { name: 'Ada Byron' })
  await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await menu.getByRole('button', { name: 'Stop Impersonating' }).click()

  await expect(operator).toHaveURL(`/admin/people?search=${email.slice(0, 12)}`)
  await expect(bar).toHaveCount(0)
  await operator.getByRole('link', { name: 'Ada Byron' }).click()
  await expect(operator.getByRole('row', { name: /Nadia Rahman as Ada Byron/ })).toContainText('1 thing')
  await expectAccessible(operator)
  await page.goto('/tools/guest-list')
  await expect(page.getByRole('main')).toContainText('Grace')
  await place.close()
})
