import type { Browser } from '@playwright/test'

export interface Load {
  /** Until the largest thing in sight is painted, ms. */
  lcp: number
  /** How long the page could not answer a finger, ms. */
  tbt: number
  /** How much moved. */
  cls: number
}

/** Opens a page as a slow phone on a slow line would: a quarter of the speed, 1.6 Mbit/s, 150 ms away. */
export async function loadSlowly(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowLine)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(300)
    return await page.evaluate(() => (self as unknown as { load: Load }).load)
  } finally {
    await context.close()
  }
}

const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** Runs in the page, before anything of it. */
function watch(): void {
  const load = { lcp: 0, tbt: 0, cls: 0 }
  Object.assign(self, { load })
  const hear = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  hear('largest-contentful-paint', ({ startTime }) => {
    load.lcp = startTime
  })
  hear('longtask', ({ duration }) => {
    load.tbt += Math.max(0, duration - 50)
  })
  hear('layout-shift', (entry) => {
    load.cls += (entry as PerformanceEntry & { value: number }).value
  })
}
