import { call, listOf } from './guest-panels.ts'
import { expect, haveAccount, isAlive, test } from './journey.ts'

test('a desk shows eleven guests at once, and none of them moves when the sheet of one opens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await haveAccount(page)
  const { event } = await listOf(page, [])
  const names = Array.from({ length: 14 }, (_, nth) => `${'ABCDEFGHIJKLMN'[nth]}da & Bo ${'ABCDEFGHIJKLMN'[nth]}berg`).join('\n')
  await call(page, 'POST', '/guests/many', { names, wedding_events: [event] })
  await page.reload()
  await isAlive(page)
  const eleventh = page.locator('tbody tr').nth(10)
  await expect(eleventh).toBeInViewport({ ratio: 1 })
  const fourth = page.locator('tbody tr').nth(3)
  await page.evaluate(() => document.fonts.ready)
  const topOf = async () => Math.round((await fourth.boundingBox())!.y)
  const before = await topOf()
  await fourth.getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(fourth.getByRole('link')).toHaveAttribute('aria-current', 'true')
  expect(await topOf()).toBe(before)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await topOf()).toBe(before)
})

test('from a box to what is done with the selected guests it is one Tab, and one back', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [
    { firstname: 'Ada', lastname: 'Byron' },
    { firstname: 'Grace', lastname: 'Hopper' },
  ])
  const box = page.getByRole('checkbox', { name: 'Select Ada Byron' })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Set RSVP' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(box).toBeFocused()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Clear selection' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Byron, Ada' })).toBeFocused()
})
