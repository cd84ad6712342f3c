import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, isAlive, password, test } from './journey.ts'

const next = (page: Page) => page.locator('.setup-foot').getByRole('button', { name: 'Next' })
const asks = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

// UI-007 ROUTE-010 ROUTE-017 RULE-012
test('a couple answers the first questions, leaves in the middle, comes back to where it was, and arrives on its dashboard', async ({
  page,
}) => {
  await register(page, false)
  await page.goto('/complete/profile')
  await expect(page).toHaveURL('/complete/profile/1')
  await isAlive(page)
  await page.getByLabel('Their first name').fill('Grace')
  await next(page).click()
  await asks(page, /When is it/)
  await page.getByLabel('Only the month').check()
  await expect(page.getByLabel('Wedding date', { exact: true })).toBeHidden()
  await page.getByLabel('Month', { exact: true }).selectOption({ index: 8 })
  await page.getByLabel('We have a day').check()
  await page.getByRole('textbox', { name: 'Wedding date' }).fill('June 14, 2031')
  await page.getByRole('button', { name: /21 June 2031|June 21, 2031/ }).click()
  await expect(page.getByRole('textbox', { name: 'Wedding date' })).toHaveValue('06-21-2031')
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByText('Saturday, June 21, 2031, ')).toBeInViewport({ ratio: 1 })
    await expect.poll(() => isCovered(page, 'Saturday, June 21, 2031, ')).toBe(false)
  }
  await lookAt(page)
  await next(page).click()
  await asks(page, /Where, and how large/)
  await page.reload()
  await page.goto('/complete/profile')
  await expect(page).toHaveURL('/complete/profile/3')
  await isAlive(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('textbox', { name: 'Wedding date' })).toHaveValue('06-21-2031')
  await next(page).click()
  await page.getByLabel('Place', { exact: true }).fill('Hart Farm')
  await page.getByLabel('Guests you expect').fill('110')
  await page.getByLabel('Budget').fill('a lot')
  await next(page).click()
  await expect(page.getByLabel('Budget')).toHaveAccessibleDescription(/Please enter an amount/)
  await page.getByLabel('Budget').fill('38000')
  await next(page).click()
  await page.getByLabel('Garden').check()
  await lookAt(page)
  await page.getByRole('button', { name: 'That’s all' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Saturday, June 21, 2031, Hart Farm.')).toBeVisible()
  await expect(page.getByText(/^Good (morning|afternoon|evening), Ada$/)).toBeVisible()
  await lookAt(page)
})

// UI-007
test('a vendor says what couples need to know, and sees what is missing', async ({ page }) => {
  await register(page, true)
  await page.goto('/complete/vendor-profile')
  await isAlive(page)
  await page.getByLabel('Name of the business').fill('Fern & Fable')
  await next(page).click()
  await page.getByLabel('Flowers').check()
  await lookAt(page)
  await next(page).click()
  await asks(page, /Where do you work/)
  await page.getByRole('button', { name: 'Do this later' }).click()
  await expect(page).toHaveURL('/vendor/dashboard')
  await expect(page.getByText('3 of 5 still missing')).toBeVisible()
  await lookAt(page)
  await page.getByRole('link', { name: 'Fill in what is missing' }).click()
  await expect(page).toHaveURL('/complete/vendor-profile/3')
  await page.getByLabel('Place', { exact: true }).fill('Sonoma')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 of 5 still missing')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions are answered all the same, and what is wrong is said beside its field', async ({ page }) => {
    await register(page, false)
    await page.goto('/complete/profile')
    await page.getByLabel('Their first name').fill('Grace')
    await next(page).click()
    await page.getByLabel('Only the month').check()
    await next(page).click()
    await expect(page.getByText('Please choose the month').first()).toBeVisible()
    await page.getByLabel('Not yet').check()
    await next(page).click()
    await page.getByLabel('Place', { exact: true }).fill('Hart Farm')
    await page.getByLabel('Budget').fill('a lot')
    await next(page).click()
    await expect(page.getByLabel('Budget')).toHaveAccessibleDescription(/Please enter an amount/)
    await expect(page.getByLabel('Budget')).toHaveValue('a lot')
    await page.getByLabel('Budget').fill('$38,000')
    await next(page).click()
    await page.getByRole('button', { name: 'That’s all' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { name: 'No day yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Say the day' }).click()
    await page.getByLabel('We have a day').check()
    await page.getByLabel('Wedding date').fill('2031-06-21')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saturday, June 21, 2031, Hart Farm.')).toBeVisible()
  })
})

/** By the bar at the foot, which lies over the page. */
function isCovered(page: Page, words: string): Promise<boolean> {
  return page.getByText(words).evaluate((part) => {
    const { left, bottom } = part.getBoundingClientRect()
    return !part.contains(document.elementFromPoint(left + 2, bottom - 2))
  })
}

async function register(page: Page, is_vendor: boolean): Promise<void> {
  const origin = String(process.env['JOURNEYS_AT'])
  const data = { email: `${crypto.randomUUID()}@example.com`, password, firstname: 'Ada', lastname: 'Byron', is_vendor }
  const answer = await page.context().request.post(`${origin}/api/v1/auth/register`, { data, headers: { origin } })
  expect(answer.ok()).toBe(true)
}

/** In one load: wide and narrow, by day and by night. */
async function lookAt(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await expectToFit(page, width)
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  }
}
