import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, password, test } from './journey.ts'

test('the pages that letters lead to read well without script, by day and night, on any width', async ({ page, request, browser }) => {
  const [june, theo] = [await person(browser, 'Junewithaveryverylongfirstname'), await person(browser, 'Theo')]
  await june.call('put', '/address-collector', { is_open: true, words: 'Where do you live these days?' })
  const { username } = await june.call('get', '/users/me')
  const { id } = await theo.call('post', '/user-posses/requests', { username })
  await june.call('put', `/user-posses/${id}/possee-accept`, { guest_wedding_events: [] })

  await page.goto(`/guests/address/${username}`)
  await page.getByRole('button', { name: 'Send my address' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter the street and number.')
  await isGood(page, [1440, 390])
  await page.getByRole('link', { name: 'Please enter the town or city.' }).click()
  await expect(page.getByLabel('Town or city')).toBeFocused()
  await page.keyboard.type('Arlington')
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Street and number').fill('1 Navy Yard')
  await page.getByLabel('Street and number').press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you. It has arrived.' })).toBeVisible()
  await isGood(page)

  await expect.poll(() => newsTo(request, theo.email)).toMatch(/^\/notices\//)
  await page.goto(await newsTo(request, theo.email))
  await isGood(page)
  await page.getByRole('button', { name: 'No more of these letters' }).click()
  await expect(page.getByRole('heading', { name: 'No more of those letters.' })).toBeVisible()
  await page.getByRole('button', { name: 'Write to me again' }).click()
  await expect(page.getByRole('heading', { name: 'No more letters like that one?' })).toBeVisible()
  await page.goto('/letters/nobody-was-sent-this')
  await expect(page.getByRole('heading', { name: 'Nothing here.' })).toBeVisible()
  await isGood(page)
})

/** Each with cookies of their own. */
async function person(browser: Browser, firstname: string) {
  const { request } = await browser.newContext()
  const at = `${process.env['JOURNEYS_AT']}/api/v1`
  const email = `${crypto.randomUUID()}@example.com`
  const account = await (await request.post(`${at}/auth/register`, { data: { email, password, firstname, lastname: 'O' } })).json()
  const headers = { authorization: `Bearer ${account.access_token}` }
  const call = async (method: 'get' | 'post' | 'put', path: string, data?: object) =>
    (await (await request[method](at + path, { headers, ...(data && { data }) })).json()).data
  return { email, call }
}

/** Where the letter leads that tells of the yes, for who wants no more like it; nowhere as long as it has not come. */
async function newsTo(request: APIRequestContext, email: string): Promise<string> {
  const at = process.env['JOURNEYS_AT']
  const list = await (await request.get(`${at}/dev/mail`)).text()
  const rows = [...list.matchAll(/<td><a href="(\/dev\/mail\/\d+)">([^<]*)<\/a><\/td>\s*<td>([^<]*)<\/td>/g)]
  const [, path] = rows.find(([, , subject, to]) => to === email && subject?.endsWith('said yes')) ?? []
  const letter = path ? await (await request.get(`${at}${path}`)).text() : ''
  return /\/notices\/[\w-]{43}/.exec(letter)?.[0] ?? ''
}

/** Nothing that axe knows of by day and night, nothing cut off at 320 px, no script, and one heading above the others. */
async function isGood(page: Page, widths: readonly number[] = [390]): Promise<void> {
  // A picture that changes its size on the way is asked for twice.
  await page.locator('img').evaluateAll((pictures) => Promise.all((pictures as HTMLImageElement[]).map((picture) => picture.decode())))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1440, height: 844 })
  expect(await page.locator('script').count()).toBe(0)
}
