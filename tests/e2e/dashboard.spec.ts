import { call } from './guest-panels.ts'
import { expect, expectGood, haveAccount, isAlive, test } from './journey.ts'

// ROUTE-052 UI-038 UI-042 CONST-014
test('a couple arrives, ticks off what comes next, takes it back, and goes on to one of its days', async ({ page }) => {
  await haveAccount(page)
  const { data } = await call(page, 'GET', '/guest_wedding_events/all')
  const event = `/guest_wedding_events/${data[0].id}`
  await call(page, 'PUT', '/users/me', { wedding_details: { date: '2099-06-26', place: 'Hart Farm' } })
  await call(page, 'PUT', event, { date: '2099-06-26', place: 'The long row' })
  for (const title of ['Find a band', 'Taste the cake', 'Ask about parking', 'Buy shoes'])
    await call(page, 'POST', '/user-checklist-items', { title, guest_wedding_event_id: data[0].id })
  await call(page, 'POST', '/guests/many', { names: 'Karin & Bo Dahl', wedding_events: [data[0].id] })
  await page.goto('/dashboard')
  await isAlive(page)

  await expect(page.getByText(/^Good (morning|afternoon|evening), Ada$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^[\d,]+ days to go$/ })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Tools' })
  await expect(tabs.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await expect(tabs.getByRole('list')).toHaveCSS('scroll-padding-left', '32px')

  await expect(page.getByRole('link', { name: 'All 4 tasks' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Done: Buy shoes' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Done: Find a band' }).click()
  await expect(page.getByRole('button', { name: 'Done: Buy shoes' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Done: Find a band' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Done: Find a band' })).toBeVisible()
  await expect(page.getByText('0 of 2 coming')).toBeVisible()

  await page.getByRole('link', { name: /^Fri, June 26 The wedding 2 guests, The long row$/ }).click()
  await expect(page.getByRole('heading', { name: 'The wedding' })).toBeVisible()
  await expect(page.getByRole('link', { name: '4 open tasks' })).toBeVisible()
  await page.goto('/settings/profile')
  const sections = page.getByRole('navigation', { name: 'Settings', exact: true }).getByRole('list')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(sections).toHaveCSS('scroll-padding-left', '64px')
})

test('a task that somebody else changed since it was ticked stays so when the tick is taken back, and that is said', async ({ page }) => {
  await haveAccount(page)
  const { data } = await call(page, 'GET', '/guest_wedding_events/all')
  const task = { title: 'Find a band', guest_wedding_event_id: data[0].id }
  const { data: item } = await call(page, 'POST', '/user-checklist-items', task)
  await page.goto('/dashboard')
  await isAlive(page)
  await page.getByRole('button', { name: 'Done: Find a band' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover() // it stays as long
  await call(page, 'PUT', `/user-checklist-items/${item.id}`, { completed_at: '2026-01-02T03:04:05Z' })
  await undo.click()
  await expect(page.getByText('It stays as it is, because it was changed since.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Done: Find a band' })).toHaveCount(0)
})

test('the dashboard of a couple in the middle of it is accessible, on a phone and a desk, by day and night', async ({ page, baseURL }) => {
  const sent = { data: { email: 'june@posy.example', password: 'plan-with-posy' }, headers: { origin: baseURL ?? '' } }
  expect((await page.request.post('/auth/session', sent)).ok()).toBe(true)
  await page.goto('/dashboard')
  await isAlive(page)
  await expectGood(page)
})
