import type { Page } from '@playwright/test'

/** Goes by Tab alone to what is called so, or begins so. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
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
