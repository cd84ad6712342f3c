// One chance: writes

import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

// ROUTE-061 ROUTE-063 GUARD-021 GUARD-022 GUARD-023 UI-048 RULE-029 RULE-030
test('a couple says its day, gets its plan, ticks, takes back, adds, removes, edits and prints', async ({ page }) => {
  await page.goto('/tools/wedding-checklist')
  await expect(page).toHaveURL('/tools/wedding-checklist/setup')
  await haveAccount(page)
  await page.goto('/tools/wedding-checklist')
  await expect(page).toHaveURL('/complete/checklist/1')
  await isAlive(page)
  await page.getByLabel('The wedding').first().fill('2028-06-24')
  await expect(page.getByText(/^91 tasks, from Thu, Jun 24/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Shower' }).check()
  await expect(page.getByText(/^100 tasks, from/)).toBeVisible()
  await page.getByRole('button', { name: 'Make my checklist' }).click()
  await expect(page).toHaveURL('/tools/wedding-checklist')
  await expect(page.getByText('1 of 100 done')).toBeVisible()

  const tick = page.getByRole('button', { name: 'Done: Agree on a budget' })
  await tick.click()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('2 of 100 done')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tick).toHaveAttribute('aria-pressed', 'false')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/user-checklist-items')) sent.push(request.url())
  })
  await page.getByRole('link', { name: 'Add task' }).click()
  const field = page.getByRole('textbox', { name: 'What is to be done' })
  for (const title of ['Ask the neighbour about the cows', 'Buy hay']) {
    await field.fill(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(field).toHaveValue('')
  }
  expect(sent).toHaveLength(2)
  await page.getByRole('button', { name: 'More for: Buy hay' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByRole('link', { name: 'Buy hay' })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(tick).toBeVisible()
  await expect(field).toBeHidden()
  await expect(page.getByRole('link', { name: 'Add task' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Ask the neighbour about the cows' }).click()
  const panel = page.getByRole('dialog', { name: 'Ask the neighbour about the cows' })
  await panel.getByLabel('Who does it').selectOption({ label: 'Ada Byron' })
  await panel.getByRole('button', { name: 'Save task' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'the cows' }).getByRole('img', { name: 'Ada Byron' })).toBeVisible()
  await page.goto('/tools/wedding-checklist/setup')
  await expect(page).toHaveURL('/tools/wedding-checklist')
})

test('tasks change places by keys and by hand, in every size and light', async ({ page }) => {
  await haveAccount(page)
  const origin = String(process.env['JOURNEYS_AT'])
  const call = (path: string, data: object) => page.context().request.post(`${origin}/api/v1${path}`, { data, headers: { origin } })
  const { data: event } = await (await call('/guest_wedding_events', { taxonomy_event_id: 2, name: 'Supper' })).json()
  for (const [title, due_date] of [
    ['Lamps', '2028-03-10'],
    ['Chairs', '2028-03-10'],
    ['Spoons', '2028-03-10'],
    ['Cake', '2028-04-10'],
  ])
    expect((await call('/user-checklist-items', { guest_wedding_event_id: event.id, title, due_date })).ok()).toBe(true)
  const kept = async () => {
    const { data } = await (await page.context().request.get(`${origin}/api/v1/user-checklist-items`)).json()
    return data.map(({ title }: { title: string }) => title)
  }
  await page.goto('/tools/wedding-checklist')
  await isAlive(page)
  const titles = page.locator('.task-words > a')
  await page.getByRole('button', { name: 'Move: Lamps' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(titles).toHaveText(['Chairs', 'Lamps', 'Spoons', 'Cake'])
  await expect(page.getByRole('button', { name: 'Move: Lamps' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('region', { name: 'April 2028' }).getByRole('listitem')).toHaveCount(2)

  await page.getByRole('listitem').filter({ hasText: 'Spoons' }).hover()
  await page.getByRole('button', { name: 'Move: Spoons' }).hover()
  await page.mouse.down()
  const { x = 0, y = 0 } = (await page.getByRole('link', { name: 'Chairs' }).boundingBox()) ?? {}
  await page.mouse.move(x + 4, y + 4, { steps: 6 })
  await page.mouse.up()
  await expect(titles).toHaveText(['Spoons', 'Chairs', 'Lamps', 'Cake'])
  await expect.poll(kept).toEqual(['Spoons', 'Chairs', 'Lamps', 'Cake'])
  await page.reload()
  await expect(titles).toHaveText(['Spoons', 'Chairs', 'Lamps', 'Cake'])
  await isAlive(page)
  await dragByTouch(page, 'Chairs', 'Spoons')
  await expect(titles).toHaveText(['Chairs', 'Spoons', 'Lamps', 'Cake'])
  await isAlive(page)
  await staysBehind(page, 'Cake')
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
      await expectToFit(page, width)
    }
})

/** On a phone a task covers the list, which is as wide as before when one comes back to it. */
async function staysBehind(page: Page, title: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const widthOf = () => page.locator('.checklist-months').evaluate((list) => list.clientWidth)
  const before = await widthOf()
  await page.getByRole('link', { name: title }).click()
  const panel = page.getByRole('dialog', { name: title })
  await expect(panel).toBeVisible()
  expect(await widthOf()).toBe(before)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
}

/** With a finger on the grip of one task to the upper half of another; the page must not scroll along instead. */
async function dragByTouch(page: Page, title: string, target: string): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const middleOf = async (name: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.getByRole('button', { name: `Move: ${name}` }).boundingBox()) ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }
  const [from, to] = [await middleOf(title), await middleOf(target)]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [{ x: from.x, y: from.y + (to.y - 6 - from.y) * part }])
  await touch('touchEnd', [])
}
