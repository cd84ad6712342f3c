// One chance: writes

import { pdf } from '../files.ts'
import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectAccessible, expectToFit, haveAccount, isAlive, test, whileLookedAt } from './journey.ts'

// B1 V8
test('a couple keeps a receipt with a payment, and with a vendor a certificate that ends before the day', async ({ page }) => {
  await haveAccount(page)
  await asBrowser(page, 'PUT', '/users/me', { wedding_details: { date: '2031-06-28' } })
  const cost = await added('/budget', { name: 'Tent', actual: 90_000 })
  await added('/user-transactions', { name: 'Deposit', item_id: cost, amount: 30_000, paid_at: '2026-11-01T10:00:00Z' })
  await page.goto(`/tools/budget-tool?item=${cost}`)
  await isAlive(page)
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Add a receipt to Deposit' }).click()
  await panel.getByLabel('Choose files').setInputFiles({ name: 'deposit.pdf', mimeType: 'application/pdf', buffer: pdf('deposit') })
  const receipts = panel.getByRole('list', { name: 'Receipts of Deposit' })
  await expect(receipts.getByRole('link', { name: 'Open deposit.pdf' })).toBeVisible(whileLookedAt)
  await expectAccessible(page, { isCovered: true })
  await clickTwice(receipts.getByRole('button', { name: 'Remove deposit.pdf' }))
  await expect(receipts).toHaveCount(0)
  await page.locator('.toast', { hasText: 'deposit.pdf is taken away.' }).getByRole('button', { name: 'Undo' }).click()
  await expect(receipts.getByRole('link', { name: 'Open deposit.pdf' })).toBeVisible(whileLookedAt)

  const vendor = await added('/user-vendors', { name: 'Mari’s barn', taxonomy: 'venues' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/tools/vendor-manager?who=${vendor}`)
  await isAlive(page)
  const files = page.getByRole('region', { name: 'Files' })
  await expect(files).toContainText('None yet.')
  await files.getByRole('button', { name: 'Add a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'A file of Mari’s barn' })
  await dialog.getByRole('button', { name: 'Keep file' }).click()
  await expect(dialog.getByText('Please choose a file.')).toBeVisible()
  await dialog.getByLabel('Choose a file').setInputFiles({ name: 'insured.pdf', mimeType: 'application/pdf', buffer: pdf('insured') })
  await expect(dialog.getByText('Ready to keep: insured.pdf')).toBeVisible(whileLookedAt)
  await dialog.getByRole('button', { name: /What it is/ }).click()
  await page.getByRole('option', { name: 'Insurance certificate' }).click()
  await dialog.getByRole('textbox', { name: 'Valid until' }).fill('01-02-2031')
  await expectAccessible(page, { isCovered: true })
  await clickTwice(dialog.getByRole('button', { name: 'Keep file' }))
  await expect(dialog).toHaveCount(0)
  await expect(files.getByRole('link', { name: 'Open insured.pdf' })).toHaveCount(1)
  await expect(files).toContainText('It ends before Saturday, June 28, 2031. Ask for one that reaches the day.')
  await expectAccessible(page, { isCovered: true })
  await expectToFit(page, 390)

  async function added(path: string, said: object): Promise<number> {
    const answer = await asBrowser(page, 'POST', path, said)
    expect(answer.status(), path).toBe(201)
    return ((await answer.json()) as { data: { id: number } }).data.id
  }
})
