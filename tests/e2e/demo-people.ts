import type { Browser, Page } from '@playwright/test'
import { demoPassword } from '#db/demo.ts'
import { expect, isAlive } from './journey.ts'

/** Somebody of the demo, by the name before the @, on a page that they were sent on to in a browser of their own. */
export async function signedIn(browser: Browser, name: string, to: string): Promise<Page> {
  const place = await browser.newContext({ baseURL: String(process.env['JOURNEYS_AT']) })
  const page = await place.newPage()
  await page.goto(`/sign-in?redirect-to=${encodeURIComponent(to)}`)
  await page.getByLabel('Email').fill(`${name}@posy.example`)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(to)
  await isAlive(page)
  return page
}

/** The same in this browser, without a look at the form. */
export async function signInAs(page: Page, name: string): Promise<void> {
  const origin = String(process.env['JOURNEYS_AT'])
  const data = { email: `${name}@posy.example`, password: demoPassword }
  expect((await page.context().request.post(`${origin}/auth/session`, { data, headers: { origin }, maxRetries: 2 })).ok()).toBe(true)
}
