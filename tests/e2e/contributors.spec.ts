// One chance: money

import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

// B4
test('a couple invites an aunt, she pledges on a phone without script, and the couple ticks it off', async ({ page, browser, baseURL }) => {
  await haveAccount(page)
  await asBrowser(page, 'POST', '/budget', { name: 'Supper', estimated: 100_000 })
  await page.goto('/tools/budget-tool')
  await isAlive(page)
  await page.getByRole('navigation', { name: 'Costs or payments' }).getByRole('link', { name: 'Who gives' }).click()
  await expect(page.getByText('Nobody gives yet, or nobody said so.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const email = `${crypto.randomUUID()}@example.com`
  await page.getByLabel('Name').fill('Aunt Dee')
  await page.getByRole('button', { name: 'Send invite' }).click()
  await expect(page.getByRole('form', { name: 'Invite somebody' }).getByText('Please enter a valid email address.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await expectAccessible(page)
  await clickTwice(page.getByRole('button', { name: 'Send invite' }))
  await expect(page.getByRole('heading', { name: 'Aunt Dee' })).toBeVisible()
  await expect(page.getByText(/Link sent/)).toBeVisible()

  const phone = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const aunt = await phone.newPage()
  const link = await linkFor(page, email)
  await aunt.goto(link)
  await expect(aunt.getByText('You have not pledged anything yet.')).toBeVisible()
  await aunt.getByLabel('How much').fill('lots')
  await aunt.getByRole('button', { name: 'Pledge', exact: true }).click()
  await expect(aunt.getByLabel('How much')).toHaveValue('lots')
  await aunt.getByLabel('How much').fill('$800')
  await aunt.getByRole('button', { name: 'Pledge', exact: true }).click()
  await expect(aunt.getByText('Thank you. It is written down.')).toBeVisible()
  await expectToBeRead(page, link)

  await page.goto('/tools/budget-tool/contributors')
  await isAlive(page)
  await expect(page.getByText('$800.00 pledged, $0.00 received, $800.00 still open.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'The pledge of Aunt Dee was received: Toward all of it' }).press('Enter')
  await expect(page.getByText('$800.00 pledged, $800.00 received, $0.00 still open.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectToFit(page, 390)
  await expectAccessible(page)
  await aunt.reload()
  await expect(aunt.getByText(/\$800\.00 came on/)).toBeVisible()
  await expect(aunt.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await phone.close()

  await page.goto('/tools/budget-tool')
  await isAlive(page)
  await page.getByRole('link', { name: 'Edit Supper' }).click()
  await page.getByRole('button', { name: 'Add payment' }).click()
  await expect(page.locator('datalist option')).toHaveAttribute('value', 'Aunt Dee')
  await expectAccessible(page)
})

/** With script or without, on a phone and at a desk. */
async function expectToBeRead(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByText('$800.00').first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.emulateMedia({ colorScheme: null })
  await expectToFit(page, 1440, 390)
  await expectAccessible(page)
}

/** Where the letter to that address leads. */
async function linkFor(page: Page, email: string): Promise<string> {
  const list = await (await page.request.get('/dev/mail')).text()
  const [, id] = new RegExp(`/dev/mail/(\\d+)"(?:(?!<tr>)[\\s\\S])*?${email}`).exec(list)!
  const letter = await (await page.request.get(`/dev/mail/${id}`)).text()
  return /\/contributions\/[\w-]{43}/.exec(letter)![0]
}
