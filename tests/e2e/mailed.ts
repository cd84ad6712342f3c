import type { Page } from '@playwright/test'

interface Mailed {
  path: string
  subject: string
}

/** The letters to an address, the latest first, as the outbox of the demo shows them. */
export async function lettersTo(page: Page, email: string): Promise<Mailed[]> {
  const list = await (await page.request.get('/dev/mail')).text()
  const rows = [...list.matchAll(/<td><a href="(\/dev\/mail\/\d+)">([^<]*)<\/a><\/td>\s*<td>([^<]*)<\/td>/g)]
  return rows.filter(([, , , to]) => to === email).map(([, path = '', subject = '']) => ({ path, subject }))
}

/** What the latest one says. */
export async function letterTo(page: Page, email: string): Promise<string> {
  const [latest] = await lettersTo(page, email)
  return (await page.request.get(latest!.path)).text()
}
