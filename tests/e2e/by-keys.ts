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

/** Goes by Tab alone to what is called so, or begins so. */
export async function tabToName(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(nameOfFocus)).startsWith(name)) return
  }
  throw new Error(`Nothing is called ${name} on the way of Tab`)
}

/** Runs in the page. Whoever is named by several, as a choice with its value, is called by the last of them first. */
function nameOfFocus(): string {
  const at = document.activeElement
  const named = at?.getAttribute('aria-labelledby')?.split(' ')
  const parts = named?.map((id) => document.getElementById(id)?.textContent ?? '').toReversed()
  const label = at && 'labels' in at && at.labels instanceof NodeList ? at.labels[0]?.textContent : undefined
  return (parts?.join(' ') ?? at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim()
}
