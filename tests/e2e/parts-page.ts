import { expect, type Locator, type Page } from '@playwright/test'
import { isAlive } from './journey.ts'

interface Size {
  width: number
  height: number
}

/** Opens the page of parts with these kinds of them. */
export async function showParts(page: Page, of: string, size?: Size): Promise<void> {
  if (size) await page.setViewportSize(size)
  await page.goto(`/dev/ui?of=${of}`)
  await isAlive(page)
}

/** Opens the fields, once everything on the page is alive. */
export async function openParts(page: Page, of = 'plain,fields'): Promise<void> {
  await showParts(page, of)
  await expect(page.getByRole('combobox', { name: 'Household', exact: true })).toBeVisible({ timeout: 30_000 })
}

/** The section of one part. */
export function part(page: Page, title: string): Locator {
  return page.locator('.parts-section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
}
