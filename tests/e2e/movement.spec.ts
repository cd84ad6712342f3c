import type { Page } from '@playwright/test'
import { expect, isAlive, test } from './journey.ts'
import { stopClock } from './still-clock.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// RULE-017 RULE-018
test('going on begins at the top of the next page, going back ends where one was, and an anchor is in sight', async ({ page }) => {
  await page.goto('/tools')
  await isAlive(page)
  await seeTransitions(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' })
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
  await link.click()
  await expect(page).toHaveURL('/privacy-choices')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await transitions(page)).toEqual([['page']])
  await page.goBack()
  await expect(page).toHaveURL('/tools')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
  await page.goto('/#newsletter')
  await expect(page.getByLabel('Join our newsletter:')).toBeInViewport()
})

// RULE-018
test('the page that goes is gone before the next one comes', async ({ page }) => {
  await page.goto('/tools')
  await isAlive(page)
  const moving = page.waitForFunction(() => {
    const moves = document.getAnimations().flatMap(({ effect }) => {
      const { pseudoElement, target } = effect as KeyframeEffect
      const { delay, duration } = effect!.getTiming()
      return target && pseudoElement ? [{ pseudoElement, begins: delay!, ends: delay! + Number(duration) }] : []
    })
    return moves.length > 1 && moves
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
  const moves = await moving
  const known = new Map(
    ((await moves.jsonValue()) as { pseudoElement: string; begins: number; ends: number }[]).map((move) => [move.pseudoElement, move]),
  )
  const [gone, come] = [known.get('::view-transition-old(page)'), known.get('::view-transition-new(page)')]
  expect(come?.begins).toBeCloseTo(gone?.ends ?? 0, 0)
  expect(come?.ends).toBeCloseTo(450, 0)
})

test('who wants less motion goes from page to page without a transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/tools')
  await isAlive(page)
  await seeTransitions(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy choices')
  await expect(page).toHaveURL('/privacy-choices')
  expect(await transitions(page)).toEqual([])
})

// STATE-067 STATE-069 CONST-027 CONST-028 CONST-029
test('a page that takes long has a bar that fills in five seconds and goes half a second after; one that fails says so', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  await page.goto('/tools')
  await isAlive(page)
  const bar = page.locator('.page-progress')
  const states = await statesOf(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/privacy-choices-page-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
  await expect(page.getByRole('progressbar', { name: 'The page is coming' })).toBeAttached()
  await expect(bar).toHaveCSS('transition-duration', '5s')
  await stopClock(page)
  held.resolve()
  await expect(page).toHaveURL('/privacy-choices')
  await expect(bar).toHaveAttribute('data-state', 'done')
  await page.clock.runFor(490)
  await expect(bar).toHaveAttribute('data-state', 'done')
  await page.clock.runFor(20)
  await expect(bar).toHaveAttribute('data-state', 'idle')
  expect(await states()).toEqual(['running', 'done', 'idle'])
  await page.clock.resume()

  // It was loaded anew a moment ago, and isn't again.
  await page.evaluate(() => sessionStorage.setItem('reloaded', String(Date.now())))
  await page.route('**/assets/sign-in-page-*.js', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('progressbar', { name: 'The page did not come' })).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error')
  await expect.poll(() => complaints).toHaveLength(1)
  complaints.splice(0)
})

// RULE-081
test('whoever saves data, or has only 2g, fetches no page before asking for it', async ({ browser }) => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g' }]) {
    const page = await browser.newPage({ baseURL: String(process.env['JOURNEYS_AT']) })
    await page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), connection)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/tools')
    await isAlive(page)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).hover()
    const isFetched = () => fetched.some((url) => url.includes('/assets/sign-in-page-'))
    if (connection.effectiveType === '4g') await expect.poll(isFetched).toBe(true)
    else await page.waitForTimeout(500)
    expect(isFetched()).toBe(connection.effectiveType === '4g')
    await page.close()
  }
})

async function seeTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: unknown[] = []
    const begin = document.startViewTransition.bind(document)
    Object.assign(window, { seen })
    document.startViewTransition = (options) => {
      seen.push(typeof options === 'object' ? options?.types : options)
      return begin(options)
    }
  })
}

function transitions(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)
}

/** Every state that the bar takes on. */
async function statesOf(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const states: (string | null)[] = []
    const bar = document.querySelector('.page-progress')!
    new MutationObserver(() => states.push(bar.getAttribute('data-state'))).observe(bar, { attributeFilter: ['data-state'] })
    Object.assign(window, { states })
  })
  return () => page.evaluate(() => (window as unknown as { states: string[] }).states)
}
