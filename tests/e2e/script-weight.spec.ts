import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { isPublic, pageAt, pages } from '#web/map/routes.ts'
import { expect, haveAccount, isAlive, test } from './journey.ts'

const beforeIntent = 20_000
const afterIntent = 120_000
/** Its pages bring a head for each kind of piece, what draws them, and a heart on each; the goal stays that of all others. */
const ofMagazine = 132_000
const dashboard = 180_000

const open = pages.filter((page) => !page.path.includes('$') && isPublic(page) && !page.scriptless).map(({ path }) => path)

for (const path of [...open, '/nowhere']) {
  test(`${path} loads next to no script until somebody wants something, and little then`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const before = (await scripts.bytes()) + (await inlineScripts(page))
    await isAlive(page)
    await expect.poll(scripts.names).toContainEqual(lastOfAll)
    const after = await scripts.bytes()
    console.log(`${path}: ${kilobytes(before)} before the first intent, ${kilobytes(after)} after it`)
    expect(before).toBeLessThanOrEqual(beforeIntent)
    expect(after).toBeGreaterThan(before)
    expect(after).toBeLessThanOrEqual(pageAt(path)?.magazine ? ofMagazine : afterIntent)
  })
}

test('the planning tools load with what a phone takes in a second or two', async ({ page }) => {
  await haveAccount(page)
  const scripts = scriptsOf(page)
  await page.goto('/tools/guest-list')
  await isAlive(page)
  for (const last of [liveUpdates, lastOfAll]) await expect.poll(scripts.names).toContainEqual(last)
  const all = (await scripts.bytes()) + (await inlineScripts(page))
  console.log(`/tools/guest-list: ${kilobytes(all)}`)
  expect(all).toBeLessThanOrEqual(dashboard)
})

/** The line for live updates comes when the page has nothing else to do. */
const liveUpdates = expect.stringMatching(/^worker-/)

/** Counting visits begins when all that is wanted is there, and is none of it. */
const lastOfAll = expect.stringMatching(/^(afterwards|register)-/)

/** What the browser fetched as script, preloads included, each compressed once more as gzip does it. */
function scriptsOf(page: Page) {
  const urls = new Set<string>()
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) urls.add(response.url())
  })
  const names = () => [...urls].map((url) => url.slice(url.lastIndexOf('/') + 1))
  const bytes = async () => {
    const wanted = [...urls].filter((url) => !/\/(afterwards|register)-[^/]*$/.test(url))
    const sizes = await Promise.all(wanted.map(async (url) => gzipped(await (await page.request.get(url)).body())))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  }
  return { names, bytes }
}

async function inlineScripts(page: Page): Promise<number> {
  const html = await (await page.request.get(page.url())).text()
  const inline = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  return gzipped(Buffer.from(inline.join('\n')))
}

function gzipped(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`
}
