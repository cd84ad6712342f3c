import { expect, type Page } from '@playwright/test'

/**
 * From here on the page's clock, which was installed before it was opened, goes on by `page.clock.runFor` alone: no machine
 * is too slow for it. It stops a second ahead, and once more where it came there first.
 */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass()
}
