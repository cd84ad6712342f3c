import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, isAlive, test } from './journey.ts'

/** Signs in as one of the people of the demo. */
async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/sign-in?redirect-to=/tools/guest-list')
  await page.getByLabel('Email').fill(`${name}@posy.example`)
  await page.getByLabel('Password', { exact: true }).fill('plan-with-posy')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/tools/guest-list')
  await isAlive(page)
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    // ROUTE-065
    test('June finds her wedding, everybody on it, and what each event is answered', async ({ page }) => {
      await signInAs(page, 'june')
      await expect(page.getByRole('main')).toContainText('June & Theo')
      await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Answers for The wedding' })).toContainText('62')
      await page.getByRole('link', { name: 'Rehearsal supper 32' }).click()
      await expect(page.getByRole('region', { name: 'Answers for Rehearsal supper' })).toContainText('21')
      await page.getByRole('link', { name: 'Show all 32 together' }).click()
      await expect(page.getByRole('rowheader')).toHaveCount(32)
      await expectAccessible(page)
    })

    test('Theo, who has no wedding of his own but theirs, plans the same list', async ({ page }) => {
      await signInAs(page, 'theo')
      await expect(page.getByRole('region', { name: 'Whose wedding this is' })).toHaveCount(0)
      await expect(page.getByRole('main')).toContainText('June & Theo')
      await expect(page.getByRole('link', { name: 'The wedding 112' })).toBeVisible()
      await page.getByRole('searchbox').fill('walter')
      await expect(page.getByRole('rowheader')).toHaveText([/Hart, Walter/])
      await page.getByRole('link', { name: 'Hart, Walter' }).click()
      await expect(page.getByRole('dialog', { name: 'Walter Hart' })).toBeVisible()
    })

    test('Adaeze sees whose wedding it is, the guests of the supper, and nothing else', async ({ page }) => {
      await signInAs(page, 'adaeze')
      const whose = page.getByRole('region', { name: 'Whose wedding this is' })
      await expect(whose).toContainText('You’re helping with June & Theo’s wedding')
      await expect(page.getByRole('heading', { name: 'Rehearsal supper' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('You see the 32 guests of Rehearsal supper')
      await expect(page.getByRole('main')).not.toContainText('Leftovers breakfast')
      await expect(page.getByRole('link', { name: 'Everyone' })).toHaveCount(0)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(whose).toBeInViewport()
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)
      await expectToFit(page, width)
      await page.goto('/tools/guest-list?event=1')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
    })
  })
}
