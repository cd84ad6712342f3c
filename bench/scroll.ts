import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserFlags, browserPath } from '#scripts/browser.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { tokenOf, weddings } from './data.ts'
import { headersOf } from './read.ts'
import { median } from './rounds.ts'
import { serveScrollFloors } from './scroll-floors.ts'
import { launchProduct } from './target.ts'

/** The product's list of all guests, scrolled with the window. */
const productPath = '/tools/guest-list?show=all'
const couple = weddings.large.from
const rowSelector = '.guest-table tbody tr'
const slowdown = 4
const steps = [240, 2_400]
const frames = 40

interface Scrolled {
  /** Main-thread milliseconds from the navigation to the first rows that can be used. */
  mount: number
  nodes: number
  /** Main-thread milliseconds a frame, by step. */
  perFrame: number[]
}

/** 10,000 guests scrolled in a Chromium four times as slow, beside rows of plain DOM and a bare table of React. */
export async function benchScroll({ database, rounds, isQuick }: Bench): Promise<Finding[]> {
  const product = await launchProduct(await database.open('usual', Object.values(weddings)))
  const floors = await serveScrollFloors(await productHtml(product.origin), await guestsOf(product.origin))
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserFlags })
  const urls = { recycled: `${floors.origin}/recycled`, bare: `${floors.origin}/bare-table`, product: product.origin + productPath }
  const found: Record<keyof typeof urls, Scrolled[]> = { recycled: [], bare: [], product: [] }
  try {
    for (let round = 0; round < (isQuick ? 1 : Math.min(3, rounds)); round++) {
      for (const name of ['recycled', 'bare', 'product'] as const) found[name].push(await scrolled(browser, urls[name]))
    }
    return findingsOf(found)
  } finally {
    await browser.close()
    floors.stop()
    await product.stop()
  }
}

async function productHtml(origin: string): Promise<string> {
  return (await fetch(origin + productPath, { headers: { cookie: `posy_session=${tokenOf(couple)}` } })).text()
}

async function guestsOf(origin: string): Promise<unknown[]> {
  const guests: unknown[] = []
  for (let cursor = ''; ; ) {
    const answer = await fetch(`${origin}/api/v1/guests?per_page=100${cursor && `&cursor=${cursor}`}`, { headers: headersOf(couple) })
    const { data, meta } = await answer.json()
    guests.push(...data)
    if (!meta.next_cursor) return guests
    cursor = meta.next_cursor
  }
}

async function scrolled(browser: Browser, url: string): Promise<Scrolled> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 850 } })
  await context.addCookies([{ name: 'posy_session', value: tokenOf(couple), url: new URL(url).origin }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await slowDown(session, slowdown)
  const before = await busy(session)
  await page.goto(url)
  await page.waitForFunction(isMounted, rowSelector, { timeout: 60_000 })
  const mount = (await busy(session)) - before
  await slowDown(session, 1)
  await page.waitForFunction(isWhole, weddings.large.guests, { timeout: 120_000 })
  await slowDown(session, slowdown)
  await page.waitForTimeout(1_000)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const perFrame: number[] = []
  for (const step of steps) perFrame.push(await scroll(page, session, step))
  await context.close()
  return { mount, nodes, perFrame }
}

async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** A floor says so; a page of the product has rows from the start, and is alive when the router has taken away what it came with. */
function isMounted(rows: string): boolean {
  const isHere = document.documentElement.dataset['mounted'] === 'yes' || (document.querySelector('main') !== null && !('$_TSR' in self))
  return isHere && document.readyState === 'complete' && document.querySelectorAll(rows).length > 10
}

/** As long as all of its rows, each at least 40 px high. */
function isWhole(guests: number): boolean {
  return document.documentElement.scrollHeight > guests * 40
}

async function scroll(page: Page, session: CDPSession, step: number): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(500)
  const before = await busy(session)
  await page.evaluate(
    ([frames, step]) =>
      new Promise<void>((resolve) => {
        let left = frames!
        const next = () => {
          if (left-- === 0) return resolve()
          scrollBy(0, step!)
          requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    [frames, step],
  )
  return ((await busy(session)) - before) / frames
}

/** Milliseconds that the main thread has worked, by its own clock: those that a neighbour took from it don't count. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}

function findingsOf({ recycled, bare, product }: Record<'recycled' | 'bare' | 'product', Scrolled[]>): Finding[] {
  const tell = (all: Scrolled[], of: (one: Scrolled) => number) => `${median(all.map(of)).toFixed(0)} ms`
  const beside = (floor: Scrolled[], of: (one: Scrolled) => number) => ({
    floor: tell(floor, of),
    product: tell(product, of),
    value: median(product.map((one, nth) => of(one) / of(floor[nth]!))),
    unit: 'x',
  })
  const nodes = (all: Scrolled[]) => String(all[0]?.nodes)
  return [
    ...steps.flatMap((step, nth) => {
      const of = ({ perFrame }: Scrolled) => perFrame[nth] ?? Number.NaN
      return [
        {
          what: `10,000 guests, ${step} px a frame, main thread beside recycled rows`,
          ...beside(recycled, of),
          goal: goalOf('scroll', 'per_frame'),
        },
        { what: 'the same beside React and TanStack Virtual alone', ...beside(bare, of) },
      ]
    }),
    { what: 'Mount, beside React and TanStack Virtual alone', ...beside(bare, ({ mount }) => mount), goal: goalOf('scroll', 'mount') },
    {
      what: 'Elements in the page',
      floor: nodes(recycled),
      product: nodes(product),
      value: product[0]?.nodes ?? Number.NaN,
      unit: '',
      goal: goalOf('scroll', 'nodes'),
    },
  ]
}
