// One chance: writes

import type { Page } from '@playwright/test'
import { call, listOf } from './guest-panels.ts'
import { expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'
import { lettersTo } from './mailed.ts'

// CALL-049
test('a couple sees its letter before it leaves, sends it to itself, then to its guests, and stops it in time', async ({ page }) => {
  const { email } = await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace', email: `grace-${email}` }, { firstname: 'Bo' }])
  await page.getByRole('navigation', { name: 'Guest list' }).getByRole('link', { name: 'Letters' }).click()
  await expect(page.getByText('Please confirm your email address first.')).toBeVisible()
  await confirm(page, email)

  await page.reload()
  await isAlive(page)
  const letter = page.frameLocator('iframe')
  await expect(letter.getByText('Dear Grace,')).toBeVisible()
  await page.getByLabel('Your words').fill('Bring shoes for dancing.')
  await expect(letter.getByText('Bring shoes for dancing.')).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => hiddenPart(page)).toBe(0)
    await letter.getByRole('link', { name: 'Answer here' }).scrollIntoViewIfNeeded()
    await expect(letter.getByRole('link', { name: 'Answer here' })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByText('1 household has no email address')).toBeVisible()
  await page.getByRole('button', { name: 'Send it to me first' }).click()
  await expect(page.getByText(`A test is on its way to ${email}.`)).toBeVisible()
  expect(await subjectsTo(page, email)).toContain('A test: You’re invited to the wedding of Ada')

  // On a phone the letter stands below; what stops it must not.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the letter' }).click()
  await expect(page.getByText(/Leaves in \d+ s/)).toBeVisible()
  await expect(page.getByText('1 household has theirs, or it is on its way.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop: Invitation' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Stop: Invitation' }).click()
  await expect(page.getByText('Stopped. Nothing of it went out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the letter' })).toBeEnabled()
  expect(await subjectsTo(page, `grace-${email}`)).toEqual([])
  await expectGood(page)
})

test('what has no day yet is not ticked, what has closed can’t be, and both are said where the letters are sent', async ({ page }) => {
  const { email } = await haveAccount(page)
  const { event } = await listOf(page, [{ firstname: 'Grace', email: `grace-${email}` }])
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await call(page, 'PUT', `/guest_wedding_events/${event}`, { date: day(90) })
  await call(page, 'POST', '/guest_wedding_events', { name: 'Brunch', taxonomy_event_id: 900_001 })
  await confirm(page, email)
  await page.goto('/tools/guest-list/letters')
  await isAlive(page)
  const [party, brunch] = [page.getByRole('checkbox', { name: /Wedding day/ }), page.getByRole('checkbox', { name: /Brunch.*No day yet/ })]
  await expect(party).toBeChecked()
  await expect(brunch).not.toBeChecked()
  await brunch.check()
  await expect(page.getByText('No day yet: Brunch.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('No day yet: Brunch.')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Replies' }).click()
  const last = page.getByLabel('Last day to answer, Wedding day')
  await last.fill(day(-2))
  await expect(page.getByText('That day is past: nobody can answer any more.')).toBeVisible()
  await last.blur()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectGood(page)
  await page.getByRole('link', { name: 'Letters' }).click()
  await expect(page.getByRole('checkbox', { name: /Wedding day.*Answers closed on/ })).toBeDisabled()
  await page.getByText('Save the date', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Wedding day' })).toBeEnabled()
  await expectGood(page)
})

// CALL-046 ROUTE-064
test('guests write down where they live, without script, and the couple looks before it is on the list', async ({ page, browser }) => {
  await page.goto('/tools/wedding-address-collector/setup')
  await expect(page.getByRole('heading', { level: 1, name: 'Stop asking for addresses.' })).toBeVisible()
  await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace', lastname: 'Hopper' }])
  await page.goto('/tools/guest-list/addresses')
  await isAlive(page)
  await page.getByRole('button', { name: 'Open the page' }).click()
  const address = (await page.getByRole('link', { name: /guests\/address/ }).getAttribute('href'))!

  const guest = await browser.newPage({ javaScriptEnabled: false })
  await guest.goto(new URL(address).pathname)
  await guest.getByLabel('First name').fill('grace')
  await guest.getByLabel('Last name').fill('Hopper')
  await guest.getByRole('button', { name: 'Send my address' }).click()
  await expect(guest.getByRole('alert')).toContainText('Please enter the street and number.')
  await expect(guest.getByLabel('First name')).toHaveValue('grace')
  await guest.getByLabel('Street and number').fill('1 Navy Yard')
  await guest.getByLabel('Town or city').fill('Arlington')
  await guest.getByRole('button', { name: 'Send my address' }).click()
  await expect(guest.getByRole('heading', { name: 'Thank you. It has arrived.' })).toBeVisible()
  await guest.close()

  await page.reload()
  await isAlive(page)
  await expectGood(page)
  await page.getByRole('button', { name: /Give it to Grace Hopper/ }).click()
  await expect(page.getByText('Grace Hopper has a new address.')).toBeVisible()
  const { data } = await call(page, 'GET', '/guests')
  expect(data).toMatchObject([{ firstname: 'Grace', address_line1: '1 Navy Yard', city: 'Arlington' }])
})

test('a couple asks what it wants to know, and makes cards with codes', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace' }])
  await page.goto('/tools/guest-list/replies')
  await isAlive(page)
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabel('The question').fill('Which song gets you up?')
  await page.getByLabel('Above the answers').fill('We are so glad.')
  await page.getByRole('button', { name: 'Save the words' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByLabel('The question')).toHaveValue('Which song gets you up?')
  await call(page, 'PUT', '/rsvp-settings', { closed_words: 'Call Theo.' })
  await expect(page.getByLabel('When it is too late')).toHaveValue('Call Theo.')
  await page.getByRole('button', { name: 'Save the questions' }).click()
  await expect(page.getByText('Nobody has answered it yet.')).toBeVisible()
  await expectGood(page)

  await page.getByRole('link', { name: 'Make cards' }).click()
  await expect(page.getByRole('link', { name: 'Replies' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Make the card' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Grace' })
  await expect(card).toContainText(/[2-9A-Z]{5}-[2-9A-Z]{5}/)
  await expect(card.getByRole('img')).toBeVisible()
})

/** How much of the letter is out of its frame, which has no bar of its own. */
function hiddenPart(page: Page): Promise<number> {
  return page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.contentDocument!.body.offsetHeight - frame.clientHeight)
}

async function expectGood(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    // So high that no bar at the foot lies over a part of what is to be pressed.
    await page.setViewportSize({ width, height: 2_000 })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function subjectsTo(page: Page, email: string): Promise<string[]> {
  return (await lettersTo(page, email)).map(({ subject }) => subject)
}

async function confirm(page: Page, email: string): Promise<void> {
  const [welcome] = (await lettersTo(page, email)).filter(({ subject }) => subject.startsWith('Welcome'))
  const text = await (await page.request.get(welcome!.path)).text()
  const [, token = ''] = /\/confirm-address\/([\w-]{43})/.exec(text) ?? []
  await call(page, 'POST', '/auth/confirm-address', { token })
}
