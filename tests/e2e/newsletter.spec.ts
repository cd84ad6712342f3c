// One chance: writes

import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { expect, expectGood, haveAccount, isAlive, test } from './journey.ts'

const invalid = 'Please enter a valid email address.'
const thanks = 'Nearly there. Our letter has one button for you to press.'

// UI-035 RULE-023
test('every page with the default layout asks above its footer', async ({ page }) => {
  for (const address of ['/', '/nowhere']) {
    await page.goto(address)
    const strip = page.getByRole('region', { name: 'Plan your wedding like a pro.' })
    await expect(strip.getByLabel('Join our newsletter:')).toHaveAttribute('type', 'email')
    await expect(strip.locator('+ footer')).toBeVisible()
  }
  await page.goto('/sign-in')
  await expect(field(page)).toHaveCount(0)
})

// RULE-022 ERR-005
test('what is no address is not sent, and the visitor is told', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/')
  await isAlive(page)
  for (const wrong of ['', 'nope', 'nope@here', '@here.example', 'no pe@here.example']) {
    await field(page).fill(wrong)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(note(page)).toHaveText(invalid)
    await expect(field(page)).toHaveAccessibleDescription(invalid)
    await expect(field(page)).toHaveValue(wrong)
  }
  expect(calls).toEqual([])
})

// STATE-021 TEXT-005
test('an address is sent once, and the field is clear again', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/')
  await isAlive(page)
  const email = newAddress()
  await field(page).fill(email)
  await clickTwice(page.getByRole('button', { name: 'Subscribe' }))
  await expect(note(page)).toHaveText(thanks)
  await expect(field(page)).toHaveValue('')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(note(page)).toHaveText(thanks)
  expect(calls).toEqual(['POST'])
  expect((await (await page.request.get('/dev/mail')).text()).split(`<td>${email}</td>`)).toHaveLength(2)
})

// ERR-006
test('a failure says nothing and leaves the address where it was', async ({ page }) => {
  const calls = callsOf(page)
  await page.route('**/api/v1/i', (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong' } }))
  await page.goto('/')
  await isAlive(page)
  await field(page).fill('ada@example.com')
  // It is sent again only when the first answer has been dealt with.
  await expect(async () => {
    await page.getByRole('button', { name: 'Subscribe' }).click()
    expect(calls.length).toBeGreaterThan(1)
  }).toPass()
  await expect(note(page)).toBeEmpty()
  await expect(field(page)).toHaveValue('ada@example.com')
})

test('a couple asks from the home page too', async ({ page }) => {
  const { email } = await haveAccount(page)
  await page.goto('/')
  await isAlive(page)
  await field(page).fill(email)
  await page.keyboard.press('Enter')
  await expect(note(page)).toHaveText(thanks)
})

test('the strip with its message, and the pages behind its letter, are accessible on a phone and a desk and fit 320', async ({ page }) => {
  const link = await linkFor(page, newAddress())
  await page.goto('/')
  await isAlive(page)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(note(page)).toHaveText(invalid)
  await expectGood(page)
  for (const address of [link, `${link}/leave`, '/newsletter/unknown', '/newsletter/unknown/leave']) {
    await page.goto(address)
    await isAlive(page)
    await expectGood(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the strip works on a page that is kept for everybody, and on one that nobody made', async ({ page }) => {
    for (const address of ['/', '/?login=true', '/no/such/page']) {
      await page.goto(address)
      await field(page).fill('nope')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(note(page)).toHaveText(invalid)
      await expect(note(page)).toBeInViewport()
      await expect(field(page)).toHaveValue('nope')

      await field(page).fill(newAddress())
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page).toHaveURL(new RegExp(`\\${address}[?&]newsletter=joined#newsletter$`))
      await expect(note(page)).toHaveText(thanks)
      await expect(note(page)).toBeInViewport()
      await expect(field(page)).toHaveValue('')
    }
    await page.goto('/')
    await expect(note(page)).toBeEmpty()
  })

  test('from the letter onto the list, and off it again', async ({ page }) => {
    const link = await linkFor(page, newAddress())
    for (const _scanner of [1, 2]) await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shall we write to you?')
    await page.getByRole('button', { name: 'Put me on the list' }).click()
    await expect(page).toHaveURL(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're on the list")

    await page.getByRole('link', { name: 'Leave the list' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave the list?')
    await page.getByRole('button', { name: 'Take me off the list' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're off the list")

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're off the list")
  })

  test('the strip below the question asks for another address, and answers no question', async ({ page }) => {
    const link = await linkFor(page, newAddress())
    await page.goto(link)
    await field(page).fill(newAddress())
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(note(page)).toHaveText(thanks)
    await expect(page.getByRole('button', { name: 'Put me on the list' })).toBeVisible()
  })

  test('a link that is used up or broken says so kindly', async ({ page }) => {
    await page.goto('/newsletter/broken')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has run out')
    await page.goto('/newsletter/broken/leave')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We never sent this link')
  })
})

function field(page: Page) {
  return page.getByLabel('Join our newsletter:')
}

function note(page: Page) {
  return page.getByRole('region', { name: 'Plan your wedding like a pro.' }).getByRole('status')
}

function newAddress(): string {
  return `${crypto.randomUUID()}@example.com`
}

/** The calls that the page makes to ask for the newsletter, by their method. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/i') calls.push(request.method())
  })
  return calls
}

/** Asks for the newsletter, and takes the link from the letter. */
async function linkFor({ request }: Page, email: string): Promise<string> {
  await request.post('/api/v1/i', { data: { email, event: 'newsletter', props: {} } })
  const list = await (await request.get('/dev/mail')).text()
  const [, id] = new RegExp(`/dev/mail/(\\d+)"(?:(?!<tr>)[\\s\\S])*?${email}`).exec(list)!
  const letter = await (await request.get(`/dev/mail/${id}`)).text()
  return /\/newsletter\/[\w-]{43}/.exec(letter)![0]
}
