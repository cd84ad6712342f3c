import { signedIn } from './demo-people.ts'
import { expect, expectGood, isAlive, test } from './journey.ts'

// RULE-025 RULE-021
test('an operator writes a menu of their own on a phone, is told what is wrong beside its field, and goes back to what ships', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'operator', '/admin/site/menus')
  const footer = page.getByRole('group', { name: 'Columns at the foot' })
  await footer.getByRole('button', { name: 'Write your own' }).click()
  await footer.getByLabel('Word').first().fill('Plan with us')
  await footer.getByLabel('Leads to').first().fill('nowhere')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(footer.getByLabel('Leads to').first()).toHaveAccessibleDescription(/A path of this site/)
  await expectGood(page)

  await page.getByRole('link', { name: 'Countdown' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await footer.getByLabel('Leads to').first().fill('/tools')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Counts now')).toBeVisible()
  await page.reload()
  await isAlive(page)
  await page.getByRole('button', { name: 'Back to what the files say' }).click()
  await expect(footer.getByRole('button', { name: 'Write your own' })).toBeVisible()
})

test('what the site says is read and written on a phone and a desk, in light and dark', async ({ browser }) => {
  const page = await signedIn(browser, 'operator', '/admin/site')
  await expect(page.getByLabel('Name of the site')).toHaveValue('Posy')
  await expectGood(page)
  await page.getByRole('link', { name: 'Lists' }).click()
  await expect(page.getByLabel('Label of adult')).toHaveValue('Adult')
  await expectGood(page)
})
