import { expect, type Locator } from '@playwright/test'

/** Presses twice before anything can answer; a slower second press may find what took the button’s place, by the machine’s mood. */
export async function clickTwice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.evaluate((button) => {
    if (!(button instanceof HTMLElement)) throw new Error('Nothing to press')
    button.click()
    button.click()
  })
}
