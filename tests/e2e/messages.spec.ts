// One chance: writes

import type { Page } from '@playwright/test'
import { signInAs } from './demo-people.ts'
import { asBrowser, expect, expectAccessible, expectGood, isAlive, test } from './journey.ts'
import { lineOf } from './live-line.ts'

const asked = 'Forty of us, and one aunt who is allergic to lilies.'
const review = 'They told us in October that they could not come, and found us somebody who could.'
const answer = 'No lilies, then. Sweet peas, and a great many of them.'

// V2 V3 V9 UI-092
test('a couple asks, the business answers in its inbox and it arrives by itself; at the end there is a review, and one answer', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'adaeze')
  await page.goto('/vendors/fern-and-fable')
  await page.locator('textarea[name=message]').fill(asked)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await page.getByRole('link', { name: 'What you two write stands in your messages' }).click()
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('link', { name: /^Fern & Fable/ })
    .click()
  const line = await lineOf(page)
  await page.reload()
  await isAlive(page)
  await expect.poll(() => line.joined).toBeGreaterThan(0)
  await expect(page.getByRole('log')).toContainText(asked)
  await expectGood(page)

  const theirs = await (await browser.newContext()).newPage()
  await signInAs(theirs, 'fern')
  await theirs.goto('/vendor/messages?filter=waiting')
  await isAlive(theirs)
  await expectGood(theirs)
  await theirs.getByRole('link', { name: 'Adaeze' }).click()
  await expect(theirs.getByRole('log')).toContainText(asked)
  await theirs.getByLabel('Write to Adaeze').fill(answer)
  await theirs.keyboard.press('Control+Enter')
  await expect(theirs.getByRole('log')).toContainText(answer)
  await expect(theirs.getByLabel('Write to Adaeze')).toHaveValue('')

  await expect(page.getByRole('log')).toContainText(answer)
  await expect(theirs.getByText('Seen', { exact: true })).toBeVisible()
  await expectGood(theirs)

  await page.goto(`/tools/vendor-manager/reviews/${await calledOff(page)}`)
  await page.getByLabel('Three: it was all right').check()
  await page.getByLabel('In your words').fill(review)
  await expectGood(page)
  await page.getByRole('button', { name: 'Post the review' }).click()
  await page.getByRole('link', { name: 'See it there' }).click()
  await expect(page.getByRole('region', { name: 'From couples who hired them' })).toContainText(review)

  await theirs.goto('/vendor/reviews')
  await theirs.getByLabel('Your answer, once').fill('All true.')
  await expectGood(theirs)
  await theirs.getByRole('button', { name: 'Answer' }).click()
  await expect(theirs.getByRole('article')).toContainText('All true.')
  await page.reload()
  await expect(page.getByRole('region', { name: 'From couples who hired them' })).toContainText('All true.')
  await theirs.context().close()
})

// STATE-061 UI-092
test('who signs in with a wish to write finds the conversations over the page', async ({ page, context }) => {
  await context.addCookies([{ name: 'open-messages-modal', value: '1', url: String(process.env['JOURNEYS_AT']) }])
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill('june@posy.example')
  await page.getByLabel('Password', { exact: true }).fill('plan-with-posy')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const panel = page.getByRole('dialog', { name: 'Messages' })
  await expect(panel).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('open-messages-modal')
  await panel.getByRole('link', { name: /^Fern & Fable/ }).click()
  const open = page.getByRole('dialog', { name: 'Fern & Fable' })
  await expect(open.getByRole('log')).toContainText('Only to their dignity.')
  await expectAccessible(page, { isCovered: true })
  await page.keyboard.press('Escape')
  await expect(open).toBeHidden()
})

test('without script it can be read and answered', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signInAs(page, 'simone')
  await page.goto('/messages')
  await page.getByRole('link', { name: /^Fern & Fable/ }).click()
  const words = 'The windowsills are wide enough for a cat.'
  await page.getByLabel('Write to Fern & Fable').fill(words)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText(words)
  await expect(page.getByLabel('Write to Fern & Fable')).toHaveValue('')
  await context.close()
})

// P8
test('who is booked asks whether they may pass it on, and nothing goes anywhere before the couple’s yes; without script, too', async ({
  browser,
}) => {
  const open = async (name: string, inbox: string, other: string, javaScriptEnabled = true) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await signInAs(page, name)
    await page.goto(inbox)
    await page.getByRole('link', { name: other }).first().click()
    if (javaScriptEnabled) await isAlive(page)
    return page
  }
  const theirs = await open('fern', '/vendor/messages', 'Simone')
  await theirs.getByText(/^(Booked that day\? Pass it on|Pass it on to somebody you know)$/).click()
  await theirs.getByLabel('To whom').selectOption({ label: 'Weedy' })
  await expectGood(theirs)
  await theirs.getByRole('button', { name: 'Ask the couple' }).click()
  await expect(theirs.getByText('You asked whether you may pass it on to Weedy.')).toBeVisible()

  const reading = await open('simone', '/messages', 'Fern & Fable')
  await expectGood(reading)
  await reading.context().close()
  const page = await open('simone', '/messages', 'Fern & Fable', false)
  await expect(page.getByRole('log')).toContainText('May we pass your enquiry to Weedy?')
  await expect(page.getByRole('heading', { name: 'May Fern & Fable pass your enquiry to Weedy?' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, pass it on' }).click()
  await expect(page.getByRole('log')).toContainText('The couple said yes. Their enquiry was passed on to Weedy.')
  await page.goto('/messages')
  await page.getByRole('link', { name: /^Weedy\b/ }).click()
  await expect(page.getByRole('log')).toContainText('Fern & Fable passed this on, with the couple’s yes.')
  await Promise.all([page.context().close(), theirs.context().close()])
})

/** Hired, and called off again, which can be reviewed before the day. */
async function calledOff(page: Page): Promise<number> {
  const piece = await (await asBrowser(page, 'GET', '/content?type=vendor&slug=fern-and-fable')).json()
  const hired = { name: 'Fern & Fable', vendor_id: piece.data.id, status: 'hired' }
  const { data } = await (await asBrowser(page, 'POST', '/user-vendors', hired)).json()
  await asBrowser(page, 'PUT', `/user-vendors/${data.id}`, { status: 'cancelled', cancelled_by: 'vendor' })
  return data.id
}
