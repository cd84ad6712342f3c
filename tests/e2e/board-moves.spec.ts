// One chance: lost or doubled writes

import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { openDb } from '#db/db.ts'
import { asBrowser, expect, expectAccessible, haveAccount, isAlive, test } from './journey.ts'
import { tabToName } from './by-keys.ts'

const many = 10_000

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  // UI-069
  test('a thing changes places on its board, and goes to another, by its grip', async ({ page }) => {
    await boardOf(page, ['one', 'two', 'three'])
    await expectAccessible(page)
    const last = await middleOf(page, '[data-tile] >> text=one')
    const moved = page.waitForResponse(/\/users\/me\/items\/reorder$/)
    await swiped(page, /^Move three/, { x: last.x, y: last.y + last.height / 2 - 4 })
    await moved
    await expect(page.getByText('Now in place 3 of 3.')).toBeAttached()
    await expect(page.locator('.toast')).toHaveCount(0)
    await page.reload()
    await isAlive(page)
    expect(await placesOf(page)).toEqual(['two', 'one', 'three'])
    await swiped(page, /^Move two/, await middleOf(page, '[data-board] >> text=Loved'))
    await expect(page.locator('[data-tile]')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('[data-tile]')).toHaveCount(3)
  })
})

// UI-069
test('by mouse a thing is put before another, and Escape puts it back where it was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await boardOf(page, ['one', 'two', 'three'])
  const first = await middleOf(page, '[data-tile] >> text=three')
  await held(page, /^Move one/, { x: first.x, y: first.y - first.height / 2 + 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await placesOf(page)).toEqual(['three', 'two', 'one'])
  await held(page, /^Move one/, { x: first.x, y: first.y - first.height / 2 + 4 })
  const moved = page.waitForResponse(/\/users\/me\/items\/reorder$/)
  await page.mouse.up()
  await moved
  await expect(page.getByText('Now in place 1 of 3.')).toBeAttached()
  expect(await placesOf(page)).toEqual(['one', 'three', 'two'])
})

// UI-069
test('by keyboard alone a board is opened, added to, put in order, and a thing goes to another board', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await boardOf(page, ['one', 'two'])
  await tabToName(page, 'Add')
  await page.keyboard.press('Enter')
  const adding = page.getByRole('dialog')
  await expect(adding).toBeVisible()
  await tabToName(page, 'A note')
  await page.keyboard.type('three')
  await tabToName(page, 'Put up the note')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-tile]')).toHaveCount(3)
  await expect(adding).toHaveCount(0)
  await tabToName(page, 'Move three')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Now in place 2 of 3.')).toBeAttached()
  await tabToName(page, 'Open three')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await tabToName(page, 'On which board')
  await page.keyboard.type('Loved')
  await tabToName(page, 'Save')
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
  expect(await placesOf(page)).toEqual(['two', 'one'])
})

test('a board of 10,000 things holds some hundred of them at once, whether one goes down, far back, or moves one on the way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const board = await boardOf(page, [])
  await filled(board)
  await page.reload()
  await isAlive(page)
  const tiles = page.locator('[data-tile]')
  await expect(tiles.first()).toContainText(`Thing ${many}`)
  const asked: number[] = []
  page.on('request', (request) => {
    const at = new URL(request.url()).searchParams.get('page')
    if (request.url().includes(`/boards/${board}?`) && at !== null) asked.push(Number(at))
  })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(Math.max(...asked)).toBeGreaterThanOrEqual(12)
  }).toPass({ intervals: [100], timeout: 90_000 })
  expect(await tiles.count()).toBeLessThan(320)
  // An act fetches what is held anew, not all that was looked at.
  const grip = tiles.last().getByRole('button', { name: /^Move/ })
  await expect(grip).toBeAttached()
  await page.waitForLoadState('networkidle')
  asked.length = 0
  await grip.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/^Now in place [\d,]+ of /)).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(new Set(asked).size).toBeLessThanOrEqual(8)
  expect(Math.min(...asked)).toBeGreaterThan(1)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  await expect(tiles.first()).toContainText(`Thing ${many}`)
  expect(await tiles.count()).toBeLessThan(320)
})

/** A board with these notes, the last of them first; it is open. */
async function boardOf(page: Page, notes: readonly string[]): Promise<number> {
  await haveAccount(page)
  await asBrowser(page, 'POST', '/users/me/setup', { tool: 'vision-boards' })
  const { data } = await (await asBrowser(page, 'POST', '/users/me/boards/create', { name: 'The table' })).json()
  const { id, slug } = data.find((board: { name: string }) => board.name === 'The table')
  for (const note of notes) {
    const model = { notes: note }
    expect((await asBrowser(page, 'POST', '/users/me/boards', { model, board: slug })).ok()).toBe(true)
  }
  await page.goto(`/boards/${id}`)
  await isAlive(page)
  return id
}

async function filled(board: number): Promise<void> {
  const db = openDb(String(process.env['JOURNEYS_DATABASE']), { max: 1 })
  await sql`insert into board_items (user_id, board_id, title, notes)
    select user_id, id, 'Thing ' || n, 'A note about it, number ' || n from boards, generate_series(1, ${many}::integer) n where id = ${board}`.execute(
    db,
  )
  await db.destroy()
}

async function placesOf(page: Page): Promise<string[]> {
  const { data } = await (await asBrowser(page, 'GET', new URL(page.url()).pathname)).json()
  return data.items.map(({ notes }: { notes: string }) => notes)
}

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`Nothing at ${selector}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height }
}

interface Point {
  x: number
  y: number
}

async function gripAt(page: Page, name: RegExp): Promise<Point> {
  const box = await page.getByRole('button', { name }).boundingBox()
  if (!box) throw new Error(`No grip ${name.source}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function held(page: Page, name: RegExp, to: Point): Promise<void> {
  const from = await gripAt(page, name)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
}

async function swiped(page: Page, name: RegExp, to: Point): Promise<void> {
  const from = await gripAt(page, name)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] })
  await touch('touchStart', from)
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 })
  await touch('touchEnd', to)
}
