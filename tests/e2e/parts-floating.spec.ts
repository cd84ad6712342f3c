import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './journey.ts'
import { showParts } from './parts-page.ts'
import { stopClock } from './still-clock.ts'

const openParts = (page: Page, size = { width: 1440, height: 900 }, of = 'floating') => showParts(page, of, size)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

const openers = [
  ['a dialog', 'Open a dialog', 'Rename the group'],
  ['a sheet', 'Open a sheet', 'More'],
  ['the panel', 'Open the panel', 'Tom & Jo Fairweather'],
] as const

for (const [what, opener, title] of openers) {
  test(`${what} opens by keyboard, is accessible by day and night, closes on Escape and gives the focus back`, async ({ page }) => {
    await openParts(page, { width: 390, height: 800 })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await press(page, opener)
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await expect(dialog).toBeFocused()
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused()
    }
  })
}

test('a press beside a dialog closes it, and the page neither scrolls nor moves meanwhile', async ({ page }) => {
  await openParts(page)
  const heading = page.getByRole('heading', { name: 'Dialogs, sheets and the panel' })
  const before = await heading.boundingBox()
  await page.getByRole('button', { name: 'Open a dialog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.getBoundingClientRect().width)).toBe(
    await page.evaluate(() => document.documentElement.clientWidth),
  )
  await page.mouse.wheel(0, 600)
  await page.mouse.click(20, 20)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => heading.boundingBox()).toEqual(before)
})

// UI-032
test('a question opens when it has a title and a verb, and not without either', async ({ page }) => {
  await openParts(page)
  await press(page, 'Ask without a verb')
  await press(page, 'Ask without a title')
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await expect(page.getByRole('alertdialog', { name: 'Remove three guests?' })).toBeVisible()
})

// UI-033 UI-034
test('yes runs the action with its params and says so meanwhile; no runs nothing', async ({ page }) => {
  await page.clock.install()
  await openParts(page)
  const question = page.getByRole('alertdialog', { name: 'Remove three guests?' })
  await press(page, 'Ask a question')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('Nothing has run yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeFocused()

  await press(page, 'Ask a question')
  await expect(question).toBeVisible()
  await stopClock(page)
  await page.getByRole('button', { name: 'Remove three' }).click()
  await expect(page.getByRole('button', { name: 'Removing three' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('.busy-flower')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.clock.resume()
  await expect(question).toBeHidden()
  await expect(page.getByText('Removed 3.')).toBeVisible()
})

test('an action that fails says so in the dialog, which can then be left', async ({ page }) => {
  await openParts(page)
  await press(page, 'Ask one that fails')
  await page.getByRole('button', { name: 'Remove three' }).click()
  await expect(page.getByRole('alert')).toHaveText("That didn't work. Try again in a moment.")
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Remove three' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByText('Nothing has run yet.')).toBeVisible()
})

// STATE-017
test('a question over a dialog is answered first, and each gives the focus back; the page behind keeps still until the last has gone', async ({
  page,
}) => {
  await openParts(page)
  const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
  expect(await isLocked()).toBe(false)
  await press(page, 'Open a dialog')
  await expect.poll(isLocked).toBe(true)
  await press(page, 'Remove the group')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove the group' })).toBeFocused()
  expect(await isLocked()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open a dialog' })).toBeFocused()
  await expect.poll(isLocked).toBe(false)
})

test('on a wide desk the list beside the panel stays usable; below that the panel keeps what was typed and covers', async ({ page }) => {
  await openParts(page, undefined, 'floating,data')
  await press(page, 'Open the panel')
  const panel = page.getByRole('dialog', { name: 'Tom & Jo Fairweather' })
  await expect(panel).toBeVisible()
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeCloseTo(420, 1)
  await page.getByRole('checkbox', { name: 'Select Bell, Marguerite' }).check()
  await page.getByLabel('Note').fill('Two prams')
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(panel).toHaveAttribute('aria-modal', 'true')
  await expect(page.getByLabel('Note')).toHaveValue('Two prams')
  await expect(page.locator('[inert]').getByRole('heading', { name: 'Tables' })).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeCloseTo(390, 1)
  await press(page, 'Remove Tom & Jo')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(panel).toBeVisible()
  await page.getByRole('button', { name: 'Save guest' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open the panel' })).toBeFocused()
})

test('a menu is walked by arrows, chosen from by Enter, and what destroys comes last', async ({ page }) => {
  await openParts(page)
  const dots = page.getByRole('button', { name: 'More for Simone Grant' })
  await dots.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await expect(page.getByRole('menuitem').last()).toHaveText('Remove')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Menu of a row: Remove')).toBeVisible()
  await expect(dots).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(dots).toBeFocused()
})

test('tabs are walked by arrows, and their panels follow', async ({ page }) => {
  await openParts(page)
  await page.getByRole('tab', { name: 'The wedding' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Rehearsal supper' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Rehearsal supper' })).toHaveText('The families, and whoever is already there.')
})

test('with everything that floats open at 320 px nothing scrolls sideways', async ({ page }) => {
  await openParts(page)
  for (const opener of ['Open a long dialog', 'Open a sheet', 'Open a long panel', 'A menu with too much in it', 'Far too much']) {
    await page.setViewportSize({ width: 390, height: 800 })
    await press(page, opener)
    await expect(page.locator('.dialog, .bottom-sheet, .side-panel, .menu-popover, .toast').first()).toBeVisible()
    await expectToFit(page, 390)
    await page.keyboard.press('Escape')
    await expect(page.locator('.dialog, .bottom-sheet, .side-panel, .menu-popover')).toHaveCount(0)
  }
})

test('who wants less motion sees nothing slide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openParts(page)
  await press(page, 'Open a dialog')
  const seconds = await page.locator('.dialog').evaluate((dialog) => Number.parseFloat(getComputedStyle(dialog).animationDuration))
  expect(seconds).toBeLessThanOrEqual(0.01)
})
