// One chance: writes

import type { Page } from '@playwright/test'
import { call, listOf } from './guest-panels.ts'
import { expect, haveAccount, isAlive, test } from './journey.ts'

test('a couple’s own words outlive Back, a reload and the tab, and those of one letter are in no other', async ({ page, context }) => {
  // By the line it would hear of the other tab before it says something else.
  await page.routeWebSocket(/./, () => {})
  const { email } = await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace', email: `grace-${email}` }])
  await page.goto('/tools/guest-list/letters?kind=save_the_date')
  await isAlive(page)
  const words = page.getByLabel('Your words')
  await words.pressSequentially('Keep June free.')
  await page.reload()
  await expect(words).toHaveValue('Keep June free.')
  await isAlive(page)
  await page.getByText('Invitation', { exact: true }).click()
  await expect(words).toHaveValue('')
  await words.fill('Dear all.')
  await words.press('Home')
  await words.pressSequentially('Hello. ')
  await expect(words).toHaveValue('Hello. Dear all.')
  await page.getByRole('link', { name: 'Replies' }).click()
  await page.getByLabel('Above the answers').fill('We are so glad.')
  await page.goBack()
  await expect(words).toHaveValue('Hello. Dear all.')

  // Whoever opens a tab hides this one, which keeps the words at once; no browser of a journey is ever hidden.
  await expect.poll(() => draftOf(page)).toContain('Hello. Dear all.')
  const tab = await context.newPage()
  await tab.goto('/tools/guest-list/letters')
  await isAlive(tab)
  await expect(tab.getByLabel('Your words')).toHaveValue('Hello. Dear all.')
  await tab.getByLabel('Your words').fill('Hello. Dear all. From here.')
  await expect.poll(() => draftOf(page)).toContain('From here.')
  await words.fill('First. Hello. Dear all.')
  await expect(words).toHaveValue('First. Hello. Dear all. From here.')
  await tab.goto('/tools/guest-list/replies')
  await expect(tab.getByLabel('Above the answers')).toHaveValue('We are so glad.')
  await isAlive(tab)
  await tab.getByRole('button', { name: 'Save the words' }).click()
  await expect(tab.getByText('Saved.')).toBeVisible()
  await tab.reload()
  await expect(tab.getByLabel('Above the answers')).toHaveValue('We are so glad.')
})

test('an answer that was read before the words were kept doesn’t take them away', async ({ page }) => {
  const { email } = await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace', email: `grace-${email}` }])
  await page.goto('/tools/guest-list/letters')
  await isAlive(page)
  await page.waitForLoadState('networkidle')
  const isKept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/invitations/drafts/'))
  let isBack = false
  let read = () => {}
  const isRead = new Promise<void>((resolve) => (read = resolve))
  const asked: string[] = []
  await page.route(/\/invitations\/drafts/, async (route) => {
    const isWrite = route.request().method() === 'PUT'
    if (isWrite) await isRead
    else if (isBack && asked.push('GET') === 1) {
      const response = await route.fetch()
      read()
      await isKept
      return route.fulfill({ response }).catch(() => {})
    }
    return route.continue()
  })
  const words = page.getByLabel('Your words')
  await words.fill('Dear all.')
  const isShown = page.waitForResponse((answer) => answer.request().method() === 'GET' && answer.url().includes('/invitations/drafts'))
  await page.getByRole('link', { name: 'Replies' }).click()
  await expect(page.getByLabel('Above the answers')).toBeVisible()
  await isShown
  isBack = true
  await page.goBack()
  await isKept
  await page.waitForTimeout(500)
  await expect(words).toHaveValue('Dear all.')
})

async function draftOf(page: Page): Promise<string> {
  return JSON.stringify(await call(page, 'GET', '/invitations/drafts'))
}
