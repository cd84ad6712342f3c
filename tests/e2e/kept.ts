import { expect, type Page } from '@playwright/test'

/** Waits until the worker has kept this address, for whoever is signed in. */
export async function isKept(page: Page, path = '/tools/guest-list'): Promise<void> {
  await expect.poll(() => keptFor(page)).toContain(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Addresses that were kept of anybody. */
export function keptFor(page: Page): Promise<string[]> {
  return addressesIn(page, 'posy-kept-')
}

/** Whether the device holds these words in anything that it kept. */
export function holds(page: Page, words: string): Promise<boolean> {
  return page.evaluate(async (words) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if ((await (await cache.match(request))?.text())?.includes(words)) return true
    }
    return false
  }, words)
}

/** Whether the device has this part of the app, which comes after the page. */
export async function hasPart(page: Page, name: string): Promise<boolean> {
  return (await addressesIn(page, 'posy-shell')).some((address) => address.startsWith(`/assets/${name}-`))
}

/** A line that is down is what these stories are about, so its complaints are none. */
export function withoutLine(complaints: string[]): void {
  const others = complaints.filter((complaint) => !/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(complaint))
  complaints.splice(0, complaints.length, ...others)
}

/** What lies in the caches whose names begin so. */
function addressesIn(page: Page, start: string): Promise<string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  }, start)
}
