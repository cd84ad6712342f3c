import type { Page } from '@playwright/test'
import { expect, isAlive, test } from './journey.ts'

const signs: Record<string, (page: Page) => Promise<void>> = {
  'a key': (page) => page.keyboard.press('Shift'),
  'the focus': (page) => page.getByLabel('Join our newsletter:').focus(),
  'the pointer over a link': (page) => page.getByRole('link', { name: 'I have an account' }).hover(),
  'a press anywhere': (page) => page.getByRole('heading', { level: 1 }).click(),
}

for (const [name, give] of Object.entries(signs)) {
  test(`${name} starts a public page, and nothing before it`, async ({ page }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(500)
    expect(await hasStarted(page)).toBe(false)
    await give(page)
    await expect.poll(() => hasStarted(page)).toBe(true)
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a touch starts a public page', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await hasStarted(page)).toBe(false)
    await page.getByRole('heading', { level: 1 }).tap()
    await expect.poll(() => hasStarted(page)).toBe(true)
  })
})

test('a button that only the app understands is pressed again when the app is there', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Early' })
    button.addEventListener('click', () => button.append('!'))
    document.body.append(button)
  })
  await page.getByRole('button', { name: 'Early' }).click()
  await expect(page.getByRole('button', { name: 'Early!!' })).toBeVisible()
})

test('a page that comes to life stays where its reader is, who finds it there when coming back', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Start your list' })
  await expect(link).not.toBeInViewport()
  await link.scrollIntoViewIfNeeded()
  await isAlive(page)
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page.getByLabel('First name')).toBeVisible()
  await page.goBack()
  await expect(link).toBeInViewport()
  await page.reload()
  await isAlive(page)
  await expect(link).toBeInViewport()
  await link.click()
  await page.getByLabel('First name').click()
  await isAlive(page)
  await page.goBack()
  await expect(link).toBeInViewport()
})

/** The router takes away what it was started with. */
function hasStarted(page: Page): Promise<boolean> {
  return page.evaluate(() => !('$_TSR' in self))
}
