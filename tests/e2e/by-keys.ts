import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

const most = 250

/** Goes to it as who has no mouse, from wherever the focus is. */
export async function tabTo(page: Page, to: Locator): Promise<void> {
  await expect(to).toBeVisible()
  for (let pressed = 0; pressed < most; pressed++) {
    if (await to.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(to, 'is reached by Tab').toBeFocused()
}

export async function pressByKeys(page: Page, to: Locator): Promise<void> {
  await tabTo(page, to)
  await page.keyboard.press('Enter')
}

/** Writes over what stands there. */
export async function typeByKeys(page: Page, to: Locator, words: string): Promise<void> {
  await tabTo(page, to)
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(words)
}
