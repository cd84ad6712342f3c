// One chance: rights

import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, haveAccount, isAlive, password, signedOut, test } from './journey.ts'
import { lettersTo } from './mailed.ts'

const better = 'My aunt keeps bees'

// ROUTE-004 ROUTE-005
test('forgot the password, opened the letter, chose a new one, signed in', async ({ page }) => {
  const { email } = await signedOut(page)
  await page.goto('/forgot-password')
  await isAlive(page)
  await resetByLetter(page, email)
})

test('an address that nobody has is told the same, and gets no letter', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.com`
  await askFor(page, email)
  await page.goto('/dev/mail')
  await expect(page.getByText(email)).toHaveCount(0)
})

test('what is wrong with the address or the password is said beside it', async ({ page }) => {
  const { email } = await signedOut(page)
  await page.goto('/forgot-password')
  await isAlive(page)
  await page.getByLabel('Email').fill('nope@here')
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect(page.getByLabel('Email')).toHaveValue('nope@here')

  await askFor(page, email)
  await page.goto(await linkIn(page, email, 'A new password for Posy'))
  await page.getByLabel('New password').fill('sunshine1')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Too many people would guess this one/)
})

// ROUTE-006
test('who is signed in changes the password and stays signed in; another browser does not', async ({ page, browser, extraHTTPHeaders }) => {
  const { email } = await haveAccount(page)
  const other = await (await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })).newPage()
  await signIn(other, email, password)

  await page.goto('/change-password')
  await isAlive(page)
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password').fill(better)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('This is not your current password.')
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill(better)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed')
  await page.getByRole('link', { name: 'Back to planning' }).click()
  await expect(page).toHaveURL('/dashboard')

  await other.goto('/dashboard/events')
  await expect(other).toHaveURL(/\/\?login=true/)
  await other.context().close()
})

test('the pages around a password are accessible on a phone and a desk, and fit 320', async ({ page }) => {
  const { email } = await signedOut(page)
  await askFor(page, email)
  const links = [await linkIn(page, email, 'A new password for Posy'), await linkIn(page, email, 'Welcome to Posy')]
  const addresses = ['/forgot-password', '/forgot-password?sent=yes', ...links, '/reset-password/unknown', '/reset-password?done=yes']
  for (const address of [...addresses, '/confirm-address/unknown']) await expectReadable(page, address)
  await signIn(page, email, password)
  for (const address of ['/change-password', '/change-password?done=yes', '/confirm-address']) await expectReadable(page, address)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('forgot, letter, new password and sign-in work', async ({ page }) => {
    const { email } = await signedOut(page)
    await page.goto('/forgot-password')
    await resetByLetter(page, email)
  })

  test('a link that was used says so, and one press sends another', async ({ page }) => {
    const { email } = await signedOut(page)
    await askFor(page, email)
    const link = await linkIn(page, email, 'A new password for Posy')
    await page.goto(link)
    await page.getByLabel('New password').fill(better)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is set')

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has run out')
    await page.getByRole('button', { name: 'Send another' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your mailbox')
    expect(await linkIn(page, email, 'A new password for Posy')).not.toBe(link)
  })

  test('the letter that welcomes asks for one press', async ({ page }) => {
    const { email } = await signedOut(page)
    const link = await linkIn(page, email, 'Welcome to Posy')
    for (const _scanner of [1, 2]) await page.goto(link)
    await expect(page.getByRole('main')).toContainText(email)
    await page.getByRole('button', { name: 'Yes, it is mine' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
  })

  test('who asks for it again at once is told that it is on its way, and the one that came is good', async ({ page }) => {
    const { email } = await haveAccount(page)
    await page.goto('/confirm-address')
    await page.getByRole('button', { name: 'Mail me the link' }).click()
    await expect(page.getByRole('main')).toContainText(`The letter is on its way to ${email}.`)
    await page.goto(await linkIn(page, email, 'Welcome to Posy'))
    await page.getByRole('button', { name: 'Yes, it is mine' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
    await page.goto('/confirm-address')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
  })
})

async function askFor(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your mailbox')
}

async function resetByLetter(page: Page, email: string): Promise<void> {
  await askFor(page, email)
  await page.goto(await linkIn(page, email, 'A new password for Posy'))
  await expect(page.getByRole('main')).toContainText(email)
  await page.getByLabel('New password').fill(better)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is set')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signInHere(page, email, better)
}

async function signIn(page: Page, email: string, given: string): Promise<void> {
  await page.goto('/sign-in')
  await signInHere(page, email, given)
}

async function signInHere(page: Page, email: string, given: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(given)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/sign-in|reset-password/)
}

/** The path of the link in the latest letter of that subject, as the outbox of the demo shows it. */
async function linkIn(page: Page, email: string, subject: string): Promise<string> {
  const letter = (await lettersTo(page, email)).find((one) => one.subject === subject)
  const text = letter ? await (await page.request.get(letter.path)).text() : ''
  return /\/(?:reset-password|confirm-address)\/[\w-]{43}/.exec(text)?.[0] ?? 'no link'
}

async function expectReadable(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await isAlive(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
  }
  await expectToFit(page, 1440, 390)
}
