// One chance: writes

import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, isAlive, signUp, test } from './journey.ts'

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search weddings, vendors, names and pages' })
const options = (page: Page) => search(page).getByRole('option')

// UI-018
test('the lens and the key / open the search; arrows and Enter lead on, Escape gives the focus back', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(options(page).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('guest')
  await page.keyboard.press('ArrowDown')
  const first = options(page).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none')
  await page.keyboard.press('Escape')
  await expect(search(page)).toBeHidden()

  const lens = page.getByRole('button', { name: 'Search' })
  await lens.click()
  await field(page).fill('nothing of that kind')
  await expect(search(page).getByRole('status')).toHaveText('Nothing here has that name.')
  await search(page).getByRole('button', { name: 'Clear' }).click()
  await search(page).getByLabel('The / key opens this').uncheck()
  await page.keyboard.press('Escape')
  await expect(lens).toBeFocused()
  await page.keyboard.press('/')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await expect(search(page)).toBeHidden()

  await lens.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('guest')
  await expect(options(page).filter({ hasText: 'Guest list' }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/guest-list/)
  await expect(search(page)).toBeHidden()
})

// UI-098 UI-099
test('guests, tasks and pages are found as one types; a choice opens them, Enter shows everything, Clear leads home', async ({ page }) => {
  await signUp(page)
  const guest = await page.request.post('/api/v1/guests', {
    data: { firstname: 'Zoë', lastname: 'Quint' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(guest.status()).toBe(201)
  await isAlive(page)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('zoe qui')
  await expect(options(page).filter({ hasText: 'Zoë Quint' })).toContainText('Guest')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/guest-list\?event=everyone&guest=\d+/)
  await expect(page.getByRole('dialog', { name: /Zoë Quint/ })).toBeVisible()

  await page.goto('/')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('letters')
  await expect(options(page).filter({ hasText: 'Save-the-dates' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=letters')
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('zoe')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=zoe')
  await expect(page.getByRole('main').getByRole('link', { name: 'Zoë Quint' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear' }).click()
  await expect(page).toHaveURL('/')
})

// UI-097 UI-098 UI-100
test('a visitor finds what is published as they type, slips and all, and everything by Enter', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('servise charg')
  await expect(options(page).filter({ hasText: 'Does a service charge count' })).toContainText('Article')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=servise+charg')
  await expect(page.getByRole('main').getByRole('link', { name: /Does a service charge count/ })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page, 390)
  await page
    .getByRole('navigation', { name: 'What was found' })
    .getByRole('link', { name: /Articles/ })
    .click()
  await expect(page).toHaveURL(/kind=article/)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=servise+charg')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the lens leads to a page with a field', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('checklist')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=checklist')
    await expect(page.getByRole('main').getByRole('link', { name: 'Checklist' }).first()).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 }, colorScheme: 'dark' })

  test('the first touch of the lens opens the search, which is the whole screen', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Search' }).tap()
    await expect(field(page)).toBeFocused()
    await expectToFit(page, 390)
    await expectAccessible(page)
    await signUp(page)
    await isAlive(page)
    await page.getByRole('button', { name: 'Search' }).tap()
    await expect(options(page).first()).toBeVisible()
    await field(page).fill('tools')
    await options(page).first().tap()
    await expect(page).toHaveURL('/tools')
  })
})
