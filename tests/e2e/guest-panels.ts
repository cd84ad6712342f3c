import type { Page } from '@playwright/test'
import { asBrowser, expect, expectAccessible, expectToFit, isAlive } from './journey.ts'

interface Named {
  firstname: string
  lastname?: string
  [field: string]: unknown
}

/** Asks the API as the page would, with the session that the browser has. */
export async function call(page: Page, method: string, path: string, body?: object): Promise<any> {
  const answer = await asBrowser(page, method, path, body)
  return answer.status() === 204 ? undefined : answer.json()
}

/** For a couple that has an account: a few guests on the list of its event, and the page that shows them. */
export async function listOf(page: Page, guests: readonly Named[]): Promise<{ event: number; ids: number[] }> {
  const { data: events } = await call(page, 'GET', '/guest_wedding_events/all')
  const [event] = events
  await call(page, 'PUT', `/guest_wedding_events/${event.id}`, { name: 'Wedding day' })
  const ids: number[] = []
  for (const guest of guests) {
    const { data } = await call(page, 'POST', '/guests', { wedding_events: [event.id], ...guest })
    ids.push(data.id)
  }
  await page.goto('/tools/guest-list')
  await isAlive(page)
  return { event: event.id, ids }
}

export async function guestOf(page: Page, id: number): Promise<any> {
  const { data } = await call(page, 'GET', `/guests/${id}`)
  return data
}

/** The panel that is open by day and by night, with nothing cut off in it; a narrow one lies over all of the page. */
export async function panelIsGood(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await expectAccessible(page, { isCovered: width < 1260 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectToFit(page, width)
  const body = page.locator('.side-panel-body')
  expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
}
