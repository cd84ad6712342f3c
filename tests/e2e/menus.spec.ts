import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, isAlive, test } from './journey.ts'

for (const javaScriptEnabled of [false, true]) {
  test.describe(`the site's menu ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    // UI-020
    test('a visitor finds Sign in and Get started in the header, and in the menu of a phone', async ({ page }) => {
      await page.goto('/')
      for (const name of ['Sign in', 'Get started']) await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
      await page.setViewportSize({ width: 390, height: 800 })
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden()
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      await menu.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).focus()
      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()
      await menu.click()
      await page.getByRole('banner').getByRole('link', { name: 'Get started' }).click()
      await expect(page).toHaveURL('/sign-up')
    })

    // UI-024 UI-023
    test('a panel of the mega menu opens and closes, and on a phone its sections unfold', async ({ page }) => {
      await page.goto('/dev/ui?of=shell')
      const opener = page.getByRole('button', { name: 'Planning' }).first()
      const link = page.getByRole('link', { name: 'All planning' })
      await opener.click()
      await expect(link).toBeVisible()
      await opener.click()
      await expect(link).toBeHidden()
      await opener.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Checklist' }).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(link).toBeHidden()
      await expect(opener).toBeFocused()

      await page.setViewportSize({ width: 390, height: 800 })
      await page.getByRole('button', { name: 'Menu', exact: true }).first().click()
      await expect(link).toBeHidden()
      await page.getByText('Planning', { exact: true }).filter({ visible: true }).click()
      await expect(link).toBeVisible()
    })
  })
}

// UI-017 UI-022 UI-025 UI-026 CONST-034
test('above 992 px a panel opens under a mouse that rests on its title for 300 ms, and closes when it has left or one goes on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 993, height: 700 })
  await page.goto('/dev/ui?of=shell')
  await isAlive(page)
  const title = page.getByRole('button', { name: 'Planning' }).first()
  const panel = page.locator('.mega-panel').first()
  await opensAfter(title, panel)
  await expect(panel.getByRole('link', { name: 'A list your mother can’t break' }).getByRole('presentation')).toBeVisible()
  await expect(panel.getByRole('link')).toHaveCount(14)
  await page.waitForTimeout(350)
  await title.click()
  await expect(panel).toBeHidden()

  await page.mouse.move(500, 20)
  await page.waitForTimeout(350)
  await opensAfter(title, panel)
  await panel.getByRole('link', { name: 'Budgets' }).hover()
  await page.waitForTimeout(400)
  await expect(panel).toBeVisible()
  await page.mouse.move(500, 20)
  await expect(panel).toBeHidden()

  await opensAfter(title, panel)
  await panel.getByRole('link', { name: 'A list your mother can’t break' }).click()
  await expect(page).toHaveURL('/tools/guest-list/setup')
  await expect(page.locator('.mega-panel:popover-open')).toHaveCount(0)
})

// CONST-032 CONST-033 STATE-070
test('the page knows what kind of window it is in, and whether a menu is open', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  const flags = () =>
    page.evaluate(() => ['smallDevice', 'headerBreak', 'menuOpen'].filter((flag) => flag in document.documentElement.dataset))
  for (const [width, known] of [
    [1261, []],
    [1260, ['headerBreak']],
    [992, ['headerBreak']],
    [991, ['smallDevice', 'headerBreak']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(flags).toEqual(known)
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect.poll(flags).toEqual(['smallDevice', 'headerBreak', 'menuOpen'])
  await page.keyboard.press('Escape')
  await expect.poll(flags).toEqual(['smallDevice', 'headerBreak'])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  // CONST-036
  test('a finger that swipes across an open menu puts it away, one that trembles does not', async ({ page }) => {
    await page.goto('/')
    await isAlive(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.locator('.phone-menu')
    await expect(menu).toBeVisible()
    await swipe(page, 25, 0)
    await swipe(page, 30, 40)
    await expect(menu).toBeVisible()
    await swipe(page, 26, 2)
    await expect(menu).toBeHidden()
  })
})

async function swipe(page: Page, across: number, down: number): Promise<void> {
  const fingers = await page.context().newCDPSession(page)
  const [x, y] = [200, 400]
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + across, y: y + down }] })
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The page itself looks at the clock: this process may be kept waiting longer than that. */
async function opensAfter(title: Locator, panel: Locator): Promise<void> {
  await expect(panel).toBeHidden()
  await title.evaluate((title) => {
    const note = ({ timeStamp: began }: Event) => {
      const tell = ({ timeStamp }: Event) => title.setAttribute('data-rested', String(timeStamp - began))
      title.nextElementSibling?.addEventListener('toggle', tell, { once: true })
    }
    title.setAttribute('data-rested', '0')
    title.addEventListener('pointerover', note, { once: true })
  })
  await title.hover()
  await expect(panel).toBeVisible()
  await expect.poll(async () => Number(await title.getAttribute('data-rested'))).toBeGreaterThanOrEqual(299)
}

for (const width of [390, 1440]) {
  test(`the open menus are accessible at ${width} px, in light and dark, and don't scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/dev/ui?of=shell')
      await isAlive(page)
      await page.getByRole('button', { name: 'Account menu' }).first().click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      if (width < 993) await page.getByRole('button', { name: 'Menu', exact: true }).first().click()
      await page.getByText('Planning', { exact: true }).filter({ visible: true }).first().click()
      await expect(page.getByRole('link', { name: 'All planning' })).toBeVisible()
      await expectAccessible(page, { isCovered: width < 993 })
      await expectToFit(page, width)
      await page.setViewportSize({ width, height: 800 })
    }
  })
}
