// One chance: rights, writes

import type { Page } from '@playwright/test'
import { asBrowser, expect, expectGood, haveAccount, isAlive, test } from './journey.ts'
import { letterTo } from './mailed.ts'

const start = '/tools/submit-wedding'

// A5
test('two write on one draft: who is asked by a letter changes it, what both wrote is shown to the second, and who is removed finds nothing', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await haveAccount(page)
  await page.goto(`${start}/create`)
  await isAlive(page)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page).toHaveURL(/\/form\/couple$/)
  const slug = page.url().split('/').at(-3)!
  await page.goto(`${start}/${slug}/preview`)
  await isAlive(page)
  await expectGood(page)
  const email = `${crypto.randomUUID()}@example.com`
  await page.getByLabel('Their email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('region', { name: 'Write it together' }).getByRole('listitem').filter({ hasText: email })).toContainText(
    'the link opens until',
  )

  const other = await (await browser.newContext({ baseURL: String(process.env['JOURNEYS_AT']) })).newPage()
  const link = await linkTo(page, email)
  await other.goto(link)
  await expect(other.getByRole('link', { name: 'Make an account' })).toBeVisible()
  await expectGood(other)
  await haveAccount(other)
  await other.goto(link)
  await other.getByRole('button', { name: 'Yes, I’ll write with them' }).click()
  await other.getByRole('link', { name: 'Open the draft' }).click()
  await expect(other).toHaveURL(new RegExp(`/${slug}/form/couple$`))
  await expect(other.getByLabel('Email')).toHaveCount(0)

  await page.goto(`${start}/${slug}/form/story`)
  await other.goto(`${start}/${slug}/form/story`)
  await isAlive(page)
  await isAlive(other)
  await title(page).fill('Ninety chairs')
  await title(page).blur()
  await expect(page.getByText('All kept')).toBeVisible()
  await page.locator('[name="excerpt"]').fill('One table, ninety chairs, and four minutes of rain.')
  await page.locator('[name="excerpt"]').blur()
  await expect(page.getByText('All kept')).toBeVisible()
  await title(other).fill('One long table')
  await title(other).blur()
  await expect(other.getByText('Somebody else wrote here: Ninety chairs')).toBeVisible()
  await expectGood(other)
  await other.getByRole('button', { name: 'Take theirs' }).click()
  await expect(title(other)).toHaveValue('Ninety chairs')
  await expect(other.locator('[name="excerpt"]')).toHaveValue('One table, ninety chairs, and four minutes of rain.')

  await other.goto(`${start}/${slug}/form/permission`)
  await expectGood(other)
  await expect(other.getByRole('button', { name: 'Send it in' })).toHaveCount(0)
  await other.goto(`${start}/my-weddings`)
  await expect(other.getByText('Ada Byron sends it in. You write on it, too.')).toBeVisible()
  await expectGood(other)

  await page.goto(`${start}/${slug}/preview`)
  await isAlive(page)
  await page.getByRole('button', { name: 'Remove Ada Byron' }).click()
  await expect(page.getByText('writes on it since')).toHaveCount(0)
  expect((await other.goto(`${start}/${slug}/form/story`))?.status()).toBe(404)
  expect((await asBrowser(other, 'GET', `/content/submit-wedding/${slug}`)).status()).toBe(404)
  await other.context().close()
})

function title(page: Page) {
  return page.locator('[name="title"]')
}

/** The way that the latest letter to an address leads. */
async function linkTo(page: Page, email: string): Promise<string> {
  return /\/submission-invite\/[\w-]+/.exec(await letterTo(page, email))![0]
}
