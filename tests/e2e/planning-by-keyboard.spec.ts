import type { Page } from '@playwright/test'
import { asBrowser, expect, expectAccessible, haveAccount, isAlive, test } from './journey.ts'
import { tabToName } from './by-keys.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// UI-068
test('by keyboard alone a cost is written down, corrected, deleted and taken back', async ({ page }) => {
  await haveAccount(page)
  await open(page, '/tools/budget-tool')
  await pressOn(page, 'Add cost')
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await typeIn(page, 'Cost', 'Peonies')
  await typeIn(page, 'Planned', '3800')
  await pressOn(page, 'Save')
  await expect(panel).toHaveCount(0)
  const row = page.getByRole('row', { name: /Peonies/ })
  await expect(row).toContainText('$3,800.00')
  await pressOn(page, 'Edit Peonies')
  await expect(panel).toBeVisible()
  await typeIn(page, 'Agreed', '4125.50')
  await pressOn(page, 'Save')
  await expect(row).toContainText('$4,125.50')
  await expect(panel).toHaveCount(0)
  await row.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await pressOn(page, 'Delete')
  await expect(row).toHaveCount(0)
  await pressOn(page, 'Undo')
  await expect(row).toHaveCount(1)
  await expectAccessible(page)
})

// UI-055 M1
test('by keyboard alone a vendor is written down, moved, described and hired', async ({ page }) => {
  await begun(page)
  await open(page, '/tools/vendor-manager')
  await pressOn(page, 'Add')
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await typeIn(page, 'Name', 'Fern & Fable')
  await pressOn(page, 'Save')
  await expect(panel).toHaveCount(0)
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  await tabToName(page, 'Move Fern & Fable')
  await page.keyboard.press('ArrowRight')
  await expect(column('Asked')).toContainText('Fern & Fable')
  await pressOn(page, 'More for Fern & Fable')
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  for (let presses = 0; presses < 12; presses++) {
    if ((await page.evaluate(() => document.activeElement?.textContent ?? '')).includes('Move to Hired')) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(column('Hired')).toContainText('Fern & Fable')
  await pressOn(page, 'Fern & Fable')
  await expect(panel).toBeVisible()
  await typeIn(page, 'Next step', 'Ask about the arch')
  await pressOn(page, 'Save')
  await expect(column('Hired')).toContainText('Ask about the arch')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

// V5 V6
test('by keyboard alone quotes are compared at another number, and one is accepted', async ({ page }) => {
  await begun(page)
  await quoted(page, 'Fern & Fable', 3_000)
  await quoted(page, 'Clay & Clover', 2_000)
  await open(page, '/tools/vendor-manager/quotes/florists?guests=90')
  await pressOn(page, 'Look closer at Fern & Fable')
  const bar = page.getByRole('region', { name: 'Accept a quote' })
  await expect(bar).toContainText('Fern & Fable at 90')
  await page.getByRole('slider').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(bar).toContainText('Fern & Fable at 91')
  await pressOn(page, 'Accept Fern & Fable')
  const dialog = page.getByRole('dialog', { name: 'Accept Fern & Fable?' })
  await expect(dialog).toContainText('$2,730.00')
  await pressOn(page, 'Accept Fern & Fable')
  await expect(dialog).toHaveCount(0)
  await expect(bar).toContainText('Accepted for $2,730.00.')
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAlive(page)
}

async function pressOn(page: Page, name: string): Promise<void> {
  await tabToName(page, name)
  await page.keyboard.press('Enter')
}

async function typeIn(page: Page, name: string, words: string): Promise<void> {
  await tabToName(page, name)
  await page.keyboard.type(words)
}

async function begun(page: Page): Promise<void> {
  await haveAccount(page)
  await asBrowser(page, 'POST', '/users/me/setup', { tool: 'vendor-manager' })
}

async function quoted(page: Page, name: string, adult: number): Promise<void> {
  const { data } = await (await asBrowser(page, 'POST', '/user-vendors', { name, taxonomy: 'florists' })).json()
  const lines = [{ key: 'flowers', name: 'Flowers', role: 'other', how: { by: 'head', rates: { adult } } }]
  expect((await asBrowser(page, 'POST', `/user-vendors/${data.id}/quotes`, { terms: { lines } })).ok()).toBe(true)
}
