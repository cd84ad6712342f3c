import type { Locator, Page } from '@playwright/test'
import { expect, haveAccount, isAlive, test } from './journey.ts'

const pictures = '**/pictures/**'

for (const [width, density, shown] of [
  [390, 1, 320],
  [390, 2, 640],
  [1440, 1, 480],
] as const) {
  test.describe(`a window of ${width} px, ${density} to one`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: density })

    test(`shows a picture from a file of ${shown} px`, async ({ page }) => {
      const asked = addressesAsked(page)
      await page.goto('/nowhere')
      await expectShown(page, 'A drooping flower in a vase')
      expect([...new Set(asked)]).toEqual([expect.stringMatching(new RegExp(`/pictures/not-found-[0-9a-f]{8}-${shown}$`))])
    })
  })
}

test('a phone gets a picture of its own, another window the wide one', async ({ page }) => {
  for (const [width, name] of [
    [390, 'home-hero-phone-'],
    [1024, 'home-hero-'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dev/ui?of=pictures')
    await page.getByAltText('Another one on a phone').scrollIntoViewIfNeeded()
    await expectShown(page, 'Another one on a phone')
    const source = await page.getByAltText('Another one on a phone').evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(source).toMatch(new RegExp(`/pictures/${name}[0-9a-f]{8}-\\d+$`))
  }
})

// CONST-038
test('a picture far below is asked for when it is 1.3 windows away', async ({ page }) => {
  const asked = addressesAsked(page)
  // In so high a window 1.3 of them are more than a browser goes by itself, which is 3,000 px where it knows nothing of its line.
  await page.setViewportSize({ width: 800, height: 4_000 })
  await page.route('**/dev/ui?of=pictures', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<h1>', '<h1 style="margin-bottom: 14000px">') })
  })
  await page.goto('/dev/ui?of=pictures')
  await isAlive(page)
  await scrollTo(page, 'Another one on a phone', 5_400)
  await page.evaluate(aFewFrames)
  expect(asked).toEqual([])
  await scrollTo(page, 'Another one on a phone', 5_100)
  await expectShown(page, 'Another one on a phone')
})

test('nothing moves when a picture comes, nor when it never does', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(pictures, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/nowhere', { waitUntil: 'commit' })
  await isAlive(page)
  await page.evaluate(() => document.fonts.ready)
  const before = await placesOf(page)
  held.resolve()
  await expectShown(page, 'A drooping flower in a vase')
  expect(await placesOf(page)).toEqual(before)

  await page.unroute(pictures)
  await page.route(pictures, (route) => route.abort())
  await page.goto('/nowhere?again')
  await isAlive(page)
  await expect(page.locator('[data-no-image]')).toHaveCount(1)
  await page.evaluate(() => document.fonts.ready)
  expect(await placesOf(page)).toEqual(before)
})

// CONST-038
test('a picture that fails once is asked for once more, and comes', async ({ page }) => {
  await haveAccount(page)
  const asked = await failing(page, 1)
  await page.goto('/tools/guest-list')
  await expectShown(page, '')
  expect(asked).toHaveLength(2)
})

test('a picture that failed before the script came is asked for once more, too', async ({ page }) => {
  await haveAccount(page)
  const asked = await failing(page, 1)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/tools/guest-list', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img.picture')?.complete)
  expect(asked).toHaveLength(1)
  scripts.resolve()
  await expectShown(page, '')
  expect(asked).toHaveLength(2)
})

// ERR-050
test('a picture that fails twice leaves its colour and its words, and is left alone', async ({ page }) => {
  const asked = addressesAsked(page)
  await page.clock.install()
  await page.goto('/dev/ui?of=pictures')
  const picture = page.getByRole('img', { name: 'A picture that never comes' })
  await picture.scrollIntoViewIfNeeded()
  const before = await roomOf(picture)
  await expect(picture).toHaveText('A picture that never comes')
  expect(await roomOf(picture)).toEqual(before)
  await page.clock.runFor(10_000)
  expect(asked.filter((address) => address.includes('-00000000-'))).toHaveLength(2)
  await expect(picture).toHaveCSS('background-color', /^rgb\(\d+, \d+, \d+\)$/)
})

async function expectShown(page: Page, alt: string): Promise<void> {
  await expect(async () => {
    const image = page.locator(`img.picture[alt="${alt}"]`)
    expect(await image.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  }).toPass({ timeout: 15_000 })
}

/** Whoever watches what comes near has been told by then, and has asked for it. */
function aFewFrames(): Promise<void> {
  return new Promise((tell) => {
    const frame = (left: number) => (left > 0 ? requestAnimationFrame(() => frame(left - 1)) : tell())
    frame(5)
  })
}

/** Until its upper edge is so far below the window. */
async function scrollTo(page: Page, alt: string, below: number): Promise<void> {
  await page
    .getByAltText(alt)
    .evaluate((image, below) => scrollBy({ top: image.getBoundingClientRect().top - innerHeight - below, behavior: 'instant' }), below)
}

function placesOf(page: Page) {
  return Promise.all(['h1', '.picture', '.button.main'].map((part) => page.locator(`main ${part}`).boundingBox()))
}

function addressesAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/pictures/')) asked.push(request.url())
  })
  return asked
}

/** The first so many requests for pictures fail; the list grows with every one. */
async function failing(page: Page, first: number): Promise<string[]> {
  const asked: string[] = []
  await page.route(pictures, (route) => (asked.push(route.request().url()) <= first ? route.abort() : route.continue()))
  return asked
}

async function roomOf(picture: Locator) {
  const { width, height } = (await picture.boundingBox())!
  return { width, height }
}
