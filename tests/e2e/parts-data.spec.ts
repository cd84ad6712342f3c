import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './journey.ts'
import { showParts } from './parts-page.ts'
import { stopClock } from './still-clock.ts'

const openParts = (page: Page, width = 1440) => showParts(page, 'data', { width, height: 900 })

const selected = (page: Page) => page.getByRole('table', { name: 'Guests', exact: true }).locator('tr[data-selected]')

for (const width of [390, 1440]) {
  test(`tables and charts are accessible at ${width} px by day and night, and don't scroll sideways`, async ({ page }) => {
    await openParts(page, width)
    // On a phone two bars at the foot would half cover what is to be measured.
    if (width > 767) await page.getByRole('checkbox', { name: 'Select Bell, Marguerite' }).check()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page)
    }
    await expectToFit(page, width)
  })
}

test('Space selects a row, Shift with an arrow takes the next along, and the bar says how many', async ({ page }) => {
  await openParts(page)
  await page.getByRole('checkbox', { name: 'Select Bell, Marguerite' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(selected(page)).toHaveCount(3)
  await expect(page.getByRole('checkbox', { name: 'Select Dahl, Karin & Bo' })).toBeFocused()
  const bar = page.getByRole('region', { name: 'What to do with the selected rows' })
  await expect(bar).toContainText('3 selected')
  await expect(bar.getByRole('button')).toHaveText(['Send reminder', 'Set RSVP', 'Move group', 'Remove', ''])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(selected(page)).toHaveCount(2)
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(selected(page)).toHaveCount(0)
  await expect(bar).toBeHidden()
})

test('a press with Shift selects all rows between, and the box in the head says all, some or none', async ({ page }) => {
  await openParts(page)
  const all = page.getByRole('table', { name: 'Guests', exact: true }).getByRole('checkbox', { name: 'Select all' })
  await page.getByRole('checkbox', { name: 'Select Eriksson, Lars' }).click()
  await page.getByRole('checkbox', { name: 'Select Bell, Marguerite' }).click({ modifiers: ['Shift'] })
  await expect(selected(page)).toHaveCount(4)
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await all.click()
  await expect(selected(page)).toHaveCount(6)
  await expect(all).toBeChecked()
  await all.click()
  await expect(selected(page)).toHaveCount(0)
})

test('on a phone a row keeps its name, its second line and its answer', async ({ page }) => {
  await openParts(page, 390)
  const row = page.getByRole('row', { name: 'Abara' }).first()
  await expect(row).toContainText('Lagos side · Lamb · Fish')
  await expect(row.getByRole('cell', { name: 'Coming' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Party' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select Bell, Marguerite' }).check()
  const buttons = page.locator('.bulk-bar button')
  await expect(buttons).toHaveCount(5)
  for (const button of await buttons.all()) {
    const box = async () => (await button.boundingBox()) ?? { width: 0, height: 0 }
    await expect.poll(async () => Math.min((await box()).width, (await box()).height)).toBeGreaterThanOrEqual(44)
  }
})

test('a chosen category is the only one raised, and the charts say their numbers', async ({ page }) => {
  await openParts(page)
  await expect(page.getByRole('img', { name: "Answers: 62 coming (55%), 41 waiting (37%), 9 can't (8%)." })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Checklist by month: 20 done, 3 due, 41 to come.' })).toBeVisible()
  const venue = page.getByRole('list', { name: 'Budget by category' }).getByRole('button', { name: 'Venue & hire' })
  await venue.press('Enter')
  await expect(venue).toHaveAttribute('aria-pressed', 'true')
  const ring = page.locator('.ring').first()
  await expect(ring.locator('path.chosen')).toHaveCount(1)
  await expect(ring).toContainText('$9,000')
})

// CONST-039
test('a skeleton once shown stays for 200 ms, though the data was there after 20', async ({ page }) => {
  await page.clock.install()
  await openParts(page)
  await stopClock(page)
  const place = page.getByTestId('loaded')
  await page.getByRole('button', { name: 'Load something fast' }).press('Enter')
  await expect(place.locator('.skeleton')).toBeVisible()
  await page.clock.runFor(20)
  await page.clock.runFor(170)
  await expect(place.locator('.skeleton')).toBeVisible()
  await page.clock.runFor(20)
  await expect(place).toHaveText('Loaded.')
})

test('who wants less motion sees no shimmer', async ({ page }) => {
  await openParts(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const animation = () =>
    page
      .locator('.bone')
      .first()
      .evaluate((bone) => getComputedStyle(bone).animationName)
  await expect.poll(animation).toBe('shimmer')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(animation).toBe('none')
})
