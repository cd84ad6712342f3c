// One chance: rights

import { expect, expectGood, isAlive, password, signedOut, test } from './journey.ts'

for (const address of ['/', '/?login=true&redirect-to=%2Ftools%2Fguest-list', '/sign-in', '/sign-up', '/nowhere']) {
  test(`${address} is accessible on a phone and a desk, in light and dark, and doesn't scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(address)
    await isAlive(page)
    await expectGood(page)
  })
}

test('the home page says what this is and leads on', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Posy/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan your own wedding, one good decision at a time.')
  await page.getByRole('link', { name: 'Get started, it’s free' }).first().click()
  await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible()
})

// ROUTE-131
test('an address that nobody made is a 404 with a way home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Plan your own wedding, one' })).toBeVisible()
})

test('a private page sends a visitor to sign in, and back afterwards', async ({ page }) => {
  const { email } = await signedOut(page)
  await page.goto('/dashboard/events?add=1')
  await expect(page).toHaveURL('/?login=true&redirect-to=%2Fdashboard%2Fevents%3Fadd%3D1')
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText('Please sign in to open that page.')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/events?add=1')
})

test('the page can be walked by keyboard, with the focus in sight', async ({ page }) => {
  await page.goto('/')
  await isAlive(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  expect(await skip.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#main')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Get started, it’s free' }).first()).toBeFocused()
})

test('a page lets no foreign script run', async ({ page, complaints }) => {
  await page.goto('/')
  await isAlive(page)
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    return 'ran' in window
  })
  expect(ran).toBe(false)
  await expect.poll(() => complaints).toEqual([expect.stringContaining('Content Security Policy')])
  complaints.splice(0)
})
