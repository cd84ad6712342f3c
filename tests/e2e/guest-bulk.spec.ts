// One chance: writes

import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { call, guestOf, listOf } from './guest-panels.ts'
import { expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

const three = [
  { firstname: 'Grace', lastname: 'Hopper', tags: ['Navy'] },
  { firstname: 'Ada', lastname: 'Lovelace' },
  { firstname: 'Edith', lastname: 'Clarke' },
]

test('an answer is set for all selected guests at once, and taken back', async ({ page }) => {
  await haveAccount(page)
  const { ids } = await listOf(page, three)
  await select(page)
  await page.getByRole('button', { name: 'Set RSVP' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Coming' }).click()
  await expect(page.getByText('3 guests: Coming.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What to do with the selected rows' })).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeFocused()
  expect((await guestOf(page, ids[1]!)).wedding_events[0].status).toBe(2)
  // What somebody changed since stays, and that is told.
  await call(page, 'PUT', `/guests/${ids[0]}/guest_wedding_events/${(await guestOf(page, ids[0]!)).wedding_events[0].id}/status`, {
    status: 3,
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone, but for one guest who was changed since.')).toBeVisible()
  expect((await guestOf(page, ids[0]!)).wedding_events[0].status).toBe(3)
  expect((await guestOf(page, ids[1]!)).wedding_events[0].status).toBe(0)
})

test('selected guests move to a group, into one household, and onto the list of another event', async ({ page }) => {
  await haveAccount(page)
  const { data: supper } = await call(page, 'POST', '/guest_wedding_events', { taxonomy_event_id: 2, name: 'Supper' })
  const { ids } = await listOf(page, three)
  await page.goto(`/tools/guest-list?event=everyone`)
  await isAlive(page)
  const dialog = page.getByRole('dialog')
  const move = dialog.getByRole('button', { name: 'Move', exact: true })

  await select(page)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await dialog.getByLabel('Group').fill('Computers')
  await move.click()
  await expect(page.getByText('3 guests: Computers.')).toBeVisible()

  // What was said stands above the bar, not on it.
  await select(page)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await dialog.getByLabel('Move to').selectOption('A household')
  await move.click()
  await expect(page.getByText('3 guests: A new one, all together.')).toBeVisible()

  await call(page, 'PUT', `/guests/${ids[0]}/guest_wedding_events/${supper.id}/status`, { status: 2 })
  await page.reload()
  await isAlive(page)
  await select(page)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await dialog.getByLabel('Move to').selectOption('Another event’s list')
  await dialog.getByLabel('Event').selectOption('Supper')
  await move.click()
  await expect(page.getByText('3 guests: Supper.')).toBeVisible()

  const guests = await Promise.all(ids.map((id) => guestOf(page, id)))
  expect(guests.map(({ relationship }) => relationship)).toEqual(['Computers', 'Computers', 'Computers'])
  expect(new Set(guests.map(({ household_id }) => household_id)).size).toBe(1)
  const answers = guests.map((guest) => guest.wedding_events.find(({ id }: { id: number }) => id === supper.id).status)
  expect(answers).toEqual([2, 0, 0])
})

test('tags go on and off, and removed guests come back', async ({ page }) => {
  await haveAccount(page)
  const { ids } = await listOf(page, three)
  await select(page)
  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save tags' }).click()
  await expect(dialog.getByLabel('Tag to add')).toHaveAccessibleDescription('Type a tag, or tick one to take off.')
  await dialog.getByLabel('Tag to add').fill('Parking')
  await dialog.getByLabel('Navy').check()
  await dialog.getByRole('button', { name: 'Save tags' }).click()
  await expect(page.getByText('3 guests: tagged Parking, Navy taken off.')).toBeVisible()
  expect((await guestOf(page, ids[0]!)).tags).toEqual(['Parking'])

  await select(page)
  await clickTwice(page.getByRole('button', { name: 'Remove', exact: true }))
  await expect(page.getByText('3 guests off the list.')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(0)
  await page.getByRole('alertdialog').filter({ hasText: 'off the list' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(3)
})

test('the bar and its dialogs are accessible on a phone and a desk, in light and dark, and fit', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, three)
  await select(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    for (const name of ['Set RSVP', 'Move', 'Tag']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, { isCovered: true })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectToFit(page, width)
    const bar = page.getByRole('region', { name: 'What to do with the selected rows' })
    expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect((await bar.boundingBox())!.height).toBeLessThan(120)
  }
})

async function select(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByText('3 selected')).toBeVisible()
}
