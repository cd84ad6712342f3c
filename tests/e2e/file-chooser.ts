import type { FileChooser, Page } from '@playwright/test'

/**
 * The chooser that a press opens. That choosers are handed over is told to a page on another way than a press is, and a press
 * that arrives first opens one that nobody sees: a turn of the page comes between.
 */
export async function chooserBy(page: Page, press: () => Promise<void>): Promise<FileChooser> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.evaluate(() => undefined).then(press)])
  return chooser
}
