// One chance: money

import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

// ROUTE-128 UI-091 STATE-057 STATE-060 GUARD-043
test('a couple without a day is asked for it, begins its registry, adds a fund, and finds the link to share', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/tools/cash-registry')
  await isAlive(page)
  await expect(page.getByRole('heading', { name: 'First, the day.' })).toBeVisible()
  await expectAccessible(page)
  await asBrowser(page, 'PUT', '/users/me', { wedding_details: { date: '2031-06-28', other_firstname: 'Bo' } })
  await page.goto('/tools/cash-registry?callback=%2Ftools%2Fbudget-tool')
  await isAlive(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/budget-tool/)
  await page.goto('/tools/cash-registry')
  await isAlive(page)
  await page.getByLabel('In large letters').fill('No toasters')
  await page.getByLabel('PayPal.Me link').fill('https://evil.example/ada')
  await page.getByRole('button', { name: 'Begin the registry' }).click()
  await expect(page.locator('#main').getByText('Please enter your PayPal.Me link, like paypal.me/june.')).toBeVisible()
  await expect(page.getByLabel('In large letters')).toHaveValue('No toasters')
  await page.getByLabel('PayPal.Me link').fill('paypal.me/ada')
  await page.getByRole('button', { name: 'Begin the registry' }).click()
  await expect(page.locator('.toast', { hasText: 'Your registry is there.' })).toBeVisible()
  await expect(page.getByRole('link', { name: /\/registry\/ada-and-bo-/ })).toBeVisible()

  await page.getByRole('link', { name: 'Add a fund' }).press('Enter')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('What for').fill('Four plum trees')
  await panel.getByLabel('Goal').fill('plenty')
  await panel.getByRole('button', { name: 'Save the fund' }).click()
  await expect(panel.getByText('Please enter an amount, like $80 or 80.50.')).toBeVisible()
  await panel.getByLabel('Goal').fill('640')
  await expectAccessible(page)
  await clickTwice(panel.getByRole('button', { name: 'Save the fund' }))
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('img', { name: '$0 of $640 has arrived, $0 more is promised' })).toHaveCount(1)
  await expectAccessible(page)
})

// C7
test('gifts are ticked off and written down by hand, households thanked by keyboard, and a second time only after a question', async ({
  page,
}) => {
  const identifier = await haveRegistry(page)
  await asBrowser(page, 'POST', `/public/registry/${identifier}/gifts`, { from_name: 'Auntie Dee', amount: 16_000, way: 'paypal' })
  await page.goto('/tools/cash-registry')
  await isAlive(page)
  const row = page.getByRole('row', { name: /Auntie Dee/ })
  await row.getByRole('button', { name: /It has arrived/ }).press('Enter')
  await expect(page.locator('.toast', { hasText: 'The gift from Auntie Dee has arrived.' })).toBeVisible()
  await expect(row).toContainText('To write')
  await expect(page.locator('.registry-figure')).toHaveText('$160')

  await page.getByRole('link', { name: 'Write down a gift' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Amount').fill('100')
  await panel.getByRole('button', { name: 'Save the gift' }).click()
  await expect(page.getByRole('row', { name: /From whom\?/ })).toHaveCount(1)
  // The panel closes a moment after the row is there, and what it is asked meanwhile it would take for leaving it.
  await expect(panel).toBeHidden()

  await row.getByRole('link', { name: 'Thank Auntie Dee' }).press('Enter')
  await panel.getByLabel('Who wrote').selectOption('Bo')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Thanked' }).press('Enter')
  await expect(row).toContainText('Bo, By hand')
  await expect(panel).toBeHidden()
  await page.locator('.toast', { hasText: 'Auntie Dee: thanked.' }).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('To write')
  await row.getByRole('link', { name: 'Thank Auntie Dee' }).press('Enter')
  await panel.getByRole('button', { name: 'Thanked' }).click()
  await expect(row).toContainText('Ada, By hand')

  await asBrowser(page, 'POST', '/registry/gifts', { from_name: 'Auntie Dee', present: 'A lamp' })
  await page.goto('/tools/cash-registry?view=thank-yous')
  await isAlive(page)
  await page.getByRole('link', { name: 'Thank Auntie Dee' }).click()
  await panel.getByRole('button', { name: 'Thanked' }).click()
  const question = page.getByRole('alertdialog', { name: 'Thank Auntie Dee a second time?' })
  await expect(question).toContainText('by Ada. Thank them again?')
  await question.getByRole('button', { name: 'Thank again' }).click()
  await expect(page.getByRole('link', { name: 'Thank Auntie Dee' })).toHaveCount(0)
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/tools/cash-registry', '/tools/cash-registry?view=thank-yous', '/tools/cash-registry?view=page']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Registry' })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page, 390)
  }
})

test('what was typed about the page is not lost unasked', async ({ page }) => {
  await haveRegistry(page)
  await page.goto('/tools/cash-registry?view=page')
  await isAlive(page)
  const headline = page.getByLabel('In large letters')
  await headline.fill('Everything but a toaster')
  await page.getByRole('link', { name: 'Gifts', exact: true }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(headline).toHaveValue('Everything but a toaster')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.toast', { hasText: 'saved' })).toBeVisible()
  await page.getByRole('link', { name: 'Gifts', exact: true }).click()
  await expect(page).toHaveURL(/cash-registry$/)
})

// STATE-058
test('a registry is taken away after a question, and had back', async ({ page }) => {
  const identifier = await haveRegistry(page)
  await asBrowser(page, 'POST', '/registry/gifts', { from_name: 'Dee', amount: 16_000 })
  await page.goto('/tools/cash-registry?view=page')
  await isAlive(page)
  await page.getByRole('button', { name: 'Take the page away' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take the page away' }).click()
  await expect(page.getByRole('button', { name: 'Begin the registry' })).toBeVisible()
  expect((await asBrowser(page, 'GET', `/public/registry/${identifier}`)).status()).toBe(404)
  await page.locator('.toast', { hasText: 'Your page is gone.' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'See what guests see' })).toBeVisible()
  expect((await asBrowser(page, 'GET', `/public/registry/${identifier}`)).status()).toBe(200)
})

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  // C6
  test('a guest reads what it is for, gives to it once by two presses, and is led to the couple’s own account', async ({ page }) => {
    const identifier = await haveRegistry(page)
    await page.goto(`/registry/${identifier}`)
    expect(await page.locator('script').count()).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No toasters')
    await page.getByRole('link', { name: 'Give to this: Four plum trees' }).click()
    await expect(page.getByLabel('For', { exact: true })).toHaveValue(/\d+/)
    await page.getByRole('radio', { name: 'Other' }).check()
    await page.getByLabel('Another amount').fill('much')
    await page.getByRole('button', { name: 'Give', exact: true }).click()
    await expect(page.getByText('Please enter your name, so that they can thank you.')).toHaveCount(2)
    await expect(page.getByLabel('Another amount')).toHaveValue('much')
    await page.getByLabel('Another amount').fill('160')
    await page.getByLabel('From').fill('Auntie Dee')
    await page.getByLabel('A note, if you like').fill('For my niece.')
    await page.getByRole('button', { name: 'Give', exact: true }).dblclick()
    await expect(page.getByRole('heading', { name: 'Thank you, from Ada & Bo.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Send $160.00 by PayPal' })).toHaveAttribute('href', 'https://paypal.me/ada/160USD')
    await expect(page.getByText('not known here')).toHaveCount(2)
    const { data } = await (await asBrowser(page, 'GET', '/registry/gifts')).json()
    expect(data).toMatchObject([{ from_name: 'Auntie Dee', amount: 16_000, state: 'pledged', fund: 'Four plum trees' }])
  })
})

test('the page of a registry has no fault that axe knows of, at both widths, light and dark, and after a refusal', async ({ page }) => {
  const identifier = await haveRegistry(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/registry/${identifier}`)
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: 'Give', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  }
  await expectToFit(page, 390)
})

// RULE-068 ERR-028
test('a script of somebody else’s is loaded where the operator named it, and that it fails is only logged', async ({ page }) => {
  await haveRegistry(page)
  const src = `${process.env['JOURNEYS_AT']}/no-such-registry.js`
  await page.route('**/api/v1/registry', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), script: src } })
  })
  await page.route(src, (route) => route.abort())
  const logged = page.waitForEvent('console', (message) => message.text() === `The registry script did not load: ${src}`)
  await page.goto('/dashboard')
  await isAlive(page)
  await page.getByRole('link', { name: 'Cash Registry' }).first().click()
  expect((await logged).type()).toBe('info')
  await expect(page.getByRole('heading', { level: 1, name: 'Registry' })).toBeVisible()
})

async function haveRegistry(page: Parameters<typeof haveAccount>[0]): Promise<string> {
  await haveAccount(page)
  await asBrowser(page, 'PUT', '/users/me', { wedding_details: { date: '2031-06-28', other_firstname: 'Bo' } })
  const said = { headline: 'No toasters', paypal: 'paypal.me/ada', bank: 'First Bank of Salem' }
  const { data } = await (await asBrowser(page, 'POST', '/registry', said)).json()
  await asBrowser(page, 'POST', '/registry/funds', { title: 'Four plum trees', goal: 64_000, story: 'You’ll be sent plums.' })
  return data.identifier
}
