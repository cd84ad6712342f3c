// One chance: writes

import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { expect, expectGood, isAlive, makeAccount, password, test } from './journey.ts'

// ROUTE-067 GUARD-024
test('a visitor of the guest list sees what it is, and signs up from there', async ({ page }) => {
  await page.goto('/tools/guest-list?search=ada')
  await expect(page).toHaveURL('/tools/guest-list/setup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A list your mother can’t break.')
  await expect(page.getByRole('main')).toContainText('112 guests at 3 events')
  await expect(page.getByRole('heading', { name: 'Let them answer' })).toBeVisible()
  await page.getByRole('link', { name: 'Start your list' }).first().click()
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Make an account' }).click()
  await expect(page).toHaveURL('/complete/guest-list/1')
})

// GUARD-025
test('a new couple says which days there are and who comes to mind, and finds them on the list', async ({ page }) => {
  await makeAccount(page)
  await isAlive(page)
  await expect(page.getByRole('checkbox', { name: 'The wedding' })).toBeChecked()
  await choose(page, 'Rehearsal dinner', 'Supper at Aunt Dee’s')
  await choose(page, 'Sangeet')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Who can’t you leave out?' })).toBeVisible()
  await page.getByLabel('Names').fill('Karin & Bo Dahl\nAuntie Dee')
  await expect(page.getByText('3 guests in 2 households')).toBeVisible()
  await page.getByRole('button', { name: 'Open the list' }).click()
  await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  for (const name of ['Karin Dahl', 'Bo Dahl', 'Auntie Dee']) await expect(page.getByRole('main')).toContainText(name)
  expect(await eventsOf(page)).toEqual([
    ['The wedding', 3],
    ['Supper at Aunt Dee’s', 3],
    ['Sangeet', 3],
  ])
})

test('one may go back, change one’s mind and come again, and nothing is there twice', async ({ page }) => {
  await makeAccount(page)
  await isAlive(page)
  await choose(page, 'Brunch after')
  await choose(page, 'Something else', 'Boat trip')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await isAlive(page)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Brunch after' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Brunch after' }).uncheck()
  await page.getByLabel('You call it, The wedding').fill('The big day')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('checkbox', { name: 'Something else' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Open the list' }).click()
  await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  expect(await eventsOf(page)).toEqual([
    ['The big day', 0],
    ['Boat trip', 0],
  ])
})

test('a press that comes twice counts once', async ({ page }) => {
  await makeAccount(page)
  await isAlive(page)
  await clickTwice(page.getByRole('button', { name: 'Next' }))
  await page.getByLabel('Names').fill('Karin & Bo Dahl')
  await clickTwice(page.getByRole('button', { name: 'Open the list' }))
  await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  expect(await eventsOf(page)).toEqual([['The wedding', 2]])
})

test('what goes wrong is said, and what was typed stays', async ({ page }) => {
  await makeAccount(page)
  await isAlive(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Names').fill('Karin & Bo Dahl')
  await page.route('**/guests/many', (route) => route.abort())
  await page.getByRole('button', { name: 'Open the list' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please check your connection and try again.')
  await expect(page.getByLabel('Names')).toHaveValue('Karin & Bo Dahl')
  await page.unroute('**/guests/many')
  await page.getByRole('button', { name: 'Open the list' }).click()
  await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  expect(await eventsOf(page)).toEqual([['The wedding', 2]])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions are answered all the same', async ({ page }) => {
    await makeAccount(page)
    await choose(page, 'Tea ceremony', 'Tea')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Names').fill(`${'A'.repeat(130)} Dahl`)
    await page.getByRole('button', { name: 'Open the list' }).click()
    await expect(page.getByRole('alert')).toContainText('is longer than 120 characters')
    await page.getByLabel('Names').fill('Karin & Bo Dahl')
    await page.getByRole('button', { name: 'Open the list' }).click()
    await expect(page).toHaveURL('/tools/guest-list')
    expect(await eventsOf(page)).toEqual([
      ['The wedding', 2],
      ['Tea', 2],
    ])
  })
})

test('what the list is, and each question, is accessible on a phone and a desk, in light and dark', async ({ page }) => {
  await page.goto('/tools/guest-list/setup')
  await isAlive(page)
  await expectGood(page)
  await makeAccount(page)
  await isAlive(page)
  await expectGood(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await isAlive(page)
  await expectGood(page)
})

test('the questions can be answered by keyboard', async ({ page }) => {
  await makeAccount(page)
  await isAlive(page)
  await page.getByRole('checkbox', { name: 'Shower' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('You call it, Shower')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 2')).toBeVisible()
  expect(await eventsOf(page)).toEqual([
    ['The wedding', 0],
    ['Shower', 0],
  ])
})

async function choose(page: Page, kind: string, name?: string): Promise<void> {
  await page.getByRole('checkbox', { name: kind }).check()
  if (name) await page.getByLabel(`You call it, ${kind}`).fill(name)
}

/** Each event of the wedding with how many are on its list. */
async function eventsOf(page: Page): Promise<[string, number][]> {
  const answer = await page.request.get('/api/v1/guests?per_page=1')
  const { guest_wedding_events: events, guest_wedding_event_counts: counts } = await answer.json()
  return events.map(({ id, name }: { id: number; name: string }) => [
    name,
    counts.filter((count: { id: number }) => count.id === id).reduce((sum: number, { guests }: { guests: number }) => sum + guests, 0),
  ])
}
