import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

// ROUTE-076 ROUTE-079 GUARD-028 UI-055 M1 M2
test('a couple says whom it needs, writes its first vendor down, and moves it by keys and by menu until it is hired', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/tools/vendor-manager')
  await expect(page).toHaveURL(/\/complete\/vendor-manager\/1$/)
  await isAlive(page)
  await expectAccessible(page)
  await page.getByLabel('Transport').uncheck()
  await page.getByRole('button', { name: 'To your vendors' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody yet.' })).toBeVisible()
  await expect(page.getByText('Start with the place: it settles the day and how many can come.')).toBeVisible()
  const open = page.getByRole('navigation', { name: 'Still to find' })
  await expect(open).toContainText('Flowers')
  await expect(open).not.toContainText('Transport')
  await isAlive(page)
  await page.getByRole('main').getByRole('link', { name: 'Add', exact: true }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name').fill('Fern & Fable')
  await panel.getByLabel('Service').selectOption('Flowers')
  await panel.getByLabel('Price').fill('much')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Please enter an amount such as $1,234.50.')).toBeVisible()
  await panel.getByLabel('Price').fill('3650')
  await clickTwice(panel.getByRole('button', { name: 'Save' }))
  await expect(panel).toHaveCount(0)
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(column('Interested').getByRole('listitem')).toHaveCount(1)
  const grip = page.getByRole('button', { name: /^Move Fern & Fable/ })
  await grip.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: 'first column' })).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(column('Asked')).toContainText('Fern & Fable')
  await expect(grip).toBeFocused()
  await page.getByRole('button', { name: 'More for Fern & Fable' }).click()
  await page.getByRole('menuitem', { name: 'Move to Hired' }).click()
  await expect(column('Hired')).toContainText('Fern & Fable')
  await expect(open).not.toContainText('Flowers')
  await expectAccessible(page)
  await page.goto('/tools/budget-tool')
  await expect(page.getByRole('row', { name: /Fern & Fable/ })).toContainText('$3,650.00')
})

// M5
test('what a vendor needs by a day is kept as soon as its field is left, and is a task of the checklist', async ({ page }) => {
  await haveAccount(page)
  await asBrowser(page, 'POST', '/users/me/setup', { tool: 'vendor-manager' })
  await asBrowser(page, 'POST', '/users/me/setup', { tool: 'checklist' })
  const { data } = await (await asBrowser(page, 'POST', '/user-vendors', { name: 'Fern & Fable', taxonomy: 'florists' })).json()
  await page.goto(`/tools/vendor-manager?who=${data.id}`)
  await isAlive(page)
  const panel = page.getByRole('dialog', { name: 'Fern & Fable' })
  await panel.getByLabel('The final count').fill('2099-06-01')
  await panel.getByLabel('The menu choices').focus()
  await expect(panel.getByRole('link', { name: 'On your checklist' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page, 390, 1440)
  await panel.getByRole('link', { name: 'On your checklist' }).click()
  await expect(page.getByRole('link', { name: 'Give Fern & Fable the final count' })).toBeVisible()
})

// M4 ROUTE-078 ERR-012 UI-054
test('a second hire asks “Both, or instead?”, and instead cancels the first until that is taken back', async ({ page }) => {
  await begun(page)
  await vendor(page, { name: 'Clay & Clover', taxonomy: 'florists', status: 'hired', price: 290_000 })
  await vendor(page, { name: 'Fern & Fable', taxonomy: 'florists', status: 'quoted', price: 365_000, website: 'https://fern.example' })
  await page.goto('/tools/vendor-manager')
  await isAlive(page)
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  await dragged(page, 'Fern & Fable', 'Hired')
  const question = page.getByRole('dialog', { name: 'Both, or instead?' })
  await expect(question).toContainText('You have hired Clay & Clover for this already.')
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(column('Quote in')).toContainText('Fern & Fable')
  await dragged(page, 'Fern & Fable', 'Hired')
  await question.getByRole('button', { name: 'Instead' }).click()
  await expect(column('Hired')).toContainText('Fern & Fable')
  await expect(column('Hired')).not.toContainText('Clay')
  await expect(page.getByText('Declined and cancelled (1)')).toBeVisible()
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(column('Hired')).toContainText('Clay & Clover')
  await expect(column('Quote in')).toContainText('Fern & Fable')

  await page.getByRole('link', { name: 'Fern & Fable' }).click()
  const panel = page.getByRole('dialog', { name: 'Fern & Fable' })
  await panel.getByLabel('Next step').fill('Ask about the arch')
  await panel.getByLabel('Your rating').selectOption('5 of 5')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.toast', { hasText: 'Vendor is successfully updated' })).toBeVisible()
  await expect(column('Quote in')).toContainText('Ask about the arch')

  await page.getByRole('link', { name: 'List', exact: true }).click()
  await page
    .getByRole('row', { name: /Fern & Fable/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Change' }).click()
  const bulk = page.getByRole('dialog', { name: 'Change 1 vendors' })
  await bulk.getByLabel('Where it stands').selectOption('Declined')
  await bulk.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Fern & Fable/ })).toContainText('Declined')
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Pages of the vendor manager' }).getByRole('link', { name: 'Hired' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Clay & Clover' })).toContainText('$2,900.00')
  await expectAccessible(page)
})

// M1
test.describe('on a phone, by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('every page of the vendor manager fits, and a card goes to the next column by its grip', async ({ page }) => {
    await begun(page)
    await vendor(page, { name: 'Fern & Fable', taxonomy: 'florists', price: 365_000 })
    for (const part of ['', '?view=list', '/hired', '/suggested', '/settings']) {
      await page.goto(`/tools/vendor-manager${part}`)
      await isAlive(page)
      await expectAccessible(page)
      await expectToFit(page, 390)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/tools/vendor-manager')
    await isAlive(page)
    const grip = await page.getByRole('button', { name: /^Move Fern & Fable/ }).boundingBox()
    const session = await page.context().newCDPSession(page)
    const [x, y] = [grip!.x + grip!.width / 2, grip!.y + grip!.height / 2]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: to, y }] })
    await touch('touchStart', x)
    for (const to of [120, 240, 330, 372, 374, 376, 378, 380]) await touch('touchMove', to)
    await touch('touchEnd', 380)
    await expect(page.getByRole('region', { name: 'Asked', exact: true })).toContainText('Fern & Fable')
  })
})

async function begun(page: Page): Promise<void> {
  await haveAccount(page)
  await post(page, '/users/me/setup', { tool: 'vendor-manager' })
}

async function vendor(page: Page, said: object): Promise<void> {
  await post(page, '/user-vendors', said)
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await asBrowser(page, 'POST', path, data)
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
}

async function dragged(page: Page, name: string, column: string): Promise<void> {
  const grip = await page.getByRole('button', { name: new RegExp(`^Move ${name}`) }).boundingBox()
  const target = await page.getByRole('region', { name: column, exact: true }).boundingBox()
  await page.mouse.move(grip!.x + 8, grip!.y + 20)
  await page.mouse.down()
  await page.mouse.move(target!.x + target!.width / 2, target!.y + 60, { steps: 6 })
  await page.mouse.up()
}

test('a vendor of the directory is found by name beside the fields, and brings along what is known of them', async ({ page }) => {
  await begun(page)
  await page.goto('/tools/vendor-manager?adding=other')
  await isAlive(page)
  const panel = page.getByRole('dialog')
  const finder = panel.getByRole('region', { name: 'From the directory' })
  await finder.getByLabel('Look them up in the directory').fill('nobody of that name')
  await page.keyboard.press('Enter')
  await expect(finder.getByText('Nobody in the directory is called so.')).toBeVisible()
  await finder.getByLabel('Look them up in the directory').fill('high camp')
  await finder.getByRole('button', { name: 'Find' }).click()
  await finder.getByRole('button', { name: 'High Camp Photo' }).click()
  await expect(panel.getByLabel('Name')).toHaveValue('High Camp Photo')
  await expectAccessible(page)
  await clickTwice(panel.getByRole('button', { name: 'Save' }))
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'High Camp Photo' })).toHaveCount(1)
})
