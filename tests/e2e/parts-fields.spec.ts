import type { Locator } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './journey.ts'
import { openParts, part } from './parts-page.ts'
import { stopClock } from './still-clock.ts'

// The page holds every state of every part, so that looking through it takes its time.
test.setTimeout(240_000)

test('every state of every field is accessible by day and by night, and fits a phone and a page seen at 400 %', async ({ page }) => {
  await openParts(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await expectToFit(page, 390)
})

test('nothing moves for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openParts(page)
  const longest = await page.evaluate(() => {
    const inSeconds = (times: string) => times.split(',').map(Number.parseFloat)
    const all = [...document.querySelectorAll('main *')].flatMap((element) =>
      [null, '::after'].map((part) => getComputedStyle(element, part)),
    )
    const animated = all
      .filter(({ animationName }) => animationName !== 'none')
      .flatMap(({ animationDuration }) => inSeconds(animationDuration))
    return Math.max(...all.flatMap(({ transitionDuration }) => inSeconds(transitionDuration)), ...animated)
  })
  expect(longest).toBeLessThanOrEqual(0.01)
})

test('a button that is at work keeps its name, its width and the focus', async ({ page }) => {
  await page.clock.install()
  await openParts(page)
  await stopClock(page)
  const button = part(page, 'Buttons and links').getByRole('button', { name: 'Save guest' })
  const width = await widthOf(button)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleName(/Save guest/)
  await expect(button).toBeFocused()
  expect(await widthOf(button)).toBe(width)
  await page.keyboard.press('Enter')
  await page.clock.runFor(1_500)
  await expect(page.getByText('Saved 1', { exact: true })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the plain fields are filled and sent', async ({ page }) => {
    await page.goto('/dev/ui?of=plain,fields')
    const form = part(page, 'A plain form')
    await form.getByLabel('Name to send').fill('Zoë')
    await form.getByLabel('Phone to send').fill('+1 (707) 555-0148')
    await form.getByLabel('Seats to send').fill('2')
    await form.getByLabel('Amount to send').fill('1,234.50')
    await form.getByLabel('Date to send').fill('2027-06-26')
    await form.getByLabel('Group to send').selectOption({ label: "Theo's family" })
    await form.getByLabel('Notes to send').fill('Late')
    await form.getByLabel('Lamb').check()
    await form.getByLabel('Garden').check()
    await form.getByText("Can't").click()
    await form.getByLabel('Bring a guest, to send').check()
    const sending = page.waitForRequest(/\/dev\/ui\?/)
    await form.getByRole('button', { name: 'Send' }).click()
    const sent = [...new URL((await sending).url()).searchParams].map((pair) => pair.join('='))
    expect(sent).toEqual([
      'text=Zoë',
      'phone=+1 (707) 555-0148',
      'seats=2',
      'amount=1,234.50',
      'date=2027-06-26',
      'group=theo',
      'notes=Late',
      'meals=lamb',
      'meals=garden',
      'answer=cannot',
      'guest=yes',
    ])
  })
})

async function widthOf(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.width
}
