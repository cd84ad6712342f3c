// One chance: rights, writes

import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectGood, haveAccount, isAlive, test } from './journey.ts'
import { isKept, withoutLine } from './kept.ts'

test.use({ serviceWorkers: 'allow' })

// W3
test('a late day is seen before it moves, moves once, and comes back; without a line the sheet is read', async ({
  page,
  context,
  complaints,
}) => {
  const { path } = await aDay(page)
  await page.goto(path)
  await isAlive(page)
  const drinks = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Drinks' }) })
  await expect(drinks).toContainText('5:00 pm')
  const late = page.getByRole('region', { name: 'Running late?' })
  await late.getByLabel('What begins late').selectOption({ label: '5:00 pm Drinks' })
  await late.getByLabel('By how many minutes').fill('25')
  await late.getByRole('button', { name: 'See what moves' }).click()
  await expect(late.getByText('Told by mail: Tom')).toBeVisible()
  await expect(drinks).toContainText('5:00 pm')
  await expectGood(page)
  await clickTwice(late.getByRole('button', { name: 'Move the day' }))
  await expect(drinks).toContainText('5:25 pm')
  await page.locator('.toast', { hasText: '2 lines moved.' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Back as it was. Whoever had a letter doesn’t know it yet.')).toBeVisible()
  await expect(drinks).toContainText('5:00 pm')

  await page.goto(path)
  await isAlive(page)
  await isKept(page, path)
  await expect(page.getByText(/^Ready offline\. As of \d\d:\d\d$/)).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await isAlive(page)
  await expect(drinks).toContainText('5:00 pm')
  await expect(page.getByText(/^Ready offline\. As of \d\d:\d\d$/)).toBeVisible()
  withoutLine(complaints)
})

// W3
test('a line that somebody else puts elsewhere meanwhile keeps its open form, and both changes stand', async ({ page }) => {
  const { path, drinks } = await aDay(page)
  await page.goto(path)
  await isAlive(page)
  await page.getByRole('button', { name: 'Edit Drinks' }).click()
  const form = page.getByRole('form', { name: 'Edit Drinks' })
  await form.getByLabel('Where').fill('The orangery')
  const answer = await asBrowser(page, 'PUT', `/run-items/${drinks}`, { starts: 10 * 60, notes: 'Two trays' })
  expect(answer.ok()).toBe(true)
  await expect(form.getByLabel('Starts at')).toHaveValue('10:00')
  await expect(form.getByLabel('Where')).toHaveValue('The orangery')
  await page.getByRole('navigation', { name: 'Whose sheet' }).getByRole('link', { name: 'Zina' }).click()
  await expect(form.getByLabel('Where')).toHaveValue('The orangery')
  await page.getByRole('navigation', { name: 'Whose sheet' }).getByRole('link', { name: 'Everyone' }).click()
  await clickTwice(form.getByRole('button', { name: 'Save' }))
  await expect(form).toHaveCount(0)
  const line = page.getByRole('region', { name: 'Morning' }).getByRole('listitem').filter({ hasText: 'Drinks' })
  await expect(line).toContainText('The orangery')
  await expect(line).toContainText('Two trays')
})

/** Two lines, of which the first is Tom’s, who was given his sheet; Zina has no part. */
async function aDay(page: Page): Promise<{ path: string; drinks: number }> {
  await haveAccount(page)
  const send = async (path: string, body: object): Promise<{ id: number }> => {
    const answer = await asBrowser(page, 'POST', path, body)
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
    return (await answer.json()).data
  }
  const { id } = await send('/guest_wedding_events', { taxonomy_event_id: 3, name: 'Brunch' })
  const tom = await send(`/guest_wedding_events/${id}/run-people`, { name: 'Tom', email: 'tom@example.com' })
  await send(`/guest_wedding_events/${id}/run-people`, { name: 'Zina' })
  await send(`/run-people/${tom.id}/links`, { way: 'link' })
  const drinks = await send(`/guest_wedding_events/${id}/run-items`, { title: 'Drinks', starts: 1020, minutes: 60, people: [tom.id] })
  await send(`/guest_wedding_events/${id}/run-items`, { title: 'Supper', starts: 1080, minutes: 60 })
  return { path: `/dashboard/events/${id}/day`, drinks: drinks.id }
}
