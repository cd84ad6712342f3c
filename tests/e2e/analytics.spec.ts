// One chance: leaks

import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, expectToFit, isAlive, test } from './journey.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('a visitor is counted as nobody before they chose, and no cookie and no other site comes into it', async ({ page, baseURL }) => {
  const told = toldBy(page)
  const elsewhere: string[] = []
  page.on('request', (request) => void (request.url().startsWith(baseURL ?? '') || elsewhere.push(request.url())))
  await page.context().addCookies([{ name: '_fbp', value: 'fb.1.1700000000000.1', url: baseURL! }])
  await page.goto('/?fbclid=IwAR0')
  await isAlive(page)
  await expect.poll(() => told('/t')).toHaveLength(1)
  expect(told('/t')[0]).toEqual({ name: 'page_view', extra: {}, url: `${baseURL}/?fbclid=IwAR0` })
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['_fbp'])
  expect(elsewhere).toEqual([])
})

// RULE-071
test('who agrees gets a random key in the cookie a-key, which their events carry, and who changes their mind loses it', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Privacy choices' }).click()
  await expect(page.getByRole('status').first()).toContainText("You haven't chosen yet")
  await page.getByRole('button', { name: 'Recognize me', exact: true }).click()
  await expect(page.getByText('You agreed.')).toBeVisible()
  const key = await cookie(page, 'a-key')
  expect(key).toMatch(uuid)

  const told = toldBy(page)
  await page.goto('/?fbclid=IwAR0')
  await isAlive(page)
  // The page before may be counted only now.
  const here = () => told('/t').filter(({ url }) => url === `${baseURL}/?fbclid=IwAR0`)
  await expect.poll(here).toHaveLength(1)
  expect(here()[0]).toMatchObject({ visitor_key: key, facebook: { fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAR0$/) } })

  await page.goto('/privacy-choices')
  await page.getByRole('button', { name: "Don't recognize me" }).click()
  await expect(page.getByText('You said no.')).toBeVisible()
  expect(await page.context().cookies()).toMatchObject([{ name: 'posy-consent', value: 'no' }])
})

test('the choice can be made without script, and by keyboard', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/privacy-choices')
  await page.getByRole('button', { name: "Don't recognize me" }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You said no.')).toBeVisible()
  expect(await cookie(page, 'posy-consent')).toBe('no')
  await context.close()
})

test('a browser that asks every site for privacy is taken at its word', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, extraHTTPHeaders: { 'sec-gpc': '1' } })
  const page = await context.newPage()
  await page.goto('/privacy-choices')
  await expect(page.getByText("Your browser asks every site for privacy, so we don't recognize it.")).toBeVisible()
  await page.getByRole('button', { name: 'Recognize me', exact: true }).click()
  await expect(page.getByText('so we leave it at that')).toBeVisible()
  expect(await context.cookies()).toEqual([])
  await context.close()
})

// EVENT-011
test('a page that is gone to is counted a quarter of a second later, once', async ({ page, baseURL }) => {
  const told = toldBy(page)
  await page.addInitScript(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...place) => {
      performance.mark('gone')
      push(...place)
    }
  })
  await page.goto('/tools')
  await isAlive(page)
  await expect.poll(() => told('/t')).toHaveLength(1)
  await page.getByRole('link', { name: 'Privacy choices' }).click()
  await expect(page).toHaveURL('/privacy-choices')
  await expect.poll(() => told('/t')).toHaveLength(2)
  expect(told('/t')[1]).toMatchObject({ name: 'page_view', url: `${baseURL}/privacy-choices` })
  await expect.poll(() => sentAt(page, '/t')).toHaveLength(2)
  const gone = await page.evaluate(() => performance.getEntriesByName('gone')[0]!.startTime)
  expect((await sentAt(page, '/t'))[1]! - gone).toBeGreaterThan(240)
  await page.waitForTimeout(600)
  expect(told('/t')).toHaveLength(2)
})

// EVENT-012
test('impressions leave fifty at a time, the rest a second after the last', async ({ page }) => {
  const told = toldBy(page)
  await page.addInitScript(() =>
    addEventListener('posy-started', () => {
      for (let nth = 0; nth < 53; nth++) {
        const part = Object.assign(document.createElement('i'), { textContent: '.' })
        part.dataset['seen'] = `part ${nth}`
        part.style.cssText = `position:fixed;top:${nth}px;left:0;width:1px;height:1px`
        document.body.append(part)
      }
    }),
  )
  await page.goto('/privacy-choices')
  await isAlive(page)
  await expect.poll(() => sentAt(page, '/be')).toHaveLength(2)
  expect(told('/be').map(({ events }) => events.length)).toEqual([50, 3])
  const [full, rest] = await sentAt(page, '/be')
  expect(rest! - full!).toBeGreaterThan(900)
  const parts = told('/be').flatMap(({ events }) => events.map(({ extra }: { extra: { part: string } }) => extra.part))
  expect(new Set(parts).size).toBe(53)
})

test('what was seen just before one leaves goes out with the page', async ({ page }) => {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => Object.assign(window, { beacon: text }))
      return send(url, body)
    }
  })
  const begun = page.waitForRequest('**/api/v1/t')
  await page.goto('/')
  await isAlive(page)
  await begun
  const answer = page.waitForResponse((answer) => answer.url().endsWith('/be') && answer.request().resourceType() === 'ping')
  await page.evaluate(async () => {
    const part = document.querySelector('[data-seen="home-closing"]')!
    const { promise: seen, resolve } = Promise.withResolvers<void>()
    new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), { threshold: 0.5 }).observe(part)
    part.scrollIntoView({ behavior: 'instant' })
    await seen
    await new Promise((done) => setTimeout(done)) // whoever watches it is told in that turn, the page too
    dispatchEvent(new Event('pagehide'))
  })
  const sent = await page.waitForFunction(() => (window as { beacon?: string }).beacon)
  const { events } = JSON.parse(String(await sent.jsonValue()))
  expect(events.at(-1)).toMatchObject({ event: 'impression', extra: { part: 'home-closing' } })
  expect((await answer).status()).toBe(204)
})

// RULE-073
test('when counting fails nobody notices', async ({ page, complaints }) => {
  let calls = 0
  await page.route(/\/api\/v1\/(t|be)$/, (route) => (calls++ % 2 ? route.abort() : route.fulfill({ status: 500 })))
  await page.goto('/tools')
  await isAlive(page)
  await expect.poll(() => calls).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Privacy choices' }).click()
  await expect.poll(() => calls).toBeGreaterThan(1)
  await expect(page.getByRole('heading', { name: 'Privacy choices' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('the choices have no fault that axe knows of, and fit a small phone', async ({ page }) => {
  await page.goto('/privacy-choices')
  await expectAccessible(page)
  await expectToFit(page, 390)
})

/** What the page told a path of the API so far. */
function toldBy(page: Page): (path: string) => any[] {
  const calls: Request[] = []
  page.on('request', (request) => calls.push(request))
  return (path) => calls.filter((request) => request.url().endsWith(`/api/v1${path}`)).map(bodyOf)
}

/** When the page asked that path, in milliseconds of its own clock. */
function sentAt(page: Page, path: string): Promise<number[]> {
  return page.evaluate((path) => {
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(`/api/v1${path}`))
    return asked.map(({ startTime }) => startTime)
  }, path)
}

function bodyOf(request: Request): any {
  return request.postDataJSON()
}

async function cookie(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((cookie) => cookie.name === name)?.value
}
