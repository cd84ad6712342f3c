import type { Page } from '@playwright/test'
import { asBrowser, expect, expectAccessible, haveAccount, isAlive, test } from './journey.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

// UI-068 B3
test('by touch on a phone a cost is written down, its payments are planned, and one is marked paid', async ({ page }) => {
  await haveAccount(page)
  await open(page, '/tools/budget-tool')
  await page.getByRole('link', { name: 'Add cost' }).tap()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Cost', { exact: true }).fill('Supper')
  await panel.getByLabel('Agreed').fill('4000')
  await panel.getByRole('button', { name: 'Save' }).tap()
  await expect(panel).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit Supper' }).tap()
  await panel.getByRole('button', { name: 'Plan the payments' }).tap()
  const plan = panel.getByRole('form', { name: 'Plan the payments' })
  await plan.getByRole('button', { name: 'Save plan' }).tap()
  await expect(plan).toHaveCount(0)
  await panel.getByRole('button', { name: 'Mark paid: Deposit' }).tap()
  await expect(panel).toContainText('$1,000.00 paid, $3,000.00 to pay.')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('link', { name: 'Payments by month' }).tap()
  await expect(page.getByRole('heading', { name: 'Missing date' })).toBeVisible()
})

// V5 V6
test('by touch on a phone a quote is looked at, accepted and taken back', async ({ page }) => {
  await haveAccount(page)
  await asBrowser(page, 'POST', '/users/me/setup', { tool: 'vendor-manager' })
  for (const [name, adult] of [
    ['Fern & Fable', 3_000],
    ['Clay & Clover', 2_000],
  ] as const) {
    const { data } = await (await asBrowser(page, 'POST', '/user-vendors', { name, taxonomy: 'florists' })).json()
    const lines = [{ key: 'flowers', name: 'Flowers', role: 'other', how: { by: 'head', rates: { adult } } }]
    await asBrowser(page, 'POST', `/user-vendors/${data.id}/quotes`, { terms: { lines } })
  }
  await open(page, '/tools/vendor-manager/quotes/florists?guests=90')
  await page.getByRole('link', { name: 'Look closer at Fern & Fable' }).tap()
  const bar = page.getByRole('region', { name: 'Accept a quote' })
  await bar.getByRole('button', { name: 'Accept Fern & Fable' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept Fern & Fable' }).tap()
  await expect(bar).toContainText('Accepted for $2,700.00.')
  await page.locator('.toast', { hasText: 'Fern & Fable is hired' }).getByRole('button', { name: 'Undo' }).click()
  await expect(bar.getByRole('button', { name: 'Accept Fern & Fable' })).toBeVisible()
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAlive(page)
}
