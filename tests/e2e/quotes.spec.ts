// One chance: money, rights

import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectAccessible, expectGood, expectToFit, haveAccount, isAlive, test } from './journey.ts'

const line = (key: string, role: string, how: object) => ({ key, name: key, role, how })
const rates = (each: number) => ({ adult: each, child: each })
const fixture = {
  'Smoke & Patience': [
    line('supper', 'food', { by: 'head', rates: { adult: 9_500, child: 4_750, vendor: 4_500 } }),
    line('bar', 'bar', { by: 'head', rates: { drinker: 4_200 } }),
    line('least', 'food', { by: 'minimum', amount: 1_200_000, of: ['supper', 'bar'] }),
    line('service', 'service', { by: 'percent', percent: 2_200, of: ['supper', 'bar', 'least'] }),
    line('tax', 'tax', { by: 'percent', percent: 800, of: ['supper', 'bar', 'least', 'service'] }),
    line('staff', 'staff', { by: 'amount', amount: 120_000 }),
  ],
  'Villa Teresa': [
    line('supper', 'food', { by: 'head', rates: { adult: 16_500, child: 8_250 } }),
    line('missing', 'other', { by: 'cover', guarantee: 75, child_percent: 5_000, amount: 4_200 }),
  ],
  'St. Kinga Hall': [
    line('hall', 'rental', { by: 'hour', amount: 40_000, minutes: 360 }),
    line('tables', 'rental', { by: 'table', amount: 1_800, tables: 12 }),
    line('menu', 'food', { by: 'head', rates: rates(8_800), tiers: [{ from: 80, rates: rates(8_200) }] }),
    line('service', 'service', { by: 'percent', percent: 1_000, of: ['menu'] }),
    { key: 'tax', name: 'tax', role: 'tax', state: 'not_stated', words: 'they don’t say' },
  ],
}
const at90 = 'adults=82&drinkers=80&children=6&infants=2&vendors=6'

// V5
test('a couple compares what three vendors ask at any number of guests, and learns whom a no saves nothing', async ({ page }) => {
  await begun(page)
  for (const [name, lines] of Object.entries(fixture)) await quoted(page, name, 'caterers', { lines })
  await page.goto(`/tools/vendor-manager/quotes/caterers?${at90}`)
  await isAlive(page)
  const table = page.getByRole('table').first()
  const total = table.getByRole('row', { name: /^In all/ })
  for (const sum of ['$17,011.20', '$14,025.00', '$10,553.60']) await expect(total).toContainText(sum)
  const fewer = table.getByRole('row', { name: /^One guest fewer/ })
  await expect(fewer).toContainText('Below the minimum: a no saves nothing.')
  await expect(fewer).toContainText('-$165.00')
  await expect(total).toContainText('Not stated: tax, overtime and travel')
  await expect(table.getByRole('row', { name: /^tax/ })).toContainText('Not stated')
  await table.getByText('up to $12,000.00').click()
  await expect(table.getByText('up to the minimum of $12,000.00', { exact: false })).toBeVisible()
  await page.getByText('Adults 82, 80 of them drink').click()
  await page.getByLabel('Adults').fill('110')
  await page.getByLabel('Who drink').fill('107')
  await page.getByLabel('Children').fill('7')
  await page.getByLabel('Infants').fill('3')
  for (const sum of ['$21,684.07', '$18,727.50']) await expect(total).toContainText(sum)
  await expect(page).toHaveURL(/adults=110&drinkers=107&children=7&infants=3/)
  await page.getByLabel('Adults').fill('')
  await expect(page.getByText('Please enter a whole number.')).toBeVisible()
  await page.reload()
  await expect(total).toContainText('$21,684.07')
  await isAlive(page)
  const leaf = page.getByRole('slider', { name: 'Guests' })
  await leaf.focus()
  await page.keyboard.press('ArrowRight')
  await expect(leaf).toHaveAttribute('aria-valuetext', '121 guests')
  await expect(page).toHaveURL(/guests=121/)
  await page.getByText('As a table').click()
  await expect(page.getByRole('row', { name: /^121/ })).toContainText('cheapest')
  await expectGood(page)
})

// V5 V6
test('a quote is typed from a letter with its total as one types, and a change of it is the next one', async ({ page }) => {
  await begun(page)
  const id = await vendor(page, 'Smoke & Patience', 'caterers')
  await page.goto('/tools/vendor-manager/quotes')
  await isAlive(page)
  await expect(page.getByRole('heading', { name: 'No quotes yet.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Smoke & Patience/ }).click()
  const form = page.getByRole('form', { name: 'What Smoke & Patience asks' })
  const total = form.getByRole('region', { name: 'What it comes to' })
  await form.getByRole('button', { name: 'Save quote' }).click()
  await expect(form.getByText('Please enter a name.')).toBeVisible()
  await expect(form.getByLabel('What it is')).toBeFocused()
  await form.getByLabel('What it is').fill('Supper')
  await form.getByLabel('What for').selectOption('Food')
  await form.getByLabel('How it is reckoned').selectOption('By the head')
  await form.getByLabel('Each adult').fill('95')
  await expect(total).toContainText('$9,500.00')
  await form.getByRole('button', { name: 'Add a minimum' }).click()
  const least = form.getByRole('group', { name: /^Line 2/ })
  await least.getByLabel('At least').fill('12000')
  await expect(total).toContainText('$12,000.00')
  await expect(total).toContainText('Below the minimum: a no saves nothing.')
  await form.getByRole('button', { name: 'Add tax' }).click()
  const tax = form.getByRole('group', { name: /^Line 3/ })
  await tax.getByLabel('Percent').fill('8')
  await expect(total).toContainText('$12,960.00')
  await form.getByLabel('How it is asked').selectOption('A percentage')
  await form.getByRole('group', { name: 'Deposit' }).getByLabel('Percent').fill('25')
  await form.getByRole('button', { name: 'Add a step' }).click()
  await form.getByLabel('Days before the wedding').fill('60')
  await form.getByLabel('Percent owed from then').fill('half')
  await form.getByRole('button', { name: 'Save quote' }).click()
  await expect(form.getByText('Please enter a percentage from 0 to 100.')).toBeVisible()
  await form.getByLabel('Percent owed from then').fill('50')
  // What the header covers half of is too small to press; from the top nothing is.
  await page.evaluate(() => scrollTo(0, 0))
  await expectGood(page)
  await clickTwice(form.getByRole('button', { name: 'Save quote' }))
  await expect(form).toHaveCount(0)
  await expect(page.getByText('Quote 1', { exact: true })).toBeVisible()
  await expect(page.getByText('$12,960.00').first()).toBeVisible()

  await page.getByRole('link', { name: 'Change into a new one' }).click()
  await form.getByLabel('Each adult').fill('130')
  await page.getByRole('navigation', { name: 'Pages of the vendor manager' }).getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(form.getByLabel('Each adult')).toHaveValue('130')
  await form.getByRole('button', { name: 'Save quote' }).click()
  await expect(page.getByText('Quote 2', { exact: true })).toBeVisible()
  await expect(page.getByText('a newer one took its place')).toHaveCount(1)
  const { data } = await (await asBrowser(page, 'GET', `/user-vendors/${id}/quotes`)).json()
  expect(
    data.map(({ number, terms }: { number: number; terms: { lines: { how: object }[] } }) => [number, terms.lines[0]?.how]),
  ).toMatchObject([
    [2, { rates: { adult: 13_000 } }],
    [1, { rates: { adult: 9_500 } }],
  ])
})

// V6 M4 B3
test('a quote is accepted with its cost, plan and booking, a second asks “Both, or instead?”, and one undo takes it back', async ({
  page,
}) => {
  await begun(page)
  const terms = (amount: number) => ({
    lines: [line('flowers', 'other', { by: 'amount', amount })],
    deposit: { percent: 2_500, state: 'refundable' },
  })
  await quoted(page, 'Fern & Fable', 'florists', terms(365_000))
  await quoted(page, 'Clay & Clover', 'florists', terms(290_000))
  await page.goto('/tools/vendor-manager/quotes/florists')
  await isAlive(page)
  const bar = page.getByRole('region', { name: 'Accept a quote' })
  await expect(bar).toContainText('Clay & Clover at 100')
  await page.getByRole('link', { name: 'Look closer at Fern & Fable' }).click()
  await bar.getByRole('button', { name: 'Accept Fern & Fable' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept Fern & Fable?' })
  await expect(dialog).toContainText('$3,650.00 as a cost in your budget, under Flowers')
  await expect(dialog).toContainText('Deposit, $912.50, due when you sign')
  await expect(dialog).toContainText('The rest, $2,737.50, no day yet')
  await expectAccessible(page, { isCovered: true })
  await clickTwice(dialog.getByRole('button', { name: 'Accept Fern & Fable' }))
  await expect(dialog).toHaveCount(0)
  await expect(bar).toContainText('Accepted for $3,650.00.')
  await page.getByRole('link', { name: 'Look closer at Clay & Clover' }).click()
  await bar.getByRole('button', { name: 'Accept Clay & Clover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept Clay & Clover' }).click()
  const question = page.getByRole('dialog', { name: 'Both, or instead?' })
  await expect(question).toContainText('Fern & Fable is hired already.')
  await question.getByRole('button', { name: 'Instead' }).click()
  await expect(bar).toContainText('Accepted for $2,900.00.')
  await page.locator('.toast', { hasText: 'Clay & Clover is hired' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.toast', { hasText: 'Taken back. Nothing is booked.' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Accept Clay & Clover' })).toBeVisible()
  await page.goto('/tools/budget-tool')
  await expect(page.getByRole('row', { name: /Fern & Fable/ })).toContainText('$3,650.00')
  await expect(page.getByRole('row', { name: /Clay & Clover/ })).toHaveCount(0)
})

// V5
test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('each vendor has a card with its lines, and all pages of quotes fit', async ({ page }) => {
    await begun(page)
    const id = await quoted(page, 'Smoke & Patience', 'caterers', { lines: fixture['Smoke & Patience'] })
    await quoted(page, 'St. Kinga Hall', 'caterers', { lines: fixture['St. Kinga Hall'] })
    await page.goto(`/tools/vendor-manager/quotes/caterers?${at90}`)
    await isAlive(page)
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Smoke & Patience' }) })
    await expect(card).toContainText('$17,011.20')
    await card.getByText('Line by line').click()
    await expect(card.getByText('80 who drink at $42.00')).toBeVisible()
    for (const path of [`quotes/caterers?${at90}`, `quotes-of/${id}`, `quotes-of/${id}?write=next`, 'quotes/florists']) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`/tools/vendor-manager/${path}`)
      await isAlive(page)
      await expectAccessible(page)
      await expectToFit(page, 390)
    }
  })
})

async function begun(page: Page): Promise<void> {
  await haveAccount(page)
  await post(page, '/users/me/setup', { tool: 'vendor-manager' })
}

async function vendor(page: Page, name: string, taxonomy: string): Promise<number> {
  return (await post(page, '/user-vendors', { name, taxonomy })).data.id
}

async function quoted(page: Page, name: string, taxonomy: string, terms: object): Promise<number> {
  const id = await vendor(page, name, taxonomy)
  await post(page, `/user-vendors/${id}/quotes`, { terms })
  return id
}

async function post(page: Page, path: string, data: object): Promise<{ data: { id: number } }> {
  const answer = await asBrowser(page, 'POST', path, data)
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
  return answer.json()
}
