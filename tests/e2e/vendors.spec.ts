// One chance: writes

import { demoAccounts, demoPassword } from '#db/demo.ts'
import { expect, expectGood, isAlive, test } from './journey.ts'

for (const address of ['/vendors', '/vendors/services/florists?place=sonoma&styles=romantic&sum=%243%2C800', '/vendors/fern-and-fable']) {
  // ROUTE-073 ROUTE-074 ROUTE-075 UI-052
  test(`${address} is accessible on a phone and a desk, in light and dark, and doesn't scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(address)
    await isAlive(page)
    await expectGood(page)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // V2
  test('from the directory to an enquiry: filtered, compared, written before signing in, sent once', async ({ page }) => {
    await page.goto('/vendors')
    await page.getByLabel('Service').selectOption('florists')
    await page.getByLabel('Place', { exact: true }).selectOption('sonoma')
    await page.getByLabel('Your sum for it').fill('$3,800')
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect(page).toHaveURL(/\/vendors\/services\/florists\?.*place=sonoma/)
    await expect(page.getByText('Illustrated example').first()).toBeVisible()
    await page.getByRole('button', { name: 'Compare Oxblood Floral' }).click()
    await page.getByRole('link', { name: 'Oxblood Floral' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Oxblood Floral' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Side by side' })).toContainText('Oxblood Floral')
    await page.getByLabel('What you have in mind', { exact: false }).last().fill('One long table for ninety, poppies if June allows.')
    await page.getByLabel('Guests, about').fill('90')
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page).toHaveURL(/\/sign-in\?redirect-to=/)
    await page.getByLabel('Email').fill(demoAccounts[0]!.email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/vendors\/oxblood-floral/)
    await expect(page.locator('textarea[name=message]')).toHaveValue('One long table for ninety, poppies if June allows.')
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page.getByText('No answer yet.')).toBeVisible()
    await expect(page.getByText('is an illustrated example: nobody will answer')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No answer yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Let it go' }).click()
    await expect(page.getByText('You asked them before')).toBeVisible()
  })

  test('what is written to a vendor whom one asked before is shown, and not sent', async ({ page }) => {
    await page.goto('/vendors/fern-and-fable')
    await page.getByLabel('What you have in mind', { exact: false }).last().fill('Could the geese wear collars?')
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await page.getByLabel('Email').fill(demoAccounts[0]!.email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/vendors\/fern-and-fable/)
    await expect(page.getByRole('status').filter({ hasText: 'isn’t sent' })).toContainText('Could the geese wear collars?')
  })
})

test('two vendors stand side by side, and the tray comes along from page to page', async ({ page }) => {
  await page.goto('/vendors?place=chicago')
  const compare = page.getByRole('button', { name: /^Compare / })
  await compare.nth(0).click()
  await expect(page).toHaveURL(/compare=/)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('region', { name: 'Side by side' })).toBeVisible()
  await compare.nth(0).click()
  await page.getByRole('link', { name: 'Compare these 2' }).click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
})
