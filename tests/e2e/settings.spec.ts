// One chance: writes

import { photo } from '#tests/files.ts'
import { expect, expectAccessible, expectToFit, haveAccount, isAlive, password, signUp, test, whileLookedAt } from './journey.ts'

test('a profile is saved without leaving it, and what another device changed meanwhile is asked about', async ({ page, request }) => {
  // By the line it would hear of the other device before it saves.
  await page.routeWebSocket(/./, () => {})
  await signUp(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings/profile')
  await isAlive(page)
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Phone').fill('707 555')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Use +1 (707) 555-0148')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('7075550148')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('+1 (707) 555-0148')
  await expect(page.getByRole('button', { name: 'Account menu, Grace Byron' })).toBeVisible()

  await page.getByLabel('Last name').fill('Mine')
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const origin = new URL(page.url()).origin
  const other = await request.put('/api/v1/users/me', { data: { lastname: 'Other' }, headers: { cookie: cookies, origin } })
  expect(other.ok()).toBe(true)
  await page.getByRole('button', { name: 'Save profile' }).click()
  const clash = page.getByRole('group', { name: 'Last name: which one stays?' })
  await expect(clash).toContainText('Meanwhile it was changed to “Other”.')
  await expectAccessible(page)
  await clash.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('button', { name: 'Account menu, Grace Mine' })).toBeVisible()

  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await expectToFit(page, 390)
  await expectAccessible(page)
})

test('notices are saved as one ticks, and every section stands on a phone, by day and by night', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/settings/notifications')
  await isAlive(page)
  const push = page.getByRole('checkbox', { name: 'A sign-in from a new browser by push' })
  await expect(push).toBeChecked()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/users/me/notices') && answer.request().method() === 'PUT')
  await push.click()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(push).not.toBeChecked()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'Take it with you' })).toBeVisible()
  await page.getByText('Delete my account').click()
  await expect(page.getByLabel('Your password')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  for (const section of ['Wedding', 'Sign-in', 'Helpers', 'Profile']) {
    const link = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: section })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expectToFit(page, 390)
  }
  await expectAccessible(page)

  await page.getByText('Use another address').click()
  const email = `${crypto.randomUUID()}@example.com`
  await page.getByLabel('New address').fill(email)
  await page.getByLabel('Current password').fill('not my password')
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('This is not your password.')
  await expect(page.getByLabel('New address')).toHaveValue(email)
  await isAlive(page)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await expect(page.getByText('Nearly there. A letter is on its way to the new address.')).toBeVisible()
})

// A4
test('a file is found among one’s own, named anew, deleted and brought back', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/settings/profile')
  await isAlive(page)
  const brought = { name: 'us.jpg', mimeType: 'image/jpeg', buffer: await photo() }
  await page.getByRole('group', { name: 'A picture of you' }).getByLabel('Choose a picture').setInputFiles(brought)
  await expect(page.getByRole('banner').locator('img.face').first()).toHaveAttribute('src', /^\/files\//, whileLookedAt)
  await page.goto('/settings/files')
  await page.getByText('Edit', { exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill('The two of us.jpg')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'The two of us.jpg' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete The two of us.jpg' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByText('Used: your picture')).toBeVisible()
  await expectToFit(page, 390)
})
