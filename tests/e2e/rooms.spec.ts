import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

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
  await expect(form.getByText('Please enter an amount')).toBeHidden()
  await form.getByRole('button', { name: 'Add hotel' }).click()
  await expect(form.getByText('Please enter the hotel.')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Hotel').fill('Hotel Linden')
  await clickTwice(form.getByRole('button', { name: 'Add hotel' }))
  const block = page.getByRole('region', { name: 'Hotel Linden' })
  await expect(block).toHaveCount(1)
  const taken = block.getByRole('spinbutton', { name: 'Nights taken' })
  await taken.fill('20')
  await taken.press('Enter')
  await expect(block.getByText(/^If nobody else books, you owe \$2,160\.00/)).toBeVisible()
  await expect(taken).toBeFocused()
  await taken.fill('24')
  await elsewhere(page, { taken: 22, note: 'Ask for Jo.' })
  await expect(block.getByText('Ask for Jo.')).toBeVisible()
  await expect(taken).toHaveValue('24')
  await block
    .getByRole('group', { name: /^Two versions of/ })
    .getByRole('button', { name: 'Keep mine' })
    .click()
  await taken.press('Enter')
  await expect(block.getByText(/^If nobody else books, you owe \$1,440\.00/)).toBeVisible()

  await block.getByRole('button', { name: 'Edit Hotel Linden' }).click()
  const edited = page.getByRole('form', { name: 'Edit Hotel Linden' })
  await edited.getByLabel('Code for guests').fill('POSY')
  await elsewhere(page, { note: 'Ask for Kim.' })
  await expect(edited.getByLabel('Notes')).toHaveValue('Ask for Kim.')
  await expectAccessible(page)
  await clickTwice(edited.getByRole('button', { name: 'Save' }))
  await expect(block.getByText('Ask for Kim.')).toBeVisible()
  await expect(block.getByText(/POSY/)).toBeVisible()
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

/** What somebody else changes of the one hotel, in another browser. */
async function elsewhere(page: Page, change: object): Promise<void> {
  const { data } = await (await asBrowser(page, 'GET', '/room-blocks')).json()
  expect((await asBrowser(page, 'PUT', `/room-blocks/${data[0].id}`, change)).ok()).toBe(true)
}
