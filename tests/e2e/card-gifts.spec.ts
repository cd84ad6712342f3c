// One chance: money

import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { signedIn } from './demo-people.ts'
import { asBrowser, expect, expectGood, expectToFit, haveAccount, isAlive, test } from './journey.ts'

const approval = { approved_on: '2026-10-01', reference: 'No letter: the demo pays in a sandbox' }

// C6
test('a couple connects an account of its own, a guest on a phone gives to it by card, and both see gross, fee and net', async ({
  page,
  browser,
}) => {
  const identifier = await haveRegistry(page)
  await page.goto('/tools/cash-registry?view=page')
  await isAlive(page)
  await page.getByRole('button', { name: 'Connect an account' }).click()
  await atProvider(page, 'Not now')
  await expect(page.getByText('You haven’t finished with Stripe yet.')).toBeVisible()
  await isAlive(page)
  await page.getByRole('button', { name: 'Go on at Stripe' }).click()
  await atProvider(page, 'Finish')
  await expect(page.getByText('Guests can give by card, straight to your account at Stripe.')).toBeVisible()
  await expectGood(page)

  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: page.url() })).newPage()
  await guest.goto(`/registry/${identifier}`)
  await guest.getByRole('link', { name: 'Give by card now' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('A gift for Ada & Bo')
  await cardIsAsked(guest)
  await guest.getByLabel('For', { exact: true }).selectOption({ label: 'Four plum trees' })
  await guest.getByLabel('How much').fill('100')
  await expect(guest.getByText('about $3.20')).toBeVisible()
  await expect(guest.getByText('about $96.80')).toBeVisible()
  await enterCard(guest, '4000 0000 0000 0002')
  const give = guest.getByRole('button', { name: 'Give $100.00' })
  await give.click()
  await expect(guest.getByLabel('From', { exact: true })).toHaveAccessibleDescription(/Please enter your name/)
  await guest.getByLabel('From', { exact: true }).fill('Auntie Dee')
  await guest.getByLabel('Your email').fill('dee@posy.test')
  await expectToFit(guest, 390)
  await give.click()
  await expect(guest.getByRole('alert')).toHaveText('Your card was declined.')
  expect((await gifts(page)).data).toEqual([])
  await expectGood(guest)

  await guest.getByLabel('Card number').fill('4242 4242 4242 4242')
  await clickTwice(give)
  await expect(guest.getByRole('heading', { name: 'Thank you, from Ada & Bo.' })).toBeVisible()
  await expect(guest.getByText('$3.20', { exact: true })).toBeVisible()
  await expect(guest.getByText('$96.80', { exact: true })).toBeVisible()
  await expect(guest.getByText(/pays it out to them from/)).toBeVisible()
  await expectGood(guest)
  expect((await gifts(page)).data).toMatchObject([{ way: 'card', amount: 10_000, fee: 320, net: 9_680, fund: 'Four plum trees' }])

  await page.goto('/tools/cash-registry')
  await isAlive(page)
  const row = page.getByRole('row', { name: /Auntie Dee/ })
  await expect(row).toContainText('Stripe kept $3.20; $96.80 is yours, paid out from')
  await expect(row).toContainText('$100')
  await expectGood(page)
})

// C6
test('a bank that asks its own question is answered on the phone, and the card is charged once', async ({ page }) => {
  const identifier = await haveRegistry(page, { isReady: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/payment/gift/${identifier}`)
  await cardIsAsked(page)
  await page.getByLabel('How much').fill('40')
  await page.getByLabel('From', { exact: true }).fill('Auntie Dee')
  await page.getByLabel('Your email').fill('dee@posy.test')
  await enterCard(page, '4000 0027 6000 3184')
  await page.getByRole('button', { name: 'Give $40.00' }).click()
  await page.getByRole('button', { name: 'Yes, pay' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, from Ada & Bo.' })).toBeVisible()
  expect((await gifts(page)).data).toMatchObject([{ way: 'card', amount: 4_000, fee: 146, net: 3_854 }])
})

// C6
test('an operator reads on a phone and a desk what is recorded of the provider’s approval, and is told what is missing', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'operator', '/admin/site/card-gifts')
  await expect(page.getByRole('status').filter({ hasText: approval.reference })).toBeVisible()
  await page.getByLabel('Where it stands').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Where it stands')).toHaveAccessibleDescription(/so that it can be found again/)
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Withdraw the approval?' })).toContainText('followed to their end')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expectGood(page)
})

/** The sandbox leads back to the address that the product believes to have; the journey is signed in at another name of it. */
async function atProvider(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/sandbox'))
  await page.goto('/tools/cash-registry?view=page&account=back')
}

/** The page starts at the first key; then the provider's script brings its fields, which React knows nothing of. */
async function cardIsAsked(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  await page.keyboard.press('Shift')
  await expect(page.getByLabel('Card number')).toBeVisible()
}

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires, month and year').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
}

async function gifts(page: Page) {
  return (await asBrowser(page, 'GET', '/registry/gifts')).json()
}

async function haveRegistry(page: Page, { isReady = false } = {}): Promise<string> {
  await haveAccount(page)
  await asBrowser(page, 'PUT', '/users/me', { wedding_details: { date: '2031-06-28', other_firstname: 'Bo' } })
  const { data } = await (await asBrowser(page, 'POST', '/registry', { headline: 'No toasters' })).json()
  await asBrowser(page, 'POST', '/registry/funds', { title: 'Four plum trees', goal: 64_000, story: 'You’ll be sent plums.' })
  if (!isReady) return data.identifier
  await page.goto('/tools/cash-registry?view=page')
  await isAlive(page)
  await page.getByRole('button', { name: 'Connect an account' }).click()
  await atProvider(page, 'Finish')
  await expect(page.getByText('Guests can give by card, straight to your account at Stripe.')).toBeVisible()
  return data.identifier
}
