// One chance: writes

import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { call } from './guest-panels.ts'
import { expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

test('a couple reads who did what, and takes back the deletion of twelve guests', async ({ page }) => {
  await haveAccount(page)
  const names = Array.from({ length: 12 }, (_, nth) => `Guest${nth} Kim`).join('\n')
  const ids = (await call(page, 'POST', '/guests/many', { names })).data.ids
  await call(page, 'POST', '/guests/destroy-many', { ids })
  await page.goto('/dashboard/history')
  await isAlive(page)
  await expect(acts(page)).toHaveText([/Ada deleted 12 guests.*Undo/, /Ada added 12 guests.*Undo/, /Ada added the event The wedding.*Undo/])
  await clickTwice(page.getByRole('button', { name: 'Undo: Ada deleted 12 guests' }))
  await expect(page.getByRole('status').filter({ hasText: 'Taken back: 12 guests are as before.' })).toBeVisible()
  await expect(acts(page).first()).toContainText('Ada brought 12 guests back')
  await expect(acts(page).nth(1)).toContainText('Taken back by Ada, today')
  await expect(page.getByRole('button', { name: 'Undo: Ada deleted 12 guests' })).toHaveCount(0)
  await expectAccessible(page)

  await chip(page, 'Events').click()
  await expect(page).toHaveURL('/dashboard/history?kind=events')
  await expect(acts(page)).toHaveCount(1)
  await page.getByLabel('Who did it').selectOption('Ada')
  await expect(page).toHaveURL(/kind=events&person=\d+|person=\d+&kind=events/)
  await chip(page, 'Checklist').click()
  await expect(page.getByRole('heading', { name: 'Nothing of that kind' })).toBeVisible()
  await page.goBack()
  await expect(acts(page)).toHaveCount(1)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dashboard/history')
  await expect(acts(page)).toHaveCount(4)
  await expectAccessible(page)
  await expectToFit(page, 390)
})

function chip(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Kinds of changes' }).getByRole('link', { name })
}

function acts(page: Page) {
  return page.locator('.history-act')
}
