// One chance: money

import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectAccessible, expectToFit, haveAccount, isAlive, password, test } from './journey.ts'

const crew = '/payment/prod_idocrew'
/** The texts that the operator may write otherwise. */
const words = JSON.parse(readFileSync('content/site/payment.json', 'utf8'))

/** A card by its published number, as somebody types it into the provider's fields. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page
    .getByRole('textbox', { name: 'Expires, month and year' })
    .fill(`12${String((new Date().getFullYear() + 3) % 100).padStart(2, '0')}`)
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
}

/** The button waits for the page to be alive, and for the server's word; the provider's fields are no part of the page. */
async function canPay(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled()
}

/** The fields are a document of their own, and what is focused there may take the focus once more, a moment later. */
async function pressAfterFields(page: Page, button: Locator): Promise<void> {
  await expect(async () => {
    await button.focus()
    await expect(button).toBeFocused({ timeout: 500 })
    // Two frames on, whoever wanted the focus has it.
    await page.evaluate(() => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(tell))))
    await expect(button).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
}

async function bought(page: Page): Promise<{ total: number; status: string }[]> {
  return (await (await asBrowser(page, 'GET', '/payments/purchases')).json()).data
}

// ROUTE-125 UI-077 UI-078 UI-079 UI-080 UI-081 UI-082 UI-083 UI-084 UI-085 UI-086 CALL-089 STATE-044 STATE-045 STATE-046 STATE-047
// STATE-050 STATE-054 STATE-056 ERR-026 ERR-027 EVENT-004 RULE-060 RULE-061 RULE-064 RULE-080 C1
test('somebody chooses the plan, pays with a coupon and a card whose bank asks, and has it', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/i-do-crew')
  await isAlive(page)
  await expect(page.getByRole('heading', { name: 'You can marry without it' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Join: Once and for all, $149.00' }).click()
  const modal = page.getByRole('dialog', { name: 'Complete Checkout' })
  await expect(modal.getByRole('heading', { name: 'I Do Crew' })).toBeVisible()
  await expect(modal.getByText('or pay by card')).toBeVisible()
  await expect(modal.getByText("You'll be charged $149.00 today for I Do Crew.")).toBeVisible()
  await expect(modal.getByText('Paid once. Nothing follows.')).toBeVisible()
  await expect(modal.getByText('Discount', { exact: false })).toHaveCount(0)
  await modal.getByLabel('Coupon').fill('POPPY20')
  await modal.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(words.validating_coupon)).toBeAttached()
  await expect(page.getByText(words.added_coupon)).toBeAttached()
  await expect(modal.getByText('POPPY20, 20% off')).toBeVisible()
  await expect(modal.getByText('-$29.80')).toBeVisible()
  await typeCard(page, '4000002760003184')
  await expectAccessible(page, { isCovered: true })
  await clickTwice(modal.getByRole('button', { name: 'Pay $119.20' }))
  await page.getByRole('button', { name: 'Yes, pay' }).click()
  await page.waitForURL(/\/users\/.+\/courses$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Courses' })).toBeVisible()
  await isAlive(page)
  expect(await bought(page)).toMatchObject([{ total: 11_920, status: 'paid' }])
  await page.goto(`${crew}/done`)
  await expect(page.getByText('$119.20')).toBeVisible()
})

// ROUTE-126 ROUTE-127 UI-087 UI-088 STATE-052 STATE-053 CONST-019 RULE-059 RULE-066
test('the subscription button is gold, and one press is a subscription', async ({ page }) => {
  await haveAccount(page)
  await page.goto(`${crew}?price=price_crew_month`)
  await canPay(page)
  const button = page.getByRole('button', { name: 'PayPal' })
  await expect(button).toHaveAttribute('data-color', 'gold')
  await expect(button).toHaveAttribute('data-layout', 'vertical')
  await expect(page.getByText('By PayPal: $12.00 today and each month.')).toBeVisible()
  await button.click()
  await page.waitForURL(`${crew}/done`)
  await expect(page.getByRole('heading', { name: 'Paid, and yours' })).toBeVisible()
  expect(await bought(page)).toMatchObject([{ status: 'paid', provider: 'paypal' }])
  await page.goto(crew)
  await expect(page.getByRole('heading', { name: 'This is yours already' })).toBeVisible()
})

// STATE-051 RULE-059
test('the subscription button is built anew for another amount, and is none where there is no plan', async ({ page }) => {
  await haveAccount(page)
  await page.goto(crew)
  await canPay(page)
  const button = page.getByRole('button', { name: 'PayPal' })
  await expect(button).toBeVisible()
  await page.getByRole('radio', { name: /^Monthly/ }).check()
  await expect(page.getByText('By PayPal: $12.00 today and each month.')).toBeVisible()
  await expect(button).toBeVisible()
  await page.getByRole('radio', { name: /^Once and for all/ }).check()
  await expect(button).toHaveCount(0)
  await page.getByRole('radio', { name: /^Yearly/ }).check()
  await page.getByLabel('Ends by itself a month after the wedding').uncheck()
  await expect(button).toHaveCount(0)
})

// ERR-021 ERR-023 ERR-025 RULE-057 RULE-058 STATE-055 CONST-018
test('a card that is declined charges nothing, another one pays, and going back charges nobody twice', async ({ page }) => {
  await haveAccount(page)
  await page.goto(`${crew}?price=price_crew_month`)
  await canPay(page)
  await typeCard(page, '4111111111111111')
  await page.getByRole('button', { name: 'Pay $12.00' }).click()
  await expect(page.locator('.toast', { hasText: 'This is a sandbox' })).toBeVisible()
  await page.getByLabel('Coupon').fill('NOSUCH')
  await page.getByLabel('Coupon').press('Enter')
  await expect(page.locator('.toast', { hasText: "That code doesn't work here" })).toBeVisible()
  await typeCard(page, '4000000000000002')
  await page.getByRole('button', { name: 'Pay $12.00' }).click()
  await expect(page.locator('.toast', { hasText: "That payment didn't go through: Your card was declined." })).toBeVisible()
  await expect(page.getByRole('radio', { name: /ending in 0002/ })).toBeChecked()
  await page.getByRole('button', { name: 'Another card' }).click()
  await typeCard(page, '4242424242424242')
  await pressAfterFields(page, page.getByRole('button', { name: 'Pay $12.00' }))
  await page.waitForURL(`${crew}/done`)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This is yours already' })).toBeVisible()
  expect((await bought(page)).filter(({ status }) => status === 'paid')).toHaveLength(1)
})

// ERR-022 TEXT-009
test('where the provider’s fields do not come, it is said for ten seconds and in their place, and nothing is charged', async ({ page }) => {
  await haveAccount(page)
  await page.route('**/sandbox/cards.js', (route) => route.abort())
  await page.goto(crew)
  const said = 'The card form did not load. Nothing was charged.'
  await expect(page.locator('.toast', { hasText: said })).toBeVisible()
  await expect(page.locator('.form-error', { hasText: said })).toBeVisible()
  expect(await bought(page)).toEqual([])
})

// UI-006 C1 C3 C4
test('two clicks end a membership, one brings the money back, with a credit note to print', async ({ page }) => {
  await haveAccount(page)
  await page.goto(`${crew}?price=price_crew_year`)
  await canPay(page)
  await typeCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay $96.00' }).click()
  await page.waitForURL(`${crew}/done`)
  await page.getByRole('link', { name: 'To your membership' }).click()
  await expect(page.getByRole('heading', { name: 'Membership' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByText('Cancel', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('Cancelled. No more charges come.')).toBeVisible()
  await page.getByRole('button', { name: 'Money back for I Do Crew' }).click()
  await expect(page.getByText('Done. The money is on its way back', { exact: false })).toBeVisible()
  const note = page.getByRole('link', { name: /^Print Credit note/ })
  await expect
    .poll(async () => {
      await page.reload()
      return note.count()
    })
    .toBe(1)
  await note.click()
  await expect(page.getByRole('heading', { name: 'Credit note' })).toBeVisible()
  await expect(page.getByText('$96.00').first()).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as PDF' }).click()
  expect((await file).suggestedFilename()).toMatch(/^credit-note-\d+\.pdf$/)
  expect(readFileSync(await (await file).path(), 'latin1')).toMatch(/^%PDF-1\.7/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await expectToFit(page, 390)
})

test('a card is kept without buying anything, and removed', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/settings/membership')
  await page.getByRole('link', { name: 'Add a card' }).click()
  await typeCard(page, '5555555555554444')
  await page.getByRole('button', { name: 'Keep this card' }).click()
  await expect(page.getByText('Your card is kept.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Mastercard ending in 4444' }).click()
  await expect(page.getByText('That card is gone.')).toBeVisible()
})

// RULE-067
test('a visitor makes an account on the way, and stands at the checkout', async ({ page }) => {
  await page.goto('/i-do-crew')
  await page.getByRole('link', { name: 'Join: Monthly, $12.00' }).click()
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.waitForURL(`${crew}?price=price_crew_month`)
  await canPay(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
  }
  await expectToFit(page, 390)
})
