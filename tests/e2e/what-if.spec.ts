// One chance: money

import { expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

// B5
test('a couple thinks of a dearer band, drops it, makes it so, and takes it back', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/tools/budget-tool?add=1')
  await isAlive(page)
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Cost', { exact: true }).fill('Band')
  await panel.getByLabel('Planned').fill('3000')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Close this message' }).click()
  await page.getByRole('link', { name: 'What if' }).click()
  await page.getByLabel('A cost to think about').selectOption('Band')
  const band = page.getByRole('group', { name: 'Band' })
  await band.getByLabel('Planned').fill('dear')
  await page.getByRole('button', { name: 'See what moves' }).click()
  await expect(band.getByText('Please enter an amount such as $1,234.50.')).toBeVisible()
  await band.getByLabel('Planned').fill('4200')
  await page.getByRole('button', { name: 'See what moves' }).click()
  const row = page.getByRole('region', { name: 'Figures that would move' }).getByRole('row', { name: /^Band/ })
  await expect(row).toContainText('$3,000.00')
  await expect(row).toContainText('$4,200.00')
  await expect(row).toContainText('+$1,200.00')
  await page.getByRole('link', { name: 'Every cost' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(band.getByLabel('Planned')).toHaveValue('4200')
  for (const [width, colorScheme] of [[390, 'dark'] as const, [1440, 'light'] as const]) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    await expectToFit(page, width)
  }
  await page.getByRole('button', { name: 'Drop it' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing thought of yet.' })).toBeVisible()

  await page.getByLabel('A cost to think about').selectOption('Band')
  await band.getByLabel('Planned').fill('4200')
  await page.getByRole('button', { name: 'See what moves' }).click()
  await page.getByRole('button', { name: 'Make it so' }).click()
  const told = page.locator('.toast', { hasText: 'So it is.' })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Every cost' }).click()
  await expect(page.getByRole('row', { name: /Band/ })).toContainText('$3,000.00')
})
