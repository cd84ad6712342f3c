// One chance: writes

import type { Page } from '@playwright/test'
import { expect, expectGood, haveAccount, isAlive, test } from './journey.ts'

// UI-045
test('a couple adds an event, renames it and takes that back', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/dashboard/events')
  await isAlive(page)
  await expect(rows(page)).toHaveText(['Missing dateThe weddingNobody on its list yet'])
  await page.getByRole('link', { name: 'Add event' }).click()
  await expect(page).toHaveURL('/dashboard/events?add=1')
  await expect(page.getByLabel('What kind of event')).toBeFocused()
  await page.getByLabel('What kind of event').selectOption('Brunch after')
  await expect(page.getByLabel('Name')).toHaveValue('Brunch after')
  await page.getByLabel('Name').fill('Leftovers')
  await page.getByRole('button', { name: 'Add event' }).click()
  await expect(page.getByText('Leftovers is one of your events.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/events')
  await expect(rows(page).last()).toHaveText('Missing dateLeftoversBrunch afterNobody on its list yet')

  await fromMenu(page, 'Leftovers', 'Rename')
  await page.getByRole('dialog').getByLabel('Name').fill('Leftovers breakfast')
  await page.keyboard.press('Enter')
  await expect(rows(page).last()).toContainText('Leftovers breakfast')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('As it was before.')).toBeVisible()
  await expect(rows(page).last()).toHaveText('Missing dateLeftoversBrunch afterNobody on its list yet')
})

// RULE-026 ERR-007
test('an event without a kind or a name is not saved', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/dashboard/events?add=1')
  await isAlive(page)
  await page.getByLabel('Name').fill('Boat trip')
  await page.getByRole('button', { name: 'Add event' }).click()
  await expect(page.getByText('Error during creating event!')).toBeVisible()
  await expect(page.getByLabel('What kind of event')).toHaveAccessibleDescription('Choose what kind of event it is.')
  await page.getByLabel('What kind of event').selectOption('Something else')
  await expect(page.getByLabel('Name')).toHaveValue('Boat trip')
  await page.getByLabel('Name').fill(' ')
  await page.getByRole('button', { name: 'Add event' }).click()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please name the event.')
  await page.getByLabel('Name').fill('Boat trip')
  await page.route('**/guest_wedding_events', (route) => route.fulfill({ status: 422, json: { message: 'No.', errors: {} } }))
  await expect(page.getByText('Error during creating event!')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add event' }).click()
  await expect(page.getByText('Error during creating event!')).toBeVisible()
  await page.unroute('**/guest_wedding_events')
  await expect(rows(page)).toHaveCount(1)

  await fromMenu(page, 'The wedding', 'Rename')
  await page.getByRole('dialog').getByLabel('Name').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveAccessibleDescription('Please name the event.')
})

test('what went wrong is gone once it went well', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/dashboard/events?add=1')
  await isAlive(page)
  await page.getByRole('button', { name: 'Add event' }).click()
  await page.getByText('Error during creating event!').hover()
  await page.getByLabel('What kind of event').selectOption('Brunch after')
  await page.getByLabel('Name').press('Enter')
  await expect(page.getByText('Brunch after is one of your events.')).toBeVisible()
  await expect(page.getByText('Error during creating event!')).toHaveCount(0)

  await page.getByRole('link', { name: 'Brunch after' }).click()
  await page.getByRole('link', { name: 'Edit event' }).click()
  await page.getByLabel('Dinners').fill('Eggs\neggs')
  await page.getByRole('button', { name: 'Save event' }).click()
  await page.getByText('Validation error!').hover()
  await page.getByLabel('Dinners').fill('Eggs')
  await page.getByRole('button', { name: 'Save event' }).press('Enter')
  await expect(page.getByText('Brunch after is up to date.')).toBeVisible()
  await expect(page.getByText('Validation error!')).toHaveCount(0)
})

// ERR-008
test('an event that came from another device meanwhile is not added again', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/dashboard/events?add=1')
  await isAlive(page)
  await page.getByLabel('What kind of event').selectOption('Mehndi')
  await addElsewhere(page, { taxonomy_event_id: 12, name: 'Henna night' })
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Add event' }).click()
  await expect(page.getByText('Event already exists!')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
})

// ERR-009
test('a page that does not know of it yet hears it from the server', async ({ page }) => {
  await page.routeWebSocket(/./, () => {})
  await haveAccount(page)
  await page.goto('/dashboard/events?add=1')
  await isAlive(page)
  await page.getByLabel('What kind of event').selectOption('Mehndi')
  await addElsewhere(page, { taxonomy_event_id: 12, name: 'Henna night' })
  await page.getByRole('button', { name: 'Add event' }).click()
  await expect(page.getByText('Duplicate event')).toBeVisible()
  await expect(rows(page)).toHaveText([/The wedding/, /Henna night/])
})

test('a removed event says what goes with it, and comes back with its answers', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/dashboard/events')
  await isAlive(page)
  await fillEvent(page, 'Karin & Bo Dahl')
  await expect(rows(page)).toContainText('2 on the list, 1 coming')
  await fromMenu(page, 'The wedding', 'Remove')
  const question = page.getByRole('alertdialog', { name: 'Remove “The wedding”?' })
  await expect(question.getByRole('listitem')).toHaveText([
    'its list of 2 guests, who stay on yours',
    '1 answer',
    '1 task of its checklist',
    '1 question of yours about it, with its answers',
  ])
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No day is set yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toContainText('2 on the list, 1 coming')
})

test('a name that somebody changed meanwhile is shown before it is overwritten', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/dashboard/events')
  await isAlive(page)
  await fromMenu(page, 'The wedding', 'Rename')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Our day')
  const path = `/api/v1/guest_wedding_events/${await firstEvent(page)}`
  await page.request.put(path, { data: { name: 'The big day' }, headers: ownOrigin(page) })
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Somebody was faster: it is called “The big day” now. Rename it all the same?')
  await expect(dialog.getByLabel('Name')).toHaveValue('Our day')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(rows(page)).toContainText('Our day')
})

test('an event leads to its page and to its list', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/dashboard/events')
  await page.getByRole('link', { name: 'Nobody on its list yet' }).click()
  await expect(page).toHaveURL(/\/tools\/guest-list\?event=\d+$/)
  await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
})

test('somebody who helps sees what they help with, and changes nothing of it', async ({ page, baseURL }) => {
  const answer = await page.request.post('/auth/session', {
    data: { email: 'adaeze@posy.example', password: 'plan-with-posy' },
    headers: { origin: baseURL ?? '' },
  })
  expect(answer.ok()).toBe(true)
  await page.goto('/dashboard/events')
  await expect(rows(page)).toHaveText(['Rehearsal supperOf June’s wedding'])
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an event is added all the same', async ({ page }) => {
    await haveAccount(page)
    await page.goto('/dashboard/events')
    await page.getByRole('link', { name: 'Add event' }).click()
    await page.getByRole('button', { name: 'Add event' }).click()
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please name the event.')
    await page.getByLabel('What kind of event').selectOption('Sangeet')
    await page.getByLabel('Name').fill('Sangeet in the barn')
    await page.getByRole('button', { name: 'Add event' }).click()
    await expect(rows(page)).toHaveText([/The wedding/, /Sangeet in the barn/])
  })
})

test('the events are accessible on a phone and a desk, in light and dark', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/dashboard/events')
  await isAlive(page)
  await expectGood(page)
  await page.getByRole('link', { name: 'Add event' }).click()
  await expect(page.getByLabel('What kind of event')).toBeFocused()
  await expectGood(page)
})

function rows(page: Page) {
  return page.getByRole('main').getByRole('listitem')
}

async function fromMenu(page: Page, event: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${event}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

async function addElsewhere(page: Page, event: object): Promise<void> {
  await page.request.post('/api/v1/guest_wedding_events', { data: event, headers: ownOrigin(page) })
}

/** Two guests on the first event's list, of whom the first comes; something to do for it, and to ask about it. */
async function fillEvent(page: Page, names: string): Promise<void> {
  const event = await firstEvent(page)
  const headers = ownOrigin(page)
  const added = await page.request.post('/api/v1/guests/many', { data: { names, wedding_events: [event] }, headers })
  const [first] = (await added.json()).data.ids
  await page.request.put(`/api/v1/guests/${first}/guest_wedding_events/${event}/status`, { data: { status: 2 }, headers })
  await page.request.post('/api/v1/user-checklist-items', { data: { guest_wedding_event_id: event, title: 'Lamps' }, headers })
  await page.request.put('/api/v1/rsvp-settings', { data: { questions: [{ kind: 'text', label: 'A song?', event_id: event }] }, headers })
}

async function firstEvent(page: Page): Promise<number> {
  const { guest_wedding_events: events } = await (await page.request.get('/api/v1/guests?per_page=1')).json()
  return events[0].id
}

function ownOrigin(page: Page): { origin: string } {
  return { origin: new URL(page.url()).origin }
}
