// One chance: rights

import type { Page } from '@playwright/test'
import { expect, haveAccount, isAlive, password, signedOut, signOut, test } from './journey.ts'

const modal = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })
const wanted = '/?login=true&redirect-to=%2Fdashboard%2Fevents%3Fadd%3D1'

// ROUTE-012 UI-001 UI-003
test('opens when the address says so, and closing it clears the query', async ({ page }) => {
  const ways = [
    () => page.getByRole('link', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
  ]
  for (const close of ways) {
    await page.goto(wanted)
    await isAlive(page)
    await expect(modal(page).getByLabel('Email')).toBeFocused()
    await expect.poll(() => modal(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await close()
    await expect(modal(page)).toBeHidden()
    await expect(page).toHaveURL('/')
  }
})

test('holds the focus, and gives it back to what was pressed', async ({ page }) => {
  await page.goto('/tools/guest-list/setup')
  await isAlive(page)
  const opener = page.getByRole('main').getByRole('link', { name: 'Sign in' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(modal(page).getByLabel('Email')).toBeFocused()
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

// STATE-013 UI-004
test('turns over to sign-up and back, and keeps where one wanted to go', async ({ page }) => {
  await page.goto(wanted)
  await isAlive(page)
  await modal(page).getByRole('link', { name: 'Make one, it is free' }).click()
  const other = page.getByRole('dialog', { name: 'Get started' })
  await expect(other.getByLabel('First name')).toBeFocused()
  await expect(other).toContainText('you agree to our Terms of Use and Privacy Policy.')
  await other.getByRole('link', { name: 'Sign in' }).click()
  await expect(modal(page)).toBeVisible()
  await modal(page).getByRole('link', { name: 'Make one, it is free' }).click()
  await other.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await other.getByLabel('First name').fill('Ada')
  await other.getByLabel('Last name').fill('Byron')
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Make an account' }).click()
  await expect(page).toHaveURL('/dashboard/events?add=1')
})

test('says a field that is refused beside it, and nowhere behind the dialog', async ({ page }) => {
  await page.goto('/?login=true&view=sign-up')
  await isAlive(page)
  const dialog = page.getByRole('dialog', { name: 'Get started' })
  await dialog.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill('Byron')
  await dialog.getByLabel('Password', { exact: true }).fill('short')
  await dialog.getByRole('button', { name: 'Make an account' }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(page.getByText('Validation error!')).toHaveCount(0)
})

// ERR-001
test('keeps what was typed when it is refused, says so, and leads on when it is right', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const { email } = await signedOut(page)
  await page.goto(wanted)
  await isAlive(page)
  await modal(page).getByLabel('Email').fill(email)
  await modal(page).getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(modal(page).getByRole('alert')).toHaveText('Email or password is incorrect.')
  await expect(modal(page).getByLabel('Email')).toHaveValue(email)
  await expect.poll(() => logged).toContain('Error during sign in.')
  await expect(modal(page).getByLabel('Password', { exact: true })).toBeFocused()
  await modal(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/events?add=1')
})

test('leads to no other site', async ({ page }) => {
  await page.goto('/?login=true&redirect-to=https%3A%2F%2Fexample.org%2F')
  await expect(modal(page)).toBeVisible()
  await expect(page.locator('input[name="redirect-to"]')).toHaveCount(0)
})

test('is nothing to somebody who is signed in', async ({ page }) => {
  await haveAccount(page)
  await page.goto(wanted)
  await expect(page.getByRole('heading', { name: 'Plan your own wedding, one' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows, turns over, signs in and closes', async ({ page }) => {
    const { email } = await signedOut(page)
    await page.goto('/dashboard/events?add=1')
    await modal(page).getByRole('link', { name: 'Make one, it is free' }).click()
    await page.getByRole('dialog', { name: 'Get started' }).getByRole('link', { name: 'Sign in' }).click()
    await modal(page).getByLabel('Email').fill(email)
    await modal(page).getByLabel('Password').fill(password)
    await modal(page).getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/dashboard/events?add=1')
    await signOut(page)
    await page.goto(wanted)
    await modal(page).getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL('/')
  })
})
