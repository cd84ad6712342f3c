import { clickTwice } from './click-twice.ts'
import { signedIn } from './demo-people.ts'
import { expect, expectGood, isAlive, test } from './journey.ts'

test('an operator adds a term, renames and moves it, hides another and takes it back, and readers find what counts', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'operator', '/admin/content')
  await page.getByRole('main').getByRole('link', { name: 'Terms' }).click()
  await isAlive(page)
  await expect(page.getByRole('rowheader', { name: /^The first month/ })).toBeVisible()
  await expectGood(page)

  const form = page.getByRole('form', { name: 'Add a term' })
  await form.getByLabel('Name').fill('Dogs')
  await clickTwice(form.getByRole('button', { name: 'Add term' }))
  await expect(page.getByRole('rowheader', { name: /^Dogs/ })).toHaveCount(1)
  await form.getByLabel('Name').fill('Cake')
  await form.getByRole('button', { name: 'Add term' }).click()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/has this name/)
  await form.getByLabel('Name').fill('')

  await clickTwice(page.getByRole('button', { name: 'Move Dogs up' }))
  await expect(page.getByRole('rowheader').nth(-2)).toHaveText(/^Dogs/)
  await page.getByRole('button', { name: 'More for Dogs' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Dogs and cats')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('rowheader', { name: /^Dogs and cats/ })).toBeVisible()
  await page.goto('/planning/dogs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dogs and cats')

  await page.goto('/admin/terms')
  await isAlive(page)
  await page.getByRole('button', { name: 'More for Dogs and cats' }).click()
  await page.getByRole('menuitem', { name: 'Merge' }).click()
  await page.getByRole('dialog').getByLabel('Term').selectOption('Family matters')
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('rowheader', { name: /^Dogs and cats/ })).toContainText('Part of Family matters')
  await page.goto('/planning/dogs')
  await expect(page).toHaveURL(/\/planning\/family-matters$/)

  await page.goto('/admin/terms')
  await isAlive(page)
  await expectGood(page)
  const done = page.getByRole('region', { name: 'Done lately' })
  await done
    .getByRole('button', { name: /^Take back: Dogs and cats was merged/ })
    .first()
    .click()
  await expect(page.getByRole('rowheader', { name: /^Dogs and cats/ })).not.toContainText('Part of')
  await page.getByRole('button', { name: 'More for Dogs and cats' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByRole('rowheader', { name: /^Dogs and cats/ })).toHaveCount(0)
})
