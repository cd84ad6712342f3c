import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** With its pictures, as far as they are loaded before anybody scrolls. */
const most = 600_000

const addresses = [
  '/',
  '/real-weddings',
  '/real-weddings/the-quiet-room',
  '/real-weddings/a-supper-for-ninety-under-the-oaks',
  '/albums/real-weddings',
  '/vendors',
  '/vendors/fern-and-fable',
  '/best-wedding-vendors',
  '/guides',
  '/guides/choosing-a-date',
  '/planning',
  '/shop',
  '/podcast',
  '/videos',
  '/style-quiz',
  '/authors',
]

test('a page of the magazine costs little, on a phone and a desk', async ({ browser }) => {
  test.setTimeout(240_000)
  const heavy: string[] = []
  for (const size of [
    { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  ]) {
    for (const address of addresses) {
      // Each visit is somebody’s first.
      const context = await browser.newContext(size)
      const bytes = await weightOf(await context.newPage(), address)
      await context.close()
      console.log(`${address} at ${size.viewport.width}: ${Math.round(bytes / 1_000)} KB`)
      if (bytes > most) heavy.push(`${address} at ${size.viewport.width}: ${bytes}`)
    }
  }
  expect(heavy).toEqual([])
})

/** All that went over the line, head and body, as it was compressed. */
async function weightOf(page: Page, address: string): Promise<number> {
  const arriving: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    arriving.push(request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return (await Promise.all(arriving)).reduce((sum, bytes) => sum + bytes, 0)
}
