import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { isPublic, pages } from '#web/routes.ts'
import { expect, haveAccount, isAlive, test } from './journey.ts'

const beforeIntent = 20_000
const afterIntent = 120_000
const dashboard = 180_000

const open = pages.filter((page) => !page.path.includes('$') && isPublic(page) && !page.scriptless).map(({ path }) => path)

for (const path of [...open, '/nowhere']) {
  test(`${path} loads next to no script until somebody wants something, and little then`, async ({ page }) => {
    const count = countScripts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const before = (await count()) + (await inlineScripts(page))
    await isAlive(page)
    await page.waitForLoadState('networkidle')
    const after = await count()
    console.log(`${path}: ${kilobytes(before)} before the first intent, ${kilobytes(after)} after it`)
    expect(before).toBeLessThanOrEqual(beforeIntent)
    expect(after).toBeGreaterThan(before)
    expect(after).toBeLessThanOrEqual(afterIntent)
  })
}

test('the planning tools load with what a phone takes in a second or two', async ({ page }) => {
  await haveAccount(page)
  const count = countScripts(page)
  await page.goto('/tools/guest-list', { waitUntil: 'networkidle' })
  await isAlive(page)
  await page.waitForLoadState('networkidle')
  const all = (await count()) + (await inlineScripts(page))
  console.log(`/tools/guest-list: ${kilobytes(all)}`)
  expect(all).toBeLessThanOrEqual(dashboard)
})

/** Counts what the browser fetched as script, preloads included, each compressed once more as gzip does it. */
function countScripts(page: Page): () => Promise<number> {
  const urls = new Set<string>()
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) urls.add(response.url())
  })
  return async () => {
    const sizes = await Promise.all([...urls].map(async (url) => gzipped(await (await page.request.get(url)).body())))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  }
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
