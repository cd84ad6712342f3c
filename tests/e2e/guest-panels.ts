import type { Page } from '@playwright/test'
import { isAlive } from './journey.ts'

interface Named {
  firstname: string
  lastname?: string
  [field: string]: unknown
}

/** Asks the API as the page would, with the session that the browser has. */
export async function call(page: Page, method: string, path: string, body?: object): Promise<any> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      return response.status === 204 ? undefined : response.json()
    },
    { method, path, body },
  )
}

/** A wedding with an event and a few guests on its list, and the page that shows them. */
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
