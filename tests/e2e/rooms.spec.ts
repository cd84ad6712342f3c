import { clickTwice } from './click-twice.ts'
import { expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

// W4
test('a couple writes a hotel down, notes what is taken, and sees what empty rooms would cost', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/tools/rooms')
  await isAlive(page)
  await expect(page.getByRole('heading', { name: 'No hotel holds rooms for you yet.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a hotel' }).click()
  const form = page.getByRole('form', { name: 'Add a hotel' })
  await form.getByLabel('How they hold them').selectOption('contracted')
  await form.getByLabel('Rooms', { exact: true }).fill('20')
  await form.getByLabel('Nights each').fill('2')
  await form.getByLabel('Rate for a night').fill('lots')
  await form.getByRole('button', { name: 'Add hotel' }).click()
  await expect(form.getByText('Please enter an amount')).toBeVisible()
  await form.getByLabel('Rate for a night').fill('180')
  await form.getByRole('button', { name: 'Add hotel' }).click()
  await expect(form.getByText('Please enter the hotel.')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Hotel').fill('Hotel Linden')
  await clickTwice(form.getByRole('button', { name: 'Add hotel' }))
  const block = page.getByRole('region', { name: 'Hotel Linden' })
  await expect(block).toHaveCount(1)
  await block.getByRole('spinbutton', { name: 'Nights taken' }).fill('24')
  await block.getByRole('spinbutton', { name: 'Nights taken' }).press('Enter')
  await expect(block.getByText(/^If nobody else books, you owe \$1,440\.00/)).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectToFit(page, width)
    await expectAccessible(page)
  }
  await block.getByRole('button', { name: 'Take Hotel Linden off' }).press('Enter')
  await expect(block).toHaveCount(0)
  await page.locator('.toast', { hasText: 'Hotel Linden are taken off' }).getByRole('button', { name: 'Undo' }).click()
  await expect(block.getByText(/^If nobody else books, you owe \$1,440\.00/)).toBeVisible()
})
