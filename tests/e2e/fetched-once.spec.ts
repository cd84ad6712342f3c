// One chance: writes

import type { Page } from '@playwright/test'
import { call, listOf } from './guest-panels.ts'
import { expect, haveAccount, isAlive, test } from './journey.ts'
import { lineOf } from './live-line.ts'

const grace = { firstname: 'Grace', lastname: 'Hopper' }

test('an answer and an edit of a guest fetch the list once each, and so does taking them back; what others do still comes', async ({
  page,
}) => {
  await haveAccount(page)
  const fetched = await fetchesOf(page)
  const { event, ids } = await listOf(page, [grace])
  const answer = page.getByLabel('Answer of Grace Hopper for Wedding day')
  expect(
    await fetched.by(async () => {
      await answer.selectOption('Coming')
      await expect(page.getByText('Grace Hopper, Wedding day: Coming.')).toBeVisible()
    }),
  ).toEqual([])
  expect(
    await fetched.by(async () => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('It is as it was before.')).toBeVisible()
    }),
  ).toEqual([])
  await expect(answer).toHaveValue('0')

  await page.getByRole('link', { name: 'Hopper, Grace' }).click()
  const panel = page.getByRole('dialog').or(page.getByRole('complementary')).filter({ hasText: 'Grace Hopper' })
  await panel.getByText('Coming', { exact: true }).click()
  await panel.getByLabel('Phone').fill('7075550148')
  expect(
    await fetched.by(async () => {
      await panel.getByRole('button', { name: 'Save guest' }).click()
      await expect(page.getByText('Grace Hopper is saved.')).toBeVisible()
    }),
  ).toEqual([])

  await call(page, 'PUT', `/guests/${ids[0]}/guest_wedding_events/${event}/status`, { status: 3 })
  await expect(answer).toHaveValue('3')
})

test('a task that is ticked is fetched once, on the checklist and on the dashboard, however quickly several are', async ({ page }) => {
  await haveAccount(page)
  const fetched = await fetchesOf(page)
  const { data: events } = await call(page, 'GET', '/guest_wedding_events/all')
  for (const title of ['Lamps', 'Chairs', 'Spoons'])
    await call(page, 'POST', '/user-checklist-items', { guest_wedding_event_id: events[0].id, title, due_date: '2028-03-10' })
  await page.goto('/tools/wedding-checklist')
  await isAlive(page)
  const tick = (title: string) => page.getByRole('button', { name: `Done: ${title}` })
  const held = Promise.withResolvers<void>()
  await page.route(/user-checklist-items\/\d+$/, async (route) => {
    await held.promise
    await route.continue()
  })
  expect(
    await fetched.by(async () => {
      await tick('Lamps').click()
      await tick('Chairs').click()
      held.resolve()
      await expect(page.getByText('2 of 3 done')).toBeVisible()
    }),
  ).toEqual([])

  await page.goto('/dashboard')
  await isAlive(page)
  expect(
    await fetched.by(async () => {
      await tick('Spoons').click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    }),
  ).toEqual([])
})

/** What a page asks of the API: which of it more than once for one thing that is done, once the notice of it has come; "nothing" if nothing. */
async function fetchesOf(page: Page) {
  const line = await lineOf(page)
  let asked: string[] = []
  let [last, loads] = [0, 0]
  page.on('load', () => loads++)
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().includes('/api/v1/')) return
    asked.push(new URL(request.url()).pathname + new URL(request.url()).search)
    last = Date.now()
  })
  // News is gathered for 150 ms; what is yet to be asked for is asked for by then.
  const quiet = () => expect.poll(() => Date.now() - last).toBeGreaterThan(700)
  return {
    async by(deed: () => Promise<void>): Promise<string[]> {
      // Whoever has just come to the line asks once for what they may have missed.
      await expect.poll(() => line.joined).toBe(loads)
      await expect.poll(() => last).toBeGreaterThanOrEqual(line.joinedAt)
      await quiet()
      asked = []
      const { told } = line
      await deed()
      await expect.poll(() => line.told).toBeGreaterThan(told)
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      await quiet()
      return asked.filter((url, at) => asked.indexOf(url) !== at)
    },
  }
}
