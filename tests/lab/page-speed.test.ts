import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserPath } from '#scripts/browser.ts'
import { isPublic, pages } from '#web/routes.ts'
import { newProduct, type Product } from '../faults/product.ts'
import { type Load, loadSlowly, median } from './page-load.ts'
import { stillCopyOf } from './still-copy.ts'

const rounds = 5
/** Milliseconds in which the page may hear nobody. */
const mostBlocked = 150
const open = pages.filter((page) => !page.path.includes('$') && isPublic(page)).map(({ path }) => path)

let browser: Browser
let product: Product
let floor: Awaited<ReturnType<typeof stillCopyOf>>

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  product = await newProduct()
  floor = await stillCopyOf(product.origin)
})

afterAll(async () => {
  await browser?.close()
  floor?.close()
  await product?.remove()
})

test.each([...open, '/nowhere'])('%s is there on a slow phone nearly as soon as a page without script', async (path) => {
  const ours: Load[] = []
  const bare: Load[] = []
  for (let round = 0; round <= rounds; round++) {
    const [one, other] = [await loadSlowly(browser, floor.origin + path), await loadSlowly(browser, product.origin + path)]
    // The first round only warms what both keep.
    if (round > 0) [bare, ours].forEach((loads, n) => loads.push(n === 0 ? one : other))
  }
  const of = (loads: Load[], what: keyof Load) => median(loads.map((load) => load[what]))
  const [lcp, least] = [of(ours, 'lcp'), of(bare, 'lcp')]
  const cls = of(ours, 'cls')
  // Whatever else the machine does only adds to it, so the least disturbed round tells; a busy machine gets more of them.
  const blocked = ours.map((load) => load.tbt)
  for (let more = 0; more < 2 * rounds && Math.min(...blocked) > mostBlocked; more++)
    blocked.push((await loadSlowly(browser, product.origin + path)).tbt)
  const tbt = Math.min(...blocked)
  console.log(`${path}: LCP ${lcp.toFixed(0)} ms (floor ${least.toFixed(0)}), blocked ${tbt.toFixed(0)} ms, moved ${cls.toFixed(3)}`)
  expect(least).toBeGreaterThan(0)
  expect(lcp).toBeLessThanOrEqual(1.5 * least)
  expect(tbt).toBeLessThanOrEqual(mostBlocked)
  expect(cls).toBeLessThanOrEqual(0.02)
})
