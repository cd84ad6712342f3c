// One chance: writes

import type { Page } from '@playwright/test'
import { expect, isAlive, password, test } from './journey.ts'

test('a couple signs up, puts its first guests on the list, makes their card, and sees their answer come in', async ({ page, browser }) => {
  await signUpFromHome(page)
  const tools = page.getByRole('navigation', { name: 'Tools' })
  await page.getByRole('link', { name: 'Write the first guests down' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Names').fill('Karin & Bo Dahl')
  await page.getByRole('button', { name: 'Open the list' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Dahl, Bo', 'Dahl, Karin'])

  await page.getByRole('navigation', { name: 'Guest list' }).getByRole('link', { name: 'Replies' }).click()
  await page.getByRole('link', { name: 'Make cards' }).click()
  await page.getByRole('button', { name: 'Make the card' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Karin & Bo Dahl' })
  await expect(card.locator('.card-code')).toHaveText(/[2-9A-Z]{5}-[2-9A-Z]{5}/)
  const [place = '', code = ''] = await Promise.all(['.card-place span', '.card-code'].map((part) => card.locator(part).innerText()))
  await tools.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('0 of 2 coming')).toBeVisible()

  const guest = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await guest.goto(new URL(`http://${place}`).href)
  await guest.getByLabel('The code on your card').fill(code)
  await guest.getByRole('button', { name: 'Find our invitation' }).click()
  await say(guest, 'Karin', 'Coming')
  await say(guest, 'Bo', "Can't")
  await guest.getByRole('button', { name: 'Send our reply' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('See you there.')
  await guest.close()

  // The page was open all the while.
  await expect(page.getByText('1 of 2 coming')).toBeVisible()
  await tools.getByRole('link', { name: 'Guest List' }).click()
  await expect(page.getByRole('row', { name: /Dahl, Karin/ })).toContainText('Coming')
})

async function signUpFromHome(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Get started' }).click()
  await expect(page).toHaveURL('/sign-up')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Make an account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is getting married?')
  await isAlive(page)
  await page.getByLabel('Their first name').fill('Grace')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/When is it/)
  await page.getByRole('button', { name: 'Do this later' }).click()
  await expect(page).toHaveURL('/dashboard')
}

async function say(page: Page, whose: string, answer: string): Promise<void> {
  await page
    .getByRole('group', { name: new RegExp(`^${whose}\\b.*The wedding$`) })
    .getByText(answer)
    .click()
}
