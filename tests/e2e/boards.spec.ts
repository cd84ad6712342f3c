// One chance: lost or doubled writes

import type { Page } from '@playwright/test'
import { asBrowser, expect, expectGood, haveAccount, isAlive, password, signedOut, test } from './journey.ts'

const article = '/a-backyard-and-its-power'

// UI-002 STATE-035 I1
test('a heart asks for the sign-in first, saves once afterwards, is taken back, and finds its board by a second tap', async ({ page }) => {
  const { email } = await signedOut(page)
  await page.goto(article)
  await isAlive(page)
  const heart = page.locator('header .love-button')
  await heart.click()
  const modal = page.getByRole('dialog', { name: 'Sign in' })
  await modal.getByLabel('Email').fill(email)
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Sign in' }).click()
  // Who is new is asked who they are first; what they pressed is saved by then.
  await expect(page).toHaveURL(/complete\/profile/)
  await page.goto(article)
  await isAlive(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await savedCount(page)).toBe(1)

  await heart.click()
  const chooser = page.getByRole('dialog', { name: /^Where to keep/ })
  await chooser.getByLabel('A new board').fill('Words')
  await chooser.getByRole('button', { name: 'Begin' }).click()
  await expect(chooser.getByRole('button', { name: 'Words' })).toHaveAttribute('aria-pressed', 'true')
  await chooser.getByRole('button', { name: 'Loved' }).click()
  await expect(chooser.getByRole('button', { name: 'Loved' })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // UI-002 STATE-008
  test('the heart is a form of its page, and what a visitor pressed is saved once they are in', async ({ page }) => {
    const { email } = await signedOut(page)
    await page.goto(article)
    const heart = page.locator('header .love-button')
    await heart.click()
    const modal = page.getByRole('dialog', { name: 'Sign in' })
    await modal.getByLabel('Email').fill(email)
    await modal.getByLabel('Password', { exact: true }).fill(password)
    await modal.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/complete\/profile/)
    await page.goto(article)
    expect(await savedCount(page)).toBe(1)
    await heart.click()
    await expect(page.getByText('Saved to Loved.')).toBeVisible()
    expect(await savedCount(page)).toBe(1)
  })
})

// UI-069 ROUTE-090 ROUTE-092 ROUTE-093 ROUTE-094 ROUTE-096 GUARD-033 GUARD-034 GUARD-035
test('a couple begins its boards, puts up notes, and moves them by keys, by hand and to another board', async ({ page }) => {
  await page.goto('/tools/vision-boards')
  await expect(page).toHaveURL('/tools/vision-boards/setup')
  await haveAccount(page)
  await page.goto('/tools/vision-boards')
  await expect(page).toHaveURL('/tools/vision-boards/setup/1')
  await isAlive(page)
  await page.getByRole('checkbox', { name: 'The table' }).check()
  await page.getByRole('button', { name: 'To the boards' }).click()
  await expect(page).toHaveURL(/\/users\/[^/]+\/boards$/)
  const boards = page.url()
  await page.goto('/tools/vision-boards/setup/1')
  await expect(page).toHaveURL(boards)
  await expectGood(page)
  await page.getByRole('link', { name: /^The table/ }).click()
  await expect(page).toHaveURL(/\/boards\/\d+$/)
  for (const note of ['one', 'two', 'three']) {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByLabel('A note').fill(note)
    await page.getByRole('button', { name: 'Put up the note' }).click()
    await expect(tiles(page).first()).toContainText(note)
  }
  const grip = page.getByRole('button', { name: /^Move three/ })
  await grip.focus()
  const kept = page.waitForResponse(/\/users\/me\/items\/reorder$/)
  await page.keyboard.press('ArrowRight')
  await expect(tiles(page).first()).toContainText('two')
  await expect(grip).toBeFocused()
  await expect(page.getByText('Now in place 2 of 3.')).toBeAttached()
  // It shows before it is kept, and who leaves in between has moved nothing.
  await kept
  await page.reload()
  await expect(tiles(page).first()).toContainText('two')
  await expectGood(page)
  await isAlive(page)
  await page.getByRole('button', { name: /^Move two/ }).hover({ force: true })
  await page.mouse.down()
  const chip = (await page.getByRole('navigation', { name: 'Boards' }).getByText('Loved').boundingBox())!
  await page.mouse.move(chip.x + chip.width / 2, chip.y + chip.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(tiles(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tiles(page)).toHaveCount(3)
  await page.getByRole('button', { name: /^Open one/ }).click()
  const panel = page.getByRole('dialog', { name: 'A note' })
  await panel.getByLabel('What it is called').fill('First')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('First')).toBeVisible()
})

// STATE-036 STATE-037 ERR-018
test('boards that can’t be read are asked for again by the next look, and nothing is said of it', async ({ page }) => {
  await haveAccount(page)
  await page.goto(article)
  await isAlive(page)
  const heart = page.locator('header .love-button')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Close this message' }).click()
  const failed = page.waitForResponse('**/index/boards')
  await page.route('**/index/boards', (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong' } }), { times: 1 })
  await heart.click()
  const chooser = page.getByRole('dialog', { name: /^Where to keep/ })
  await failed
  await expect(chooser.getByRole('list')).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await heart.click()
  await chooser.getByLabel('A new board').fill('Words')
  await chooser.getByRole('button', { name: 'Begin' }).click()
  await expect(chooser.getByRole('button', { name: 'Loved' })).toBeVisible()
  await expect(chooser.getByRole('button', { name: 'Words' })).toBeVisible()
})

// ROUTE-091 ROUTE-095
test('the boards have settings, and stand under the couple’s name as nothing else does', async ({ page }) => {
  await haveAccount(page)
  const { data } = await (await asBrowser(page, 'GET', '/users/me')).json()
  await asBrowser(page, 'POST', '/users/me/setup', { tool: 'vision-boards' })
  expect((await page.goto(`/users/${data.username}/boards`))!.status()).toBe(200)
  await page.getByRole('link', { name: 'Settings of the boards' }).click()
  await expect(page).toHaveURL('/tools/vision-boards/settings')
  await expectGood(page)
  expect((await page.goto(`/users/${data.username}/nosuch`))!.status()).toBe(404)
})

function tiles(page: Page) {
  return page.locator('[data-tile]')
}

async function savedCount(page: Page): Promise<number> {
  const { data } = await (await page.context().request.get(`${process.env['JOURNEYS_AT']}/api/v1/users/me/index/items`)).json()
  return data.length
}
