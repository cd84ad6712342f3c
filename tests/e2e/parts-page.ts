import { expect, type Locator, type Page } from '@playwright/test'
import { isAlive } from './journey.ts'

/** Opens the page of all parts, once everything on it is alive. */
export async function openParts(page: Page, media: { colorScheme?: 'light' | 'dark' } = {}): Promise<void> {
  await page.emulateMedia(media)
  await page.goto('/dev/ui?of=plain,fields')
  await isAlive(page)
  await expect(page.getByRole('combobox', { name: 'Household', exact: true })).toBeVisible({ timeout: 30_000 })
}

/** The section of one part. */
export function part(page: Page, title: string): Locator {
  return page.locator('.parts-section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
}
