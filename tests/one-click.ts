import type { wholeSite } from './whole-site.ts'

type Site = Awaited<ReturnType<typeof wholeSite>>

/** What a mail program sends to the address in List-Unsubscribe (RFC 8058): no cookie, no origin, in either of two forms. */
export function pressed(site: Pick<Site, 'ask'>, path: string, form: 'plain' | 'multipart' = 'plain') {
  const body = form === 'plain' ? new URLSearchParams(press) : multipart()
  return site.ask(path, undefined, { method: 'POST', body })
}

const press = { 'List-Unsubscribe': 'One-Click' }

function multipart(): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(press)) data.set(name, value)
  return data
}
