// One chance: rights, writes

import type { Browser, Page } from '@playwright/test'
import { signedIn } from './demo-people.ts'
import { expect, expectGood, password, test } from './journey.ts'
import { lettersTo } from './mailed.ts'

// P8 UI-064
test('who is asked by letter makes a page from it, and the connection waits there', async ({ page, browser }) => {
  const { name, email, link } = await invited(browser)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Fern & Fable would like to be connected with ${name}`)
  await expectGood(page)
  await page.getByRole('main').getByRole('link', { name: 'Make an account' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Solveig')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Make an account' }).click()
  await expect(page).toHaveURL(link)
  await expectGood(page)
  await page.getByRole('button', { name: `Yes, we are ${name}` }).click()
  await page.getByRole('link', { name: 'Find or begin your page' }).click()
  await expect(page.getByLabel('Name of the business')).toHaveValue(name)
  await page.getByRole('link', { name: 'Start a new page' }).click()
  await page.getByLabel('What you do').selectOption('Flowers')
  await page.getByLabel('Where you work').selectOption('Sonoma and the Bay')
  await page.getByRole('button', { name: 'Begin the page' }).click()
  await expect(page).toHaveURL('/vendor/management')
  await page.goto(link)
  await page.getByRole('link', { name: 'See who asks' }).click()
  await expect(page.getByRole('region', { name: 'Waiting on you' })).toContainText('Fern & Fable')
})

test('who wants no such letter says so without an account', async ({ page, browser }) => {
  const { link } = await invited(browser)
  await page.goto(link)
  await page.getByRole('button', { name: 'Don’t write to us again' }).click()
  await expect(page).toHaveURL(link)
  await expect(page.getByRole('status').filter({ hasText: 'We won’t write to you again, whoever asks.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Don’t write to us again' })).toHaveCount(0)
  await expectGood(page)
})

/** A business that nobody knows, which Fern asks for a connection, and the link of the one letter that it got. */
async function invited(browser: Browser): Promise<{ name: string; email: string; link: string }> {
  const name = `Marigold Row ${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`
  const email = `${crypto.randomUUID()}@example.com`
  const page = await signedIn(browser, 'fern', '/tools/vendor-network')
  const form = page.getByRole('region', { name: 'Somebody who isn’t here yet' })
  await form.getByLabel('Name of the business').fill(name)
  await form.getByLabel('Their email').fill(email)
  await form.getByRole('button', { name: 'Send the one letter' }).click()
  await expect(form.getByText(name)).toBeVisible()
  const [link = ''] = /\/business-invite\/[\w-]{43}/.exec(await oneLetterTo(page, email)) ?? []
  await page.context().close()
  return { name, email, link }
}

/** There is one, and no more. */
async function oneLetterTo(page: Page, address: string): Promise<string> {
  const letters = await lettersTo(page, address)
  expect(letters).toHaveLength(1)
  return (await page.request.get(letters[0]!.path)).text()
}
