import type { Page } from '@playwright/test'
import { expect, expectAccessible, signUp, test } from './journey.ts'
import { showParts } from './parts-page.ts'
import { stopClock } from './still-clock.ts'

const openParts = (page: Page) => showParts(page, 'floating')

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

/** All in one moment, so that none has gone before the last has come. */
async function pressAll(page: Page, names: string[]): Promise<void> {
  await page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll('button')]
    for (const name of wanted) buttons.find((button) => button.textContent === name)?.click()
  }, names)
}

/** The first toast fetches what shows it, which takes time of the page. */
async function openWithStillClock(page: Page): Promise<void> {
  await page.clock.install()
  await openParts(page)
  await press(page, 'A stayer')
  await page.getByRole('button', { name: 'Close this message' }).click()
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.mouse.move(5, 5)
  await stopClock(page)
}

// CONST-026
test('a toast stays for three seconds', async ({ page }) => {
  await openWithStillClock(page)
  await press(page, 'Something saved')
  const toast = page.getByRole('alert').filter({ hasText: 'Guest saved' })
  await expect(toast).toBeVisible()
  await page.clock.runFor(2_990)
  await expect(toast).toBeVisible()
  await page.clock.runFor(20)
  await expect(toast).toBeHidden()
})

test('its time stands still under the pointer and while it has the focus', async ({ page }) => {
  await openWithStillClock(page)
  await press(page, 'Something saved')
  const toast = page.locator('.toast')
  await toast.hover()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(3_010)
  await expect(toast).toBeHidden()

  await press(page, 'With Undo')
  await page.getByRole('button', { name: 'Undo', exact: true }).focus()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toast).toBeHidden()
  await expect(page.getByText('Undone: 1')).toBeVisible()
})

test('what is said already is not said twice, and of many the newest three are seen', async ({ page }) => {
  await openWithStillClock(page)
  await pressAll(page, ['A stayer', 'A stayer'])
  await expect(page.locator('.toast')).toHaveCount(1)
  await pressAll(page, ['Two to fix', 'Offline', 'With Undo'])
  await expect(page.locator('.toast')).toHaveText([/Guest removed/, /Offline mode/, /Two things to fix/])
  await page.locator('.toast').last().hover()
  await expect(page.getByRole('alert').filter({ hasText: 'Two things to fix' }).getByRole('listitem')).toHaveCount(2)
  await page.clock.resume()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
  await expect(page.locator('.toast')).toHaveCount(3)
})

test('a toast goes along to the next page, and stays in reach over a dialog without standing on its buttons', async ({ page }) => {
  await signUp(page)
  await openParts(page)
  await press(page, 'A stayer')
  await press(page, 'Open a dialog')
  await expect(page.getByRole('dialog', { name: 'Rename the group' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'This one stays' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await press(page, 'Open a dialog')
    const foot = (await page.locator('.dialog footer').boundingBox())!
    const toast = (await page.locator('.toast').boundingBox())!
    expect(toast.y + toast.height <= foot.y || toast.y >= foot.y + foot.height, `${width} px`).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'To the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('This one stays for a minute.')).toBeVisible()
  await page.getByRole('button', { name: 'Close this message' }).click()
  await expect(page.locator('.toast')).toHaveCount(0)
})
