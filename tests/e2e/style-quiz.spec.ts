// One chance: lost writes

import type { Page } from '@playwright/test'
import { asBrowser, expect, expectGood, expectToFit, isAlive, password, signedOut, test } from './journey.ts'

const next = (page: Page) => page.locator('.setup-foot').getByRole('button')
const asks = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
const rest: [title: string, answer: string][] = [
  ['What may stand in the water?', 'Peonies, packed, slightly too many'],
  ['You sit down. What is in front of you?', 'Stripes, a ribbon, my name spelled right'],
  ['And the cake?', 'Tall, dark flowers, a knife with a name'],
  ['Who is making the noise?', 'Four strings, and eleven brass after ten'],
  ['It is a quarter past midnight. Where are you?', 'In bed since eleven, shoes side by side'],
]

// ROUTE-049 ROUTE-050 ROUTE-051 UI-037 CONST-013 I7
test('a visitor takes the quiz by keyboard, goes back and forth, and finds the result in the account that they make for it', async ({
  page,
}) => {
  await page.goto('/style-quiz')
  await expectGood(page)
  await page.getByRole('link', { name: 'Begin' }).click()
  await asks(page, 'Pick the room you’d walk into first')
  await isAlive(page)
  await expect(page.locator('.setup-header')).toHaveCSS('height', '142px')
  await next(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please choose at least one.')
  await page.getByLabel('A courtyard with lemon trees').press('Space')
  await page.keyboard.press('Tab')
  await page.getByLabel('A small white chapel').press('Space')
  await expect(page.getByText('Two chosen')).toBeVisible()
  await page.getByLabel('Sand, shoes off').press('Space')
  await next(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please choose 2 at most.')
  await page.getByLabel('Sand, shoes off').press('Space')
  await expectGood(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.setup-header')).toHaveCSS('height', '73px')
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await next(page).press('Enter')
  await asks(page, 'What should the light be doing?')
  await expect(page).toHaveURL('/style-quiz/2?answers=room.courtyard.chapel')
  await page.goBack()
  await expect(page).toHaveURL('/style-quiz/1')
  await page.goForward()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('A small white chapel')).toBeChecked()
  await next(page).click()
  await page.getByLabel('Coming through leaves at noon').check()
  await next(page).click()
  for (const [title, answer] of rest) {
    await asks(page, title)
    await page.getByLabel(answer).check()
    await next(page).click()
  }
  await asks(page, 'Garden formal')
  await expect(page.getByRole('listitem').filter({ hasText: 'Garden 34%' })).toContainText('A courtyard with lemon trees 3 points')
  await expect(page.getByRole('heading', { name: 'Weddings that feel like yours' })).toBeVisible()
  await expect(page.locator('.quiz-fitting .piece-card')).not.toHaveCount(0)
  await expectGood(page)
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('link', { name: 'Keep it with an account' }).click()
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Make an account' }).click()
  await expect(page.getByText('Kept with your account.')).toBeVisible()
  expect(await keptOf(page)).toMatchObject({ result: 'Garden formal', first: 'formal', second: 'garden' })
  await page.goto('/settings/wedding')
  await expect(page.getByRole('main')).toContainText('Garden formal')
})

test('a result has an address of its own; what is half answered leads to the next question', async ({ page }) => {
  const all = 'room.sand_light.water_flowers.green_table.fruit_cake.blue_music.walking_after-midnight.swimming'
  await page.goto(`/style-quiz/result?answers=${all}`)
  await asks(page, 'Coastal')
  await page.goto('/style-quiz/result?answers=room.sand_light.moon')
  await expect(page).toHaveURL('/style-quiz/2?answers=room.sand_light.moon')
  await page.goto('/style-quiz/result')
  await expect(page).toHaveURL('/style-quiz')
  expect((await page.goto('/style-quiz/8'))?.status()).toBe(404)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // STATE-022 CALL-023
  test('the quiz is the same, and what it found is carried through the sign-in', async ({ page }) => {
    const { email } = await signedOut(page)
    await page.goto('/style-quiz/1')
    await next(page).click()
    await expect(page.getByRole('alert')).toHaveText('Please choose at least one.')
    await page.getByLabel('A courtyard with lemon trees').check()
    await page.getByLabel('A small white chapel').check()
    await next(page).click()
    await page.getByLabel('Coming through leaves at noon').check()
    await next(page).click()
    for (const [title, answer] of rest) {
      await asks(page, title)
      await page.getByLabel(answer).check()
      await next(page).click()
    }
    await asks(page, 'Garden formal')
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/style-quiz/result')
    await expect(page.getByText('Kept with your account.')).toBeVisible()
    expect(await keptOf(page)).toMatchObject({ result: 'Garden formal' })
  })
})

async function keptOf(page: Page): Promise<unknown> {
  const answer = (await (await asBrowser(page, 'GET', '/users/me')).json()) as { data: { wedding_details: { style_quiz: unknown } } }
  return answer.data.wedding_details.style_quiz
}
