// One chance: writes

import { clickTwice } from './click-twice.ts'
import { call } from './guest-panels.ts'
import { expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

const sheet = [
  'Category,Item,Estimated Cost,Actual Cost,Amount Paid,Due Date,Vendor,Notes',
  'Flowers,Peonies,"$3,800.00",4125.50,1000.01,6/1/2027,Fern & Fable,June only',
  'Food,Supper,"1.234,50",,,,,',
  'Rings,Bands,900,,,,,',
  ',Total,4700,4125.50,1000.01,,,',
].join('\n')

test('a sheet of costs goes from file to budget, is sent once, and is taken back', async ({ page }) => {
  await haveAccount(page)
  await call(page, 'POST', '/budget', { name: 'Bands', category: 'jewelers' })
  await page.goto('/tools/budget-tool')
  await page.getByRole('link', { name: 'Import' }).click()
  await isAlive(page)
  await page.getByLabel('Choose a file').setInputFiles({ name: 'costs.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
  await expect(page.getByLabel('Amount Paid goes to')).toHaveValue('paid')
  await page.getByRole('button', { name: 'Check 4 rows' }).click()
  await expect(page.getByRole('heading', { name: 'Two costs, $3,800.00 planned' })).toBeVisible()
  await expect(page.getByText('Planned: “1.234,50” could mean several amounts')).toBeVisible()
  await expect(page.getByText('In your budget already')).toBeVisible()
  await expect(page.getByLabel('Take Total, row 5')).not.toBeChecked()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectToFit(page, width)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.getByLabel('Take Bands, row 4').check()
  await clickTwice(page.getByRole('button', { name: 'Import 3 costs' }))
  await expect(page.getByRole('heading', { name: 'Three are in your budget' })).toBeVisible()
  const { meta, totals } = await call(page, 'GET', '/budget')
  expect([meta.total, totals.estimated, totals.paid, totals.due]).toEqual([4, 470_000, 100_001, 312_549])
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByRole('heading', { name: 'It is as it was before' })).toBeVisible()
  await page.getByRole('link', { name: 'See the budget' }).click()
  expect((await call(page, 'GET', '/budget')).meta.total).toBe(1)
})
