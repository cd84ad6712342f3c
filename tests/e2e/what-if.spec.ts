// One chance: money

import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

// B5
test('a couple thinks of a dearer band, drops it, makes it so, and takes it back', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/tools/budget-tool?add=1')
  await isAlive(page)
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Cost', { exact: true }).fill('Band')
  await panel.getByLabel('Planned').fill('3000')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Close this message' }).click()
  await page.getByRole('link', { name: 'What if' }).click()
  await page.getByLabel('A cost to think about').selectOption('Band')
  const band = page.getByRole('group', { name: 'Band' })
  await band.getByLabel('Planned').fill('dear')
  await page.getByRole('button', { name: 'See what moves' }).click()
  await expect(band.getByText('Please enter an amount such as $1,234.50.')).toBeVisible()
  await band.getByLabel('Planned').fill('4200')
  await page.getByRole('button', { name: 'See what moves' }).click()
  const row = page.getByRole('region', { name: 'Figures that would move' }).getByRole('row', { name: /^Band/ })
  await expect(row).toContainText('$3,000.00')
  await expect(row).toContainText('$4,200.00')
  await expect(row).toContainText('+$1,200.00')
  await page.getByRole('link', { name: 'Every cost' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(band.getByLabel('Planned')).toHaveValue('4200')
  for (const [width, colorScheme] of [[390, 'dark'] as const, [1440, 'light'] as const]) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    await expectToFit(page, width)
  }
  await page.getByRole('button', { name: 'Drop it' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing thought of yet.' })).toBeVisible()

  await page.getByLabel('A cost to think about').selectOption('Band')
  await band.getByLabel('Planned').fill('4200')
  await page.getByRole('button', { name: 'See what moves' }).click()
  await page.getByRole('button', { name: 'Make it so' }).click()
  const told = page.locator('.toast', { hasText: 'So it is.' })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Every cost' }).click()
  await expect(page.getByRole('row', { name: /Band/ })).toContainText('$3,000.00')
})

// B5 B4
test('more heads, a guest who can’t come and a pledge are thought of together; fewer heads whom nobody names are only weighed', async ({
  page,
}) => {
  await haveAccount(page)
  const event = await made(page, '/guest_wedding_events', { taxonomy_event_id: 2, name: 'Supper' })
  const places = [{ id: event, status: 2 }]
  for (const [firstname, lastname] of [
    ['May', 'Miller'],
    ['Ann', 'Abel'],
    ['Bo', 'Berg'],
  ] as const)
    await asBrowser(page, 'POST', '/guests', { firstname, lastname, wedding_events: places })
  const supper = { name: 'Supper', category: 'caterers', event_id: event, head_count: 'coming', per_adult: 100_00 }
  await asBrowser(page, 'POST', '/budget', supper)
  const giver = await made(page, '/budget/contributors', {
    name: 'Aunt Dee',
    email: `${crypto.randomUUID()}@example.com`,
  })
  await asBrowser(page, 'POST', '/budget/pledges', { contributor_id: giver, amount: 500_00 })
  await page.goto('/tools/budget-tool?show=what-if')
  await isAlive(page)
  const who = page.getByRole('group', { name: 'Who comes' })
  await who.getByLabel('To which event').selectOption('Supper')
  await who.getByLabel('Adults more or fewer').fill('many')
  await page.getByRole('button', { name: 'See what moves' }).click()
  await expect(who.getByText(/Please enter a number such as 10 or -4/)).toBeVisible()
  await who.getByLabel('Adults more or fewer').fill('4')
  await who.getByLabel('Somebody who could not come, or would').fill('miller')
  await page.keyboard.press('Enter')
  await who.getByRole('button', { name: 'May Miller can’t come' }).click()
  await page.getByLabel('A pledge to think about').selectOption({ label: 'Aunt Dee, Toward all of it' })
  await page
    .getByRole('group', { name: /^Aunt Dee/ })
    .getByLabel('Amount')
    .fill('900')
  await page.getByRole('button', { name: 'See what moves' }).click()
  const figures = page.getByRole('region', { name: 'Figures that would move' })
  await expect(figures.getByRole('row', { name: /^Supper Heads/ }).first()).toContainText('+3')
  await expect(figures.getByRole('row', { name: /^Supper Chairs/ })).toContainText('+3')
  await expect(figures.getByRole('row', { name: /^Aunt Dee Pledged / }).first()).toContainText('+$400.00')
  for (const [width, colorScheme] of [[390, 'dark'] as const, [1440, 'light'] as const]) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    await expectToFit(page, width)
  }
  await who.getByLabel('Adults more or fewer').fill('-1')
  await page.getByRole('button', { name: 'See what moves' }).click()
  await expect(page.getByText('Fewer heads are people')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make it so' })).toHaveCount(0)
  await who.getByLabel('Adults more or fewer').fill('2')
  await page.getByRole('button', { name: 'See what moves' }).click()
  await clickTwice(page.getByRole('button', { name: 'Make it so' }))
  await expect(page.locator('.toast', { hasText: 'So it is.' })).toBeVisible()
  const { data }: { data: Guest[] } = await (await asBrowser(page, 'GET', '/guests')).json()
  expect(data.filter(({ firstname }) => firstname === 'To be named')).toHaveLength(2)
  expect(data.find(({ firstname }) => firstname === 'May')!.wedding_events[0]!.status).toBe(3)
})

interface Guest {
  firstname: string
  wedding_events: { status: number }[]
}

async function made(page: Page, path: string, body: object): Promise<number> {
  return (await (await asBrowser(page, 'POST', path, body)).json()).data.id
}
