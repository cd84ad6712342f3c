// One chance: rights

import { afterLogin } from '#features/account/sign-in/after-login/after-login.ts'
import { expect, expectAccessible, expectToFit, isAlive, makeAccount, password, signedOut, signOut, signUp, test } from './journey.ts'

// ROUTE-001 ROUTE-002 STATE-010
test('sign up, sign out, sign in again', async ({ page }) => {
  const { email } = await makeAccount(page)
  await page.getByRole('button', { name: 'Do this later' }).click()
  await signOut(page)
  await page.goto('/dashboard/events')
  await expect(page).toHaveURL(/^[^?]+\/\?login=true/)

  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(afterLogin({ user: { is_vendor: false, first_steps_at: null } }))
})

// ERR-038
test('a session that ended elsewhere ends here at the next call', async ({ page, context }) => {
  await signUp(page)
  await isAlive(page)
  await page.getByRole('link', { name: 'Add guests' }).click()
  await page.getByLabel('First name').fill('Grace')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Add this person' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

// STATE-011 STATE-012 RULE-003
test('the button waits for every field, and the password can be looked at', async ({ page }) => {
  await page.goto('/sign-in')
  await isAlive(page)
  const button = page.getByRole('button', { name: 'Sign in' })
  await expect(button).toBeDisabled()
  await page.getByLabel('Email').fill('ada@example.com')
  await expect(button).toBeDisabled()
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await expect(button).toBeEnabled()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
})

// ERR-003 RULE-002 STATE-004
test('a wrong password says so once, keeps the address and leads on when it is right', async ({ page }) => {
  const { email } = await signedOut(page)
  await page.goto('/sign-in?redirect-to=%2Ftools%2Fguest-list%3Fsearch%3Dada')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await isAlive(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/tools/guest-list?search=ada')
})

// RULE-005 ERR-002
test('an address with an account is refused beside its field', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const { email } = await signedOut(page)
  await page.goto('/sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Make an account' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/has an account already/)
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await isAlive(page)
  await expect.poll(() => logged).toContain('Error during sign up.')
})

// ERR-004
test('asking for a letter without an address sends nothing, and its page is accessible by day and night', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/sign-in-link')
  await isAlive(page)
  await expect(page.getByRole('button', { name: 'Mail me the button' })).toBeDisabled()
  await page.getByLabel('Email').press('Enter')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await expectToFit(page, 390)
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Mail me the button' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible()
  // What the first press had sent would have come before this.
  expect(sent.filter((url) => url.includes('sign-in-link'))).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sign up, sign out and sign in work', async ({ page }) => {
    const { email } = await makeAccount(page)
    await page.getByRole('button', { name: 'Do this later' }).click()
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Plan your own wedding, one' })).toBeVisible()
    await page.goto('/sign-in?redirect-to=%2Ftools%2Fguest-list')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  })
})
