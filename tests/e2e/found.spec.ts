// One chance: writes

import { asBrowser, expect, isAlive, password, test } from './journey.ts'

const wedding = '/real-weddings/a-supper-for-ninety-under-the-oaks'
const message = 'A supper for ninety, as at the Oaks, but in June.'

// A6
test('sitemap, its parts and the feeds are documents that a browser reads as XML', async ({ page }) => {
  await page.goto('/')
  const faults = await page.evaluate(async () => {
    const read = async (path: string) => new DOMParser().parseFromString(await (await fetch(path)).text(), 'application/xml')
    const index = await read('/sitemap.xml')
    const parts = [...index.querySelectorAll('loc')].map((loc) => new URL(loc.textContent ?? '').pathname)
    const feeds = ['weddings', 'albums', 'guides', 'podcast', 'videos', 'vendor-lists'].map((name) => `/feeds/${name}.xml`)
    const paths = ['/sitemap.xml', ...parts, ...feeds]
    const broken: string[] = parts.length < 8 ? ['hardly any parts'] : []
    for (const path of paths) {
      const document = await read(path)
      if (document.querySelector('parsererror') || !document.querySelector('loc, entry')) broken.push(path)
    }
    return broken
  })
  expect(faults).toEqual([])
})

// STATE-034 STATE-035 V2
test('from a search engine to a wedding: a heart, an enquiry and a task wait for the new account, and none is lost', async ({ page }) => {
  await page.goto(wedding, { referer: 'https://www.google.com/' })
  await isAlive(page)
  await page.locator('header .love-button').first().click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.piece-credits').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/vendors\//)
  const vendor = new URL(page.url()).pathname
  await page.locator('textarea[name=message]').fill(message)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page).toHaveURL(/\/sign-in\?redirect-to=/)

  const email = `${crypto.randomUUID()}@example.com`
  await page.getByRole('banner').getByRole('link', { name: 'Get started' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-'))

  const loved = await (await asBrowser(page, 'GET', '/users/me/boards/loved')).json()
  expect(loved.data.items).toMatchObject([{ url: wedding }])
  await page.goto(wedding)
  await isAlive(page)
  await expect(page.locator('header .love-button').first()).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/dev/mail')
  await page.getByRole('row', { name: email }).getByRole('link').first().click()
  const way = await page
    .getByRole('link', { name: /confirm/i })
    .first()
    .getAttribute('href')
  await page.goto(new URL(way ?? '', page.url()).pathname)
  await page
    .getByRole('button', { name: /confirm|yes/i })
    .first()
    .click()

  await page.goto(vendor)
  await expect(page.locator('textarea[name=message]')).toHaveValue(message)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('No answer yet.')).toBeVisible()

  await page.goto('/guides/choosing-a-date')
  await isAlive(page)
  await page.locator('#task-0').getByRole('button').click()
  const taken = page.getByRole('link', { name: 'On your checklist' })
  await expect(taken).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(taken).toBeHidden()
  await page.locator('#task-0').getByRole('button').click()
  await expect(taken).toBeVisible()
  const list = await (await asBrowser(page, 'GET', '/user-checklist-items')).json()
  expect(list.data).toMatchObject([{ category: 'First decisions' }])
  expect(list.data).toHaveLength(1)
})
