// One chance: rights, writes

import type { BrowserContext, Page } from '@playwright/test'
import { signInAs } from './demo-people.ts'
import { asBrowser, expect, expectAccessible, expectGood, haveAccount, isAlive, signOut, test } from './journey.ts'
import { isKept, withoutLine } from './kept.ts'

test.use({ serviceWorkers: 'allow' })

for (const { who, inbox, other } of [
  { who: 'june', inbox: '/messages', other: 'Fern & Fable' },
  { who: 'fern', inbox: '/vendor/messages', other: 'June' },
] as const) {
  // UI-092
  test(`without a line ${who} reads what was written and writes on; nothing is lost by a reload or a closed tab, and it goes once`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(300_000)
    await signInAs(page, who)
    await page.goto(inbox)
    await isAlive(page)
    const them = page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: new RegExp(`^(Fern & Fable|June)`) })
    await page.goto((await them.first().getAttribute('href'))!)
    await isAlive(page)
    const at = new URL(page.url()).pathname
    await isKept(page, at)
    const before = await page.getByRole('log').innerText()

    await context.setOffline(true)
    await page.reload()
    await isAlive(page)
    expect(await page.getByRole('log').innerText()).toContain(before.slice(0, 60))
    const words = [`Are the windows tall? ${crypto.randomUUID()}`, `And do they open? ${crypto.randomUUID()}`]
    for (const one of words) await write(page, other, one)
    const waiting = page.getByRole('list', { name: `Not sent yet to ${other}` })
    await expect(waiting.getByRole('listitem')).toHaveCount(2)
    await expect(waiting).toContainText('It goes by itself when you’re back online.')
    await expectGood(page)
    await page.reload()
    await isAlive(page)
    for (const one of words) await expect(waiting).toContainText(one)
    await write(page, other, 'Never mind.')
    await waiting.getByRole('listitem').filter({ hasText: 'Never mind.' }).getByRole('button', { name: 'Take it back' }).click()
    await expect(page.getByLabel(`Write to ${other}`)).toHaveValue('Never mind.')
    await expect(waiting.getByRole('listitem')).toHaveCount(2)
    await page.close()

    // The tab is gone; whatever page is opened next sends it.
    await context.setOffline(false)
    const next = await opened(context, who === 'june' ? '/dashboard' : '/vendor/dashboard')
    const own = async () => {
      const { data } = await (await asBrowser(next, 'GET', `/conversations/${at.split('/').at(-1)}`)).json()
      return data.messages.map((one: { words: string }) => one.words).filter((one: string) => words.includes(one))
    }
    await expect.poll(own).toEqual(words)
    await next.goto(at)
    await isAlive(next)
    for (const one of words) await expect(next.getByRole('log').getByText(one)).toHaveCount(1)
    await expect(next.getByRole('list', { name: `Not sent yet to ${other}` })).toHaveCount(0)
    expect(await unsent(next)).toEqual([])
    withoutLine(complaints)
  })
}

// UI-092 STATE-061
test('without a line the panel over another page reads on and keeps what is written; it goes by itself, once', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(180_000)
  await signInAs(page, 'june')
  await page.goto('/messages')
  await isAlive(page)
  await isKept(page, '/messages')
  const them = page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: /^Fern & Fable/ })
  const id = (await them.first().getAttribute('href'))!.split('/').at(-1)!
  await page.goto(`/dashboard?messages=${id}`)
  await isAlive(page)
  await isKept(page, `/dashboard?messages=${id}`)
  const panel = page.getByRole('dialog', { name: 'Fern & Fable' })
  await expect(panel.getByRole('log')).not.toBeEmpty()
  const before = (await panel.getByRole('log').innerText()).slice(0, 60)

  await context.setOffline(true)
  const words = [`Is there a step at the door? ${crypto.randomUUID()}`, `And a ramp? ${crypto.randomUUID()}`]
  for (const one of words) await write(page, 'Fern & Fable', one)
  const waiting = panel.getByRole('list', { name: 'Not sent yet to Fern & Fable' })
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await expect(waiting).toContainText('It goes by itself when you’re back online.')
  await expect(panel.getByRole('log')).toContainText(before)
  await expectAccessible(page, { isCovered: true })
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  // What was asked for before the worker was there is not on the device: the panel says so, and leads to what is.
  await forget(page, `/api/v1/conversations/${id}`)
  await page.goto(`/dashboard?messages=${id}`)
  await isAlive(page)
  const missing = page.getByRole('dialog', { name: 'Messages' })
  await expect(missing.getByRole('status')).toContainText('The line is down, so this can’t be read here.')
  await expectAccessible(page, { isCovered: true })
  await missing.getByRole('link', { name: 'Open the inbox' }).click()
  await expect(page).toHaveURL('/messages')
  await expect(
    page
      .getByRole('region', { name: 'Messages' })
      .getByRole('link', { name: /^Fern & Fable/ })
      .first(),
  ).toBeVisible()

  // The panel is closed; what was written in it goes all the same.
  await context.setOffline(false)
  const own = async () => {
    const { data } = await (await asBrowser(page, 'GET', `/conversations/${id}`)).json()
    return data.messages.map((one: { words: string }) => one.words).filter((one: string) => words.includes(one))
  }
  await expect.poll(own).toEqual(words)
  await page.goto(`/dashboard?messages=${id}`)
  await isAlive(page)
  for (const one of words) await expect(panel.getByRole('log').getByText(one)).toHaveCount(1)
  await expect(waiting).toHaveCount(0)
  expect(await unsent(page)).toEqual([])
  withoutLine(complaints)
})

test('what was not sent goes from the device when somebody signs out', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/dashboard/events')
  await isKept(page, '/dashboard/events')
  await page.evaluate(async () => void (await (await caches.open('posy-unsent-1')).put('/unsent/1', new Response('{}'))))
  expect(await unsent(page)).toEqual(['posy-unsent-1'])
  await signOut(page)
  await expect.poll(() => unsent(page)).toEqual([])
})

async function write(page: Page, other: string, words: string): Promise<void> {
  const field = page.getByLabel(`Write to ${other}`)
  await field.fill(words)
  await field.press('Control+Enter')
  await expect(field).toHaveValue('')
}

async function opened(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await isAlive(page)
  return page
}

/** Takes one answer away from what the device keeps. */
async function forget(page: Page, path: string): Promise<void> {
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) if (name.startsWith('posy-kept-')) await (await caches.open(name)).delete(path)
  }, path)
}

function unsent(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('posy-unsent-')))
}
