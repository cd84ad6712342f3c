// One chance: rights

import type { Page } from '@playwright/test'
import { signInAs } from './demo-people.ts'
import { expect, expectAccessible, expectToFit, isAlive, test } from './journey.ts'

const widths = [390, 1440]

// ROUTE-065
test('June finds her wedding, everybody on it, and what each event is answered', async ({ page }) => {
  await signInAs(page, 'june')
  for (const width of widths) {
    await openList(page, width)
    await expect(page.getByRole('main')).toContainText('June & Theo')
    await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Answers for The wedding' })).toContainText('62')
    await page.getByRole('link', { name: 'Rehearsal supper 32' }).click()
    await expect(page.getByRole('region', { name: 'Answers for Rehearsal supper' })).toContainText('21')
    await page.getByRole('link', { name: 'Show all 32 together' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(32)
    // A row that is half under the head of the table shows half of its box, wherever one has scrolled to.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page)
  }
})

test('Theo, who has no wedding of his own but theirs, plans the same list', async ({ page }) => {
  await signInAs(page, 'theo')
  for (const width of widths) {
    await openList(page, width)
    await expect(page.getByRole('region', { name: 'Whose wedding this is' })).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('June & Theo')
    await expect(page.getByRole('link', { name: 'The wedding 112' })).toBeVisible()
    await page.getByRole('searchbox').fill('walter')
    await expect(page.getByRole('rowheader')).toHaveText([/Hart, Walter/])
    await page.getByRole('link', { name: 'Hart, Walter' }).click()
    await expect(page.getByRole('dialog', { name: 'Walter Hart' })).toBeVisible()
  }
})

test('Adaeze sees whose wedding it is, the guests of the supper, and nothing else', async ({ page }) => {
  await signInAs(page, 'adaeze')
  for (const width of widths) {
    await openList(page, width)
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
  }
})

async function openList(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.goto('/tools/guest-list')
  await isAlive(page)
}
