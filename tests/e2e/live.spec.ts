// One chance: writes

import { expect, haveAccount, isAlive, test } from './journey.ts'
import { lineOf } from './live-line.ts'

test('what one device changes shows up on the other, without a reload; what changed while its line was down, once it is back', async ({
  page,
  context,
}) => {
  await haveAccount(page)
  const other = await context.newPage()
  const line = await lineOf(other)
  await other.goto('/tools/guest-list')
  await isAlive(other)
  await expect.poll(() => line.joined).toBe(1)

  await page.goto('/tools/guest-list?add=1')
  await isAlive(page)
  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('button', { name: 'Add this person' }).click()
  await expect(other.getByRole('rowheader')).toHaveText(['Grace'])

  await line.cut()
  await page.getByLabel('First name').fill('Edith')
  await page.getByRole('button', { name: 'Add this person' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await expect(other.getByRole('rowheader')).toHaveText(['Grace'])
  line.mend()
  await expect(other.getByRole('rowheader')).toHaveText(['Edith', 'Grace'])
  await expect.poll(() => line.joined).toBe(2)
})

test('what one does quickly stays as it is done while others do something, which shows up after it', async ({ page, context }) => {
  await haveAccount(page)
  const origin = String(process.env['JOURNEYS_AT'])
  const call = (path: string, data: object) => context.request.post(`${origin}/api/v1${path}`, { data, headers: { origin } })
  const { data: event } = await (await call('/guest_wedding_events', { taxonomy_event_id: 2, name: 'Supper' })).json()
  const add = (title: string) => call('/user-checklist-items', { guest_wedding_event_id: event.id, title, due_date: '2028-03-10' })
  for (const title of ['Lamps', 'Chairs', 'Spoons']) expect((await add(title)).ok()).toBe(true)
  const line = await lineOf(page)
  await page.goto('/tools/wedding-checklist')
  await isAlive(page)
  await expect.poll(() => line.joined).toBe(1)

  const held = Promise.withResolvers<void>()
  await page.route('**/user-checklist-items/reorder', async (route) => {
    await held.promise
    await route.continue()
  })
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/user-checklist-items')) fetched.push(request.url())
  })
  const titles = page.locator('.task-words > a')
  await page.getByRole('button', { name: 'Move: Lamps' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(titles).toHaveText(['Chairs', 'Lamps', 'Spoons'])
  fetched.length = 0
  const told = line.told
  expect((await add('Cake')).ok()).toBe(true)
  await expect.poll(() => line.told).toBeGreaterThan(told)
  // News is gathered for 150 ms; it would be asked for by then.
  await page.waitForTimeout(500)
  expect(fetched).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(titles).toHaveText(['Chairs', 'Spoons', 'Lamps'])
  held.resolve()
  await expect(titles).toHaveText(['Chairs', 'Spoons', 'Lamps', 'Cake'])
  await page.reload()
  await expect(titles).toHaveText(['Chairs', 'Spoons', 'Lamps', 'Cake'])
})

// EVENT-014
test('one’s own record that changes on another device is fetched again, and shows', async ({ page, context }) => {
  await haveAccount(page)
  const line = await lineOf(page)
  await page.goto('/settings/profile')
  await isAlive(page)
  await expect.poll(() => line.joined).toBe(1)
  const origin = String(process.env['JOURNEYS_AT'])
  const fetched = page.waitForResponse(async (answer) => answer.url().endsWith('/users/me') && (await answer.text()).includes('Augusta'))
  await context.request.put(`${origin}/api/v1/users/me`, { data: { firstname: 'Augusta' }, headers: { origin } })
  await fetched
  await expect(page.getByLabel('First name')).toHaveValue('Augusta')
})
