// One chance: money

import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

// M6
test('the final count is shown before it is given, and only rises from then on, at the late price', async ({ page }) => {
  await haveAccount(page)
  await post(page, '/users/me/setup', { tool: 'vendor-manager' })
  const { id } = await post(page, '/user-vendors', { name: 'Smoke & Patience', taxonomy: 'caterers' })
  const lines = [{ key: 'supper', name: 'Supper', role: 'food', how: { by: 'head', rates: { adult: 10_000 } } }]
  const quote = await post(page, `/user-vendors/${id}/quotes`, { terms: { lines, late_percent: 15_000 } })
  await post(page, `/quotes/${quote.id}/accept`, { heads: { adults: 80, drinkers: 80, children: 0, infants: 0, vendors: 0 } })
  await page.goto('/tools/vendor-manager/quotes/caterers?guests=82')
  await isAlive(page)
  const bar = page.getByRole('region', { name: 'Accept a quote' })
  await bar.getByRole('button', { name: 'Give the final count' }).click()
  const dialog = page.getByRole('dialog', { name: 'The final count for Smoke & Patience?' })
  await expect(dialog).toContainText('$8,200.00, for 82 guests')
  await expect(dialog).toContainText('Agreed until now: $8,000.00.')
  await expect(dialog).toContainText('whoever is added costs 1.5 times the price')
  await expectAccessible(page, { isCovered: true })
  await clickTwice(dialog.getByRole('button', { name: 'Give the final count' }))
  await expect(dialog).toHaveCount(0)
  await expect(bar).toContainText('The final count is given: 82 guests, $8,200.00.')
  await expect(bar.getByRole('button')).toHaveCount(0)
  await page.goto('/tools/vendor-manager/quotes/caterers?guests=84')
  await isAlive(page)
  await bar.getByRole('button', { name: 'Raise the final count' }).click()
  await expect(dialog).toContainText('2 more than was counted. They cost $300.00.')
  await dialog.getByRole('button', { name: 'Raise the final count' }).click()
  await expect(bar).toContainText('84 guests, $8,500.00.')
  await expectAccessible(page)
  await expectToFit(page, 390, 1440)
})

async function post(page: Page, path: string, data: object): Promise<{ id: number }> {
  const answer = await asBrowser(page, 'POST', path, data)
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
  return (await answer.json()).data
}
