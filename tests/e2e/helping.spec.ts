// One chance: rights

import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { expect, expectAccessible, expectToFit, isAlive, password, test } from './journey.ts'

const origin = () => String(process.env['JOURNEYS_AT'])

interface Person {
  call: (method: 'get' | 'post' | 'put' | 'delete', path: string, data?: object) => Promise<{ status: number; body: Body }>
  page: Page
  email: string
}

// oxlint-disable-next-line typescript/no-explicit-any -- whatever the API answers
type Body = any

/** Somebody with a browser of their own, who signed up by the API. */
async function person(browser: Browser, firstname: string): Promise<Person> {
  const part = () => Math.floor(Math.random() * 256)
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } })
  const email = `${crypto.randomUUID()}@example.com`
  const call: Person['call'] = (method, path, data) => send(context.request, method, path, data)
  await call('post', '/auth/register', { email, password, firstname, lastname: 'Byron' })
  return { call, page: await context.newPage(), email }
}

async function send(request: APIRequestContext, method: 'get' | 'post' | 'put' | 'delete', path: string, data?: object) {
  const answer = await request[method](`${origin()}/api/v1${path}`, { ...(data && { data }), headers: { origin: origin() } })
  const text = await answer.text()
  return { status: answer.status(), body: text.startsWith('{') ? JSON.parse(text) : undefined }
}

async function wedding(browser: Browser) {
  const ada = await person(browser, 'Ada')
  const events = []
  for (const [place, name] of ['Rehearsal supper', 'The wedding'].entries()) {
    const { body } = await ada.call('post', '/guest_wedding_events', { name, taxonomy_event_id: place + 1 })
    events.push(body.data.id as number)
  }
  const [supper = 0, party = 0] = events
  await ada.call('post', '/guests', { firstname: 'Walter', lastname: 'Hart', wedding_events: [supper] })
  return { ada, supper, party }
}

/** The key in the letter that asks somebody. */
async function linkTo({ page, email }: Pick<Person, 'page' | 'email'>): Promise<string> {
  await page.goto('/dev/mail')
  await page.getByRole('row', { name: email }).getByRole('link').first().click()
  await expect(page.locator('body')).toContainText(/\/helper-invite\/[\w-]+/)
  return /\/helper-invite\/[\w-]+/.exec((await page.locator('body').textContent()) ?? '')?.[0] ?? ''
}

/** The tools that the menus name, by the permission that opens them. */
const tools = ['', 'Checklist', 'Guest List', 'Vendor Manager', 'Boards', 'Budget']
const keys = ['', 'Checklist', 'Guest list', 'Vendor manager', 'Mood boards', 'Transactions']

// UI-047
test('a helper with each permission finds just the tool that it opens, and whose wedding it is', async ({ browser }) => {
  const { ada, supper } = await wedding(browser)
  const { id } = (await ada.call('get', '/users/me')).body.data
  const path = `/dashboard/posse/${id}/events/${supper}`
  const { username } = (await ada.call('get', '/users/me')).body.data
  await Promise.all(
    [1, 2, 3, 4, 5].map(async (permission) => {
      const { call, page } = await person(browser, 'Birta')
      const asked = (await call('post', '/user-posses/requests', { username })).body.data.id
      await ada.call('put', `/user-posses/${asked}/possee-accept`, { guest_wedding_events: [{ id: supper, permissions: [permission] }] })
      await page.goto(path)
      await expect(page.getByRole('region', { name: 'Whose wedding this is' })).toContainText('You’re helping with Ada’s wedding')
      await expect(page.getByRole('main')).toContainText(`What you may open here: ${keys[permission]}.`)
      const menus = page.locator('.tab-bar, .account-entries')
      for (const [of, name] of tools.entries())
        if (of > 0 && of !== permission) await expect(menus.getByRole('link', { name, exact: true })).toHaveCount(0)
      await expect(page.getByRole('main').getByText('Hart, Walter')).toHaveCount(permission === 2 ? 1 : 0)
      await page.context().close()
    }),
  )
})

// ROUTE-058 UI-046 RULE-028
test('a couple invites a friend, who says yes from the letter; what is taken back goes from the page that is open', async ({ browser }) => {
  const { ada, supper } = await wedding(browser)
  const simone = await person(browser, 'Simone')
  await ada.page.goto('/settings/helpers')
  await isAlive(ada.page)
  await ada.page.getByRole('button', { name: 'Invite a helper' }).click()
  const dialog = ada.page.getByRole('dialog', { name: 'Invite a helper' })
  await dialog.getByRole('button', { name: 'Send the invite' }).click()
  await expect(dialog).toContainText('Type their whole address')
  await dialog.getByLabel('Their email').fill(simone.email)
  await dialog.getByLabel('Guest list, Rehearsal supper').check()
  await expect(dialog).toContainText('They’ll see one guest of Rehearsal supper')
  await expectAccessible(ada.page, { isCovered: true })
  await clickTwice(dialog.getByRole('button', { name: 'Send the invite' }))
  await expect(ada.page.getByText(`The letter to ${simone.email} is on its way.`)).toBeVisible()
  await expect(ada.page.getByRole('main').getByRole('listitem').filter({ hasText: simone.email })).toContainText('Invited today')

  await simone.page.goto(await linkTo(simone))
  await expect(simone.page.getByRole('heading', { level: 1 })).toHaveText('Ada invited you to help plan their wedding')
  await expectAccessible(simone.page)
  await simone.page.getByRole('button', { name: 'Yes, I’ll help' }).click()
  await expect(simone.page.getByRole('heading', { level: 1 })).toHaveText('You help Ada')
  await simone.page.getByRole('button', { name: 'Account menu' }).click()
  await expectNoWedding(simone.page)
  await simone.page.keyboard.press('Escape')
  await simone.page.getByRole('link', { name: 'Open Rehearsal supper' }).click()
  await expect(simone.page.getByRole('main')).toContainText('Hart, Walter')
  await isAlive(simone.page)
  await simone.page.getByRole('button', { name: 'Account menu' }).click()
  await expect(simone.page.getByRole('region', { name: "Ada's Events" }).getByRole('link')).toContainText(['Rehearsal supper'])
  await expectNoWedding(simone.page)
  await simone.page.keyboard.press('Escape')
  await expectAccessible(simone.page)
  await expectToFit(simone.page, 390)
  await simone.page.getByRole('link', { name: 'Add guests' }).click()
  await expect(simone.page.locator('.tab-bar').getByRole('link', { name: 'Guest List' })).toHaveAttribute('aria-current', 'page')
  await simone.page.locator('input[name="firstname"], textarea[name="names"]').first().fill('Auntie Dee of Nashville')

  await ada.page.getByRole('button', { name: 'More, Simone Byron' }).click()
  await ada.page.getByRole('menuitem', { name: 'Remove' }).click()
  await ada.page.getByRole('button', { name: 'Remove', exact: true }).click()
  await ada.page.getByRole('button', { name: 'Undo' }).hover() // it stays as long
  await expect(simone.page.getByRole('heading', { level: 1 })).toHaveText('Ada’s wedding is no longer shared with you')
  const typed = simone.page.getByRole('region', { name: 'What you were typing' })
  await expect(typed).toContainText('Auntie Dee of Nashville')
  await expectAccessible(simone.page)
  await typed.getByRole('button', { name: 'I’m done with it' }).click()
  await expect(typed).toBeHidden()
  await ada.page.getByRole('button', { name: 'Undo' }).click()
  await expect(ada.page.getByText('Simone Byron is back.')).toBeVisible()
  expect((await simone.call('get', `/guests?guest_event_id=${supper}`)).status).toBe(200)
})

/** Who came to help and planned nothing of their own is led to no wedding of theirs, on no page and at no width. */
async function expectNoWedding(page: Page): Promise<void> {
  const menu = page.getByRole('dialog', { name: 'Simone Byron' })
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(menu.getByRole('heading', { name: /My Events|More/, includeHidden: true })).toHaveCount(0)
  for (const name of ['Your wedding', 'Checklist', 'Letters', 'Import guests', 'History'])
    await expect(menu.getByRole('link', { name, exact: true, includeHidden: true })).toHaveCount(0)
}
