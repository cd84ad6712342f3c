// One chance: rights, writes

import type { Browser, Page } from '@playwright/test'
import { signedIn } from './demo-people.ts'
import { asBrowser, expect, expectGood, haveAccount, isAlive, signedOut, password, test } from './journey.ts'
import { wedding } from '../submitting.ts'
import { letterTo } from './mailed.ts'
import { noise } from './noise.ts'

const start = '/tools/submit-wedding'
const pictures = 60

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  // ROUTE-097 ROUTE-098 ROUTE-100 ROUTE-101 ROUTE-102 ROUTE-103 UI-070 UI-071 A2 A3 STATE-039
  test('a couple brings sixty pictures, tells it step by step, has everybody’s yes, and reads its page in the magazine', async ({
    page,
    browser,
  }) => {
    test.setTimeout(600_000)
    await haveAccount(page)
    await page.goto(start)
    await page.getByRole('main').getByRole('link', { name: 'Begin' }).click()
    await isAlive(page)
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(page).toHaveURL(/\/form\/couple$/)
    await isAlive(page)
    const slug = await tell(page)
    await bringPictures(page, slug)
    await reorder(page)
    const { visitor, letter } = await haveRights(page, browser)
    await page.goto(`${start}/my-weddings`)
    await expect(page.getByText(/^We read it\. You have an answer by/)).toBeVisible()
    await expectGood(page)

    const operator = await signedIn(browser, 'operator', `/admin/submissions/${slug}`)
    await expect(operator.getByRole('heading', { name: wedding.title })).toBeVisible()
    await expectGood(operator)
    await operator.getByRole('button', { name: 'Publish' }).click()
    await expect(operator.getByText('It is in the magazine.').first()).toBeVisible()
    await visitor.goto(`/real-weddings/${slug}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(wedding.title)
    await expect(visitor.getByRole('link', { name: 'Fern & Fable' }).first()).toBeVisible()

    // One of the two takes it back by the letter, and it is gone.
    await visitor.goto(letter)
    await visitor.getByRole('button', { name: 'Take my yes back' }).click()
    await expect(visitor.getByText('You took your yes back.')).toBeVisible()
    expect((await visitor.goto(`/real-weddings/${slug}`))?.status()).toBe(410)
  })
})

// STATE-038 ROUTE-099
test('who signs in on the way to a submission is asked first where we write to them', async ({ page }) => {
  const { email } = await signedOut(page)
  await page.goto(`${start}?login=true`)
  await isAlive(page)
  const modal = page.getByRole('dialog', { name: 'Sign in' })
  await modal.getByLabel('Email').fill(email)
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${start}/email`)
  await isAlive(page)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expectGood(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/form\/couple$/)
})

// ROUTE-104 ROUTE-105 ROUTE-106 ROUTE-107 ROUTE-108 ROUTE-109 ROUTE-110
test('a vendor sends in a wedding on pages of their own, whose step is required', async ({ page }) => {
  const vendor = '/tools/vendor-submit-wedding'
  const account = { email: `${crypto.randomUUID()}@example.com`, password, firstname: 'Vera', lastname: 'Bloom', is_vendor: true }
  expect((await asBrowser(page, 'POST', '/auth/register', account)).ok()).toBe(true)
  await page.goto(vendor)
  await expectGood(page)
  await page.goto(`${vendor}/my-weddings`)
  await expect(page.getByText('Nothing sent in yet')).toBeVisible()
  await page.goto(`${vendor}/email`)
  await isAlive(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/vendor-submit-wedding\/.+\/form\/couple$/)
  const base = page.url().replace(/\/form\/couple$/, '')
  for (const step of ['day', 'place', 'style', 'vendors', 'pictures', 'story', 'numbers', 'permission']) {
    await page.goto(`${base}/form/${step}`)
    await isAlive(page)
    await expectGood(page)
  }
  expect((await page.goto(`${base}/form`))?.status()).toBe(404)
  for (const path of ['/preview', '/form/done']) {
    expect((await page.goto(`${base}${path}`))?.status()).toBe(200)
    await expectGood(page)
  }
})

/** What was typed stands there again after a reload, and on the way back. */
async function tell(page: Page): Promise<string> {
  const first = page.getByRole('group', { name: 'One of the two' })
  await first.getByLabel('First name').fill('Mara')
  await first.getByLabel('Last name').fill('Quist')
  const other = page.getByRole('group', { name: 'The other' })
  await other.getByLabel('First name').fill('Elin')
  await other.getByLabel('Last name').fill('Abrams')
  await page.getByRole('button', { name: 'The day' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The day, hour by hour')
  await page.getByLabel('How many came').fill('90')
  await page.getByRole('link', { name: 'You two' }).first().click()
  await expect(first.getByLabel('First name')).toHaveValue('Mara')
  await page.goto(page.url().replace('couple', 'day'))
  await expect(page.getByLabel('How many came')).toHaveValue('90')
  const slug = page.url().split('/').at(-3)!
  const { data } = await (await asBrowser(page, 'GET', `/content/submit-wedding/${slug}`)).json()
  const { taxonomy, told, title, excerpt } = wedding
  const metas = { ...wedding.metas, spouse_1: data.metas.spouse_1, spouse_2: data.metas.spouse_2 }
  expect((await asBrowser(page, 'PUT', `/content/submit-wedding/${data.id}`, { title, excerpt, taxonomy, told, metas })).ok()).toBe(true)
  return slug
}

async function bringPictures(page: Page, slug: string): Promise<void> {
  await page.goto(`${start}/${slug}/form/pictures`)
  await isAlive(page)
  await page
    .getByLabel('Choose pictures')
    .setInputFiles(await Promise.all(Array.from({ length: pictures }, (_, nth) => noise(`p${nth}.jpg`))))
  await expect(page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem')).toHaveCount(pictures, { timeout: 240_000 })
  for (let nth = 1; nth <= pictures; nth++) {
    await page.getByRole('button', { name: new RegExp(`^Picture ${nth} of ${pictures}`) }).click()
    const panel = page.getByRole('region', { name: `Picture ${nth} of ${pictures}` })
    await panel.getByLabel('What is to be seen?').fill(`The table seen from place ${nth}`)
    await panel.getByRole('button', { name: /^Keep/ }).click()
    await expect(
      page.getByText(nth === pictures ? `${pictures} of at least 12 are here.` : `Without words or a name: ${pictures - nth}.`),
    ).toBeVisible()
  }
}

/** The third comes first by keys, and the second before it by hand, an order that none of the keys made; it stands there after a reload. */
async function reorder(page: Page): Promise<void> {
  const first = page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem').first()
  const grip = (nth: number) => page.getByRole('button', { name: `Move The table seen from place ${nth}: arrow keys, or drag` })
  await grip(3).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(first).toContainText(/place 3\D/)
  await expect(grip(3)).toBeFocused()
  await expect(page.getByText('Now in place 1 of 60.')).toBeAttached()
  await first.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const [from, to] = [(await grip(2).boundingBox())!, (await first.boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 80, { steps: 12 })
  await expect(first).toHaveAttribute('data-drop', 'before')
  await page.mouse.up()
  await expect(first).toContainText(/place 2\D/)
  const slug = page.url().split('/').at(-3)!
  const alts = async () => {
    const { data } = await (await asBrowser(page, 'GET', `/content/submit-wedding/${slug}`)).json()
    return data.children.slice(0, 3).map(({ alt }: { alt: string }) => alt.split(' ').at(-1))
  }
  await expect.poll(alts).toEqual(['2', '3', '1'])
  await page.reload()
  await isAlive(page)
  await expect(first).toContainText(/place 2\D/)
  await expectGood(page)
  await page.setViewportSize({ width: 390, height: 844 })
}

/** The photographer’s and the other’s by letter, one’s own in the form; the letters are answered without script. */
async function haveRights(page: Page, browser: Browser): Promise<{ visitor: Page; letter: string }> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Permission' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is there' })).toBeVisible()
  await expectGood(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const mailed = crypto.randomUUID()
  await ask(page, 'The pictures: the photographer’s license', `odile-${mailed}@example.com`)
  await ask(page, 'Elin’s release', `elin-${mailed}@example.com`)
  await page.getByRole('region', { name: 'Mara’s release' }).getByRole('button', { name: 'I say yes' }).click()
  await expect(page.getByText('Mara Quist has said yes.')).toBeVisible()
  await page.getByRole('button', { name: 'Send it in' }).click()
  await expect(page.getByRole('heading', { name: 'Sent, and nearly with us' })).toBeVisible()

  const visitor = await (await browser.newContext({ baseURL: String(process.env['JOURNEYS_AT']), javaScriptEnabled: false })).newPage()
  for (const who of ['odile', 'elin']) {
    await visitor.goto(await linkTo(page, `${who}-${mailed}@example.com`))
    await visitor.getByRole('button', { name: 'I say yes' }).click()
    await expect(visitor.getByText(/^Thank you\. You have said yes/)).toBeVisible()
  }
  return { visitor, letter: await linkTo(page, `elin-${mailed}@example.com`) }
}

async function ask(page: Page, name: string, email: string): Promise<void> {
  const part = page.getByRole('region', { name })
  await part.getByLabel('Their email').fill(email)
  await part.getByRole('button', { name: 'Ask by letter' }).click()
  await expect(part.getByText(email)).toBeVisible()
}

/** The way that the latest letter to an address leads. */
async function linkTo(page: Page, email: string): Promise<string> {
  return /\/submission-rights\/[\w-]+/.exec(await letterTo(page, email))![0]
}
