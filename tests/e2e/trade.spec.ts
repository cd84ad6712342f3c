// One chance: rights, writes, money

import type { Browser, Page } from '@playwright/test'
import { pressByKeys, tabTo, typeByKeys } from './by-keys.ts'
import { asBrowser, expect, expectAccessible, expectGood, expectToFit, haveAccount, isAlive, test } from './journey.ts'
import { letterTo } from './mailed.ts'

const business = 'The Black Cake Sisters'
const words = 'Eighty people, one aunt who counts the raisins, and a tin of rum since March.'

// P6 P7 V2 V5 V6 V9 STATE-032
test('a baker claims her page by keys alone and has her first booking from it; the couple, on a phone, asks, accepts, and says at last how it was', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000)
  await claim(page)
  await workElsewhere(page)
  const couple = await onPhone(browser)
  await ask(couple)

  await page.goto('/vendor/dashboard')
  await isAlive(page)
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toContainText('one aunt who counts')
  await quote(page)
  await accept(couple)

  await expect(page.getByRole('article', { name: 'Quote', exact: true })).toContainText('Accepted')
  await page.goto('/vendor/checklist')
  await isAlive(page)
  await expect(page.getByRole('checkbox', { name: 'Agree the timings of the day, for Ada' })).toBeVisible()
  await expectGood(page)

  const own = await review(couple)
  await page.goto('/vendor/reviews')
  await isAlive(page)
  await typeByKeys(page, page.getByLabel('Your answer, once'), 'Next time we bring two tins.')
  await pressByKeys(page, page.getByRole('button', { name: 'Answer' }))
  await expect(page.getByRole('article')).toContainText('Next time we bring two tins.')
  await couple.goto('/vendors/black-cake-sisters')
  const said = couple.getByRole('region', { name: 'From couples who hired them' })
  for (const one of [own, 'Two tiers', 'Next time we bring two tins.']) await expect(said).toContainText(one)
  await expectToFit(couple, 390)
  await couple.context().close()
})

/** From the search by name to the dashboard, by the code in the letter. */
async function claim(page: Page): Promise<void> {
  await confirmed(page)
  await page.goto('/tools/create-or-claim-vendor-profile/setup')
  await isAlive(page)
  await typeByKeys(page, page.getByLabel('Name of the business'), 'black cake')
  await page.keyboard.press('Enter')
  await pressByKeys(page, page.getByRole('link', { name: `This is us: ${business}` }))
  await expect(page.getByText('s•••@blackcake.example')).toBeVisible()
  await isAlive(page)
  await expectGood(page)
  await pressByKeys(page, page.getByRole('button', { name: 'Send the code' }))
  await expect(page.getByLabel('The six digits')).toBeVisible()
  const [digits = ''] = /\d{6}(?= is your code)/.exec(await letterTo(page, 'sisters@blackcake.example')) ?? []
  await typeByKeys(page, page.getByLabel('The six digits'), digits)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/vendor/management')
}

/** A second place, chosen without a mouse; it stays chosen. */
async function workElsewhere(page: Page): Promise<void> {
  await page.goto('/vendor/management/where')
  await isAlive(page)
  const other = page.getByRole('group', { name: 'Where else you work' }).getByRole('checkbox', { name: 'Seattle' })
  await tabTo(page, other)
  await page.keyboard.press('Space')
  await pressByKeys(page, page.getByRole('button', { name: /^Save, and on to/ }))
  await expect(page).toHaveURL('/vendor/management/prices')
  await page.goto('/vendor/management/where')
  await expect(other).toBeChecked()
  await isAlive(page)
  await expectGood(page)
}

async function ask(page: Page): Promise<void> {
  await page.goto('/vendors/black-cake-sisters')
  await page.locator('[name=wedding_date]').fill('2099-06-20')
  await page.locator('[name=guests]').fill('80')
  await page.locator('textarea[name=message]').fill(words)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('link', { name: 'What you two write stands in your messages' })).toBeVisible()
  await fits(page)
}

/** From the inbox, still without a mouse. */
async function quote(page: Page): Promise<void> {
  await page.goto('/vendor/messages?filter=waiting')
  await isAlive(page)
  await pressByKeys(page, page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'Ada' }))
  await pressByKeys(page, page.getByRole('link', { name: 'Write a quote' }))
  const form = page.getByRole('form', { name: 'A quote for Ada' })
  await typeByKeys(page, form.getByLabel('What it is'), 'Two tiers, and the rum')
  await typeByKeys(page, form.getByLabel('Amount'), '900')
  const until = form.getByLabel('Can be taken until')
  await tabTo(page, until)
  await page.keyboard.type('12312099')
  await expect(until).toHaveValue('2099-12-31')
  await pressByKeys(page, form.getByRole('button', { name: 'Send quote' }))
  await expect(page.getByRole('article', { name: 'Quote', exact: true })).toContainText('Not read yet')
  await expectGood(page)
}

async function accept(page: Page): Promise<void> {
  await page.goto('/messages')
  await isAlive(page)
  await page.getByRole('link', { name: new RegExp(`^${business}`) }).click()
  const sent = page.getByRole('article', { name: 'Quote', exact: true })
  await sent.getByRole('button', { name: 'Accept $900.00' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept/ })
    .click()
  await expect(sent).toContainText('Accepted for $900.00')
  await fits(page)
}

/** The day is far off, so it is called off first; what they say then stands on the page of the business. */
async function review(page: Page): Promise<string> {
  await asBrowser(page, 'POST', '/users/me/setup', { tool: 'vendor-manager' })
  await page.goto('/tools/vendor-manager')
  await isAlive(page)
  await page.getByRole('button', { name: `More for ${business}` }).click()
  await page.getByRole('menuitem', { name: 'Cancelled by you' }).click()
  await page.getByText('Declined and cancelled (1)').click()
  await page.getByRole('link', { name: 'How was it?' }).click()
  await isAlive(page)
  const own = 'We eloped, and they sent us a slice by post.'
  await page.getByRole('radio').first().check()
  await page.getByLabel('In your words').fill(own)
  await page.getByLabel('What they did').fill('Two tiers, and the rum')
  await fits(page)
  await page.getByRole('button', { name: 'Post the review' }).click()
  await expect(page.getByRole('link', { name: 'See it there' })).toBeVisible()
  return own
}

async function fits(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 390, height: 844 })
}

/** Another couple, in a browser of their own. */
async function onPhone(browser: Browser): Promise<Page> {
  const baseURL = String(process.env['JOURNEYS_AT'])
  const page = await (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true })).newPage()
  await confirmed(page)
  return page
}

async function confirmed(page: Page): Promise<void> {
  const { email } = await haveAccount(page)
  const [, token = ''] = /\/confirm-address\/([\w-]{43})/.exec(await letterTo(page, email)) ?? []
  expect((await asBrowser(page, 'POST', '/auth/confirm-address', { token })).ok()).toBe(true)
}
