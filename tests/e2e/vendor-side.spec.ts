// One chance: rights

import type { Browser, Page } from '@playwright/test'
import { pdf } from '../files.ts'
import { readElsewhere } from './calendar-elsewhere.ts'
import { clickTwice } from './click-twice.ts'
import { signedIn } from './demo-people.ts'
import { asBrowser, expect, expectGood, haveAccount, isAlive, test, whileLookedAt } from './journey.ts'
import { letterTo } from './mailed.ts'

// ROUTE-082 ROUTE-083 ROUTE-087 UI-065 UI-057 UI-062 UI-066 RULE-046 STATE-032 GUARD-032 P6
test('a business is found, claimed by its code, written, sent, put out by an operator, and read by couples', async ({ page, browser }) => {
  const { email } = await haveAccount(page)
  await confirm(page, email)
  await page.goto('/vendor/management')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/tools/create-or-claim-vendor-profile/setup')
  await isAlive(page)
  await page.getByLabel('Name of the business').fill('sugar alm')
  await page.getByRole('button', { name: 'Look' }).click()
  await page.getByRole('link', { name: 'This is us: Sugar Almanac' }).click()
  await expect(page.getByText('m•••@sugaralmanac.example')).toBeVisible()
  await isAlive(page)
  await expectGood(page)
  await page.getByRole('button', { name: 'Send the code' }).click()
  const digits = page.getByLabel('The six digits')
  await digits.fill('12')
  await page.getByRole('button', { name: 'Open the page' }).click()
  // A toast may say it, too.
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter the six digits.' }).first()).toBeVisible()
  await digits.fill(await codeFor(page, 'marisa@sugaralmanac.example'))
  await page.getByRole('button', { name: 'Open the page' }).click()
  await expect(page).toHaveURL('/vendor/management')
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await isAlive(page)
  await expectGood(page)
  const line = `Cakes that stand up by themselves, ${email.slice(0, 8)}.`
  await page.getByLabel('In one line').fill(line)
  await page.getByLabel('Website').fill('sugaralmanac')
  await page.getByRole('button', { name: /^Save, and on to/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please begin with https://.' }).first()).toBeVisible()
  await expect(page.getByLabel('In one line')).toHaveValue(line)
  await page.getByLabel('Website').fill('')
  await page.getByRole('button', { name: /^Save, and on to/ }).click()
  await expect(page).toHaveURL('/vendor/management/where')
  for (const part of ['where', 'prices', 'pictures', 'questions', 'calendar']) {
    await page.goto(`/vendor/management/${part}`)
    await isAlive(page)
    await expectGood(page)
  }
  const question = `Do the cakes travel, ${email.slice(0, 8)}?`
  await previewed(page, question)
  await page.getByRole('button', { name: 'Send it to be put out' }).click()
  await expect(page.getByText('Sent, a person reads it')).toBeVisible()
  await operatorPutsOut(browser, line)
  await page.goto('/vendors/sugar-almanac')
  await expect(page.getByText(line)).toBeVisible()
  await expect(page.getByText(question)).toBeVisible()
  await page.goto('/vendor/dashboard')
  await isAlive(page)
  await expect(page.getByRole('heading', { name: 'Sugar Almanac' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Tools' })
  for (const name of ['Dashboard', 'My Tasks', 'Profile']) await expect(tabs.getByRole('link', { name })).toBeVisible()
  await readElsewhere(page)
})

// UI-065 CALL-065
test('who is new begins a page, and a page that somebody holds is asked for in words and files', async ({ page, browser }) => {
  const { email } = await haveAccount(page)
  await confirm(page, email)
  await page.goto('/tools/create-or-claim-vendor-profile/setup?name=fern+and+fable')
  await page.getByRole('link', { name: 'This is us: Fern & Fable' }).click()
  await expect(page.getByRole('heading', { name: 'Somebody already looks after this' })).toBeVisible()
  await isAlive(page)
  await page.getByLabel('What can you show us?').fill('We are the other Fern & Fable; our invoice has the name and the street.')
  await page.getByLabel('Choose files').setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: pdf('invoice') })
  await expect(page.getByRole('button', { name: 'Leave out invoice.pdf' })).toBeVisible(whileLookedAt)
  await expectGood(page)
  await page.getByRole('button', { name: 'Send it to a person' }).click()
  await expect(page.getByRole('heading', { name: 'A person is on it' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open invoice.pdf' })).toBeVisible()
  await page.getByLabel('Choose files').setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer: pdf('lease') })
  await expect(page.getByRole('link', { name: 'Open lease.pdf' })).toBeVisible(whileLookedAt)
  await expectGood(page)
  const operator = await signedIn(browser, 'operator', '/admin/vendors?kind=claim')
  const claim = operator.getByRole('article').filter({ hasText: 'our invoice has the name and the street' })
  for (const name of ['invoice.pdf', 'lease.pdf']) await expect(claim.getByRole('link', { name: `Open ${name}` })).toBeVisible()
  await expectGood(operator)
  await operator.context().close()
  await page.goto('/tools/create-or-claim-vendor-profile/setup/new?name=Poppies')
  await isAlive(page)
  await expectGood(page)
  await page.getByLabel('What you do').selectOption('Flowers')
  await page.getByLabel('Where you work').selectOption('Sonoma and the Bay')
  await clickTwice(page.getByRole('button', { name: 'Begin the page' }))
  await expect(page).toHaveURL('/vendor/management')
  await isAlive(page)
  await page.getByRole('button', { name: 'Send it to be put out' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please name at least one thing that they can book.' }).first()).toBeVisible()
})

// ROUTE-084 ROUTE-085 ROUTE-086 STATE-031 UI-063 UI-064 UI-067 P4
test('a vendor opens the dashboard in the morning: who waits, the numbers, why, tasks and the network', async ({ browser }) => {
  const june = await signedIn(browser, 'june', '/messages')
  await june.getByRole('link', { name: /Fern & Fable/ }).click()
  await june.getByLabel('Write to Fern & Fable').fill('Are there dahlias in a color like brick?')
  await june.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(june.getByLabel('Write to Fern & Fable')).toHaveValue('')
  const page = await signedIn(browser, 'fern', '/vendor/dashboard')
  await expect(page.getByRole('heading', { name: 'Fern & Fable' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toContainText('dahlias in a color')
  await expect(page.getByRole('region', { name: 'The last thirty days' })).toContainText('Page views')
  await expect(page.getByRole('region', { name: 'Why am I here?' })).toContainText('counts 35 of 100')
  await expectGood(page)
  await page.goto('/vendor/checklist')
  await expect(page.getByRole('link', { name: 'Answer June' })).toBeVisible()
  await isAlive(page)
  await expectGood(page)
  await page.goto('/tools/vendor-network')
  await isAlive(page)
  await expectGood(page)
  await page.getByRole('button', { name: 'Ask for a connection: Odile Marsh' }).click()
  await expect(page.getByRole('region', { name: 'Waiting on them' })).toContainText('Odile Marsh')
  await page.getByRole('button', { name: 'Withdraw: Odile Marsh' }).click()
  await expect(page.getByRole('button', { name: 'Ask for a connection: Odile Marsh' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is begun all the same', async ({ page }) => {
    await haveAccount(page)
    await page.goto('/tools/create-or-claim-vendor-profile/setup')
    await page.getByLabel('Name of the business').fill('Nobody called that')
    await page.getByRole('button', { name: 'Look' }).click()
    await expect(page.getByText('The directory has nobody called')).toBeVisible()
    await page.getByRole('link', { name: 'Start a new page' }).click()
    await page.getByLabel('What you do').selectOption('Flowers')
    await page.getByLabel('Where you work').selectOption('Sonoma and the Bay')
    await page.getByRole('button', { name: 'Begin the page' }).click()
    await expect(page).toHaveURL('/vendor/management')
  })
})

/** What is saved and not out yet stands in the preview, with the pictures; couples read nothing of it. */
async function previewed(page: Page, question: string): Promise<void> {
  await page.goto('/vendor/management/questions')
  await isAlive(page)
  const asked = page.getByRole('group', { name: /^Question 1/ })
  await asked.getByLabel('What they ask').fill(question)
  await asked.getByLabel('What you say').fill('In a car of their own, two hours at most.')
  await page.getByRole('button', { name: /^Save, and on to/ }).click()
  await expect(page).toHaveURL('/vendor/management/calendar')
  const preview = page.getByRole('complementary', { name: 'As couples will see it' })
  await expect(preview).toContainText(question)
  await expect(preview.getByRole('img').first()).toBeVisible()
  await isAlive(page)
  await expectGood(page)
  const couples = await (await page.request.get('/vendors/sugar-almanac')).text()
  expect(couples).not.toContain(question)
}

async function operatorPutsOut(browser: Browser, line: string): Promise<void> {
  const operator = await signedIn(browser, 'operator', '/admin')
  await isAlive(operator)
  await expectGood(operator)
  await operator.getByRole('link', { name: /^Profiles/ }).click()
  await expect(operator).toHaveURL('/admin?kind=profile')
  await operator.getByRole('link', { name: /Sugar Almanac/ }).click()
  await expect(operator).toHaveURL(/\/admin\/vendors\?kind=profile/)
  await isAlive(operator)
  const profile = operator.getByRole('article').filter({ hasText: line })
  await expect(profile).toContainText('Changed profile')
  await expectGood(operator)
  await profile.getByRole('button', { name: 'Put it out' }).click()
  await expect(profile).toHaveCount(0)
}

async function confirm(page: Page, email: string): Promise<void> {
  const [, token = ''] = /\/confirm-address\/([\w-]{43})/.exec(await letterTo(page, email)) ?? []
  expect((await asBrowser(page, 'POST', '/auth/confirm-address', { token })).ok()).toBe(true)
}

async function codeFor(page: Page, address: string): Promise<string> {
  return /\d{6} is your code/.exec(await letterTo(page, address))![0].slice(0, 6)
}
