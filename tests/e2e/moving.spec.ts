// One chance: writes

import type { Page } from '@playwright/test'
import { pressByKeys } from './by-keys.ts'
import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.describe('on a phone', () => {
  test.use(phone)

  // B9
  test('a couple sees all that hangs on its day, moves it with one press, and takes it back by keys', async ({ page }) => {
    const event = await haveWedding(page)
    await page.goto(`/dashboard/events/${event}`)
    await isAlive(page)
    await page.getByRole('link', { name: 'Move the day' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Move the day' })).toBeVisible()
    await page.getByLabel('The new day').fill('2090-01-01')
    await page.getByLabel('The new day').fill('2099-07-11')
    await page.getByRole('button', { name: 'See what moves' }).tap()
    const short = page.getByRole('region', { name: 'In short' })
    await expect(short).toContainText('28 days later')
    await expect(short).toContainText('1 deposit may be lost')
    await expect(short).toContainText('1 other event goes along')
    await expect(page.getByRole('region', { name: 'Deposits' })).toContainText('$500.00')
    const payments = page.getByRole('region', { name: 'Payments' })
    await payments.getByRole('checkbox', { name: /^Move Cake/ }).tap()
    await page.getByRole('region', { name: 'Events' }).getByRole('checkbox', { name: 'Rehearsal goes along' }).tap()
    await expect(page.getByRole('region', { name: 'Events' })).toContainText('Stays on Fri, Jun 12, 2099')
    await expect(payments.getByRole('checkbox', { name: /^Move Cake/ })).toBeChecked()
    for (const [width, colorScheme] of [[1440, 'light'] as const, [390, 'dark'] as const]) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
      await expectToFit(page, width)
    }
    await clickTwice(page.getByRole('button', { name: 'Move everything to Sat, Jul 11, 2099' }))
    await expect(page.getByRole('heading', { name: 'Moved from Saturday, June 13, 2099 to Saturday, July 11, 2099.' })).toBeVisible()
    expect(await dayOf(page, event)).toBe('2099-07-11')
    await expectAccessible(page)
    await page.reload()
    await isAlive(page)
    await pressByKeys(page, page.getByRole('button', { name: 'Undo the move' }))
    await expect(page.getByRole('button', { name: 'Undo the move' })).toHaveCount(0)
    expect(await dayOf(page, event)).toBe('2099-06-13')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // B9
  test('the same page moves a wedding before its script has come', async ({ page }) => {
    const event = await haveWedding(page)
    await page.goto(`/dashboard/events/${event}/move`)
    await page.getByLabel('We don’t have a new day yet').check()
    await page.getByRole('button', { name: 'See what moves' }).click()
    await page.getByRole('button', { name: 'Take the day away' }).click()
    await expect(page.getByRole('heading', { name: /^It had been on Saturday, June 13, 2099/ })).toBeVisible()
    expect(await dayOf(page, event)).toBe(null)
  })
})

async function haveWedding(page: Page): Promise<number> {
  await haveAccount(page)
  const { data } = await (await asBrowser(page, 'GET', '/guest_wedding_events/all')).json()
  const id = Number(data[0].id)
  expect((await asBrowser(page, 'PUT', `/guest_wedding_events/${id}`, { date: '2099-06-13' })).ok()).toBe(true)
  await post(page, '/guest_wedding_events', { taxonomy_event_id: 2, name: 'Rehearsal', date: '2099-06-12' })
  await post(page, '/user-transactions', { name: 'Cake', amount: 40_000, due_date: '2099-06-01' })
  await post(page, '/user-checklist-items', { guest_wedding_event_id: id, title: 'Try on the dress', due_date: '2099-04-04' })
  await post(page, '/user-vendors', { name: 'Clay', taxonomy: 'caterers', status: 'hired', deposit: 50_000, deposit_state: 'lost' })
  return id
}

async function dayOf(page: Page, event: number): Promise<string | null> {
  return (await (await asBrowser(page, 'GET', `/guest_wedding_events/${event}`)).json()).data.date
}

async function post(page: Page, path: string, data: object): Promise<{ id: number }> {
  const answer = await asBrowser(page, 'POST', path, data)
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
  return (await answer.json()).data
}
