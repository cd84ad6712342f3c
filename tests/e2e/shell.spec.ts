import { expect, isAlive, test } from './journey.ts'

// UI-041
test("on a phone the tabs are a bar at the bottom: five of them, and More opens what isn't there", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/dev/ui?of=shell')
  const bar = page.getByRole('navigation', { name: 'Tools', exact: true })
  await expect(bar.getByRole('listitem').filter({ visible: true })).toHaveText(['Dashboard', 'Checklist', 'Guest List', 'Budget', 'More'])
  await expect(bar.getByRole('link', { name: 'Guest List' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('dialog', { name: 'June Okafor' }).getByRole('link', { name: 'Vendor Manager' })).toBeVisible()
})

test('the bar covers nothing: the page ends above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/dev/ui?of=shell')
  await isAlive(page)
  const [end, bar] = await page.evaluate(() => {
    const bar = document.querySelector('.tab-bar')!
    // The user layout has it beside the page, not inside one of its parts.
    document.body.append(bar)
    scrollTo(0, document.documentElement.scrollHeight)
    return [document.querySelector('main')!.getBoundingClientRect().bottom, bar.getBoundingClientRect().top]
  })
  // Letters end between two pixels.
  expect(Math.floor(end!)).toBeLessThanOrEqual(bar!)
})

// UI-015 UI-016 TEXT-001 CONST-003 CONST-005
test('the header stays at the top with its logo, which leads home, and the footer knows the year', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getUTCFullYear()} Posy. All rights reserved.`)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height: 64 })
  await expect
    .poll(() => page.getByRole('banner').getByRole('img', { name: 'Posy' }).boundingBox())
    .toMatchObject({ width: 108, height: 30 })
  await page.goto('/sign-in')
  await page.getByRole('banner').getByRole('link', { name: 'Posy' }).click()
  await expect(page).toHaveURL('/')
})

// CONST-006
test('an avatar is 32 px wide', async ({ page }) => {
  await page.goto('/dev/ui?of=shell')
  await expect.poll(() => page.locator('.account-button img').boundingBox()).toMatchObject({ width: 32, height: 32 })
})

// UI-010 RULE-016
test('a content header has a way back, a title and icons, and is 65 px tall', async ({ page }) => {
  await page.goto('/dev/ui?of=shell')
  const header = page.locator('.content-header')
  await expect.poll(async () => (await header.boundingBox())?.height).toBe(65)
  await expect(header.getByRole('heading', { level: 1 })).toHaveText('A page with a way back')
  await header.getByRole('link', { name: 'To the top' }).click()
  await expect(page).toHaveURL('/dev/ui?of=shell#main')
  await header.getByRole('link', { name: 'Back' }).click()
  await expect(page, 'who came here first goes where it belongs').toHaveURL('/')

  await page.goto('/dev/ui?of=plain')
  await isAlive(page)
  await page.getByRole('link', { name: 'shell', exact: true }).click()
  await header.getByRole('link', { name: 'Back' }).click()
  await expect(page, 'one page back').toHaveURL('/dev/ui?of=plain')
})

// UI-019 RULE-015
test('a header takes buttons of the page’s own, which act; one that is a link or leads back does only that', async ({ page }) => {
  await page.goto('/dev/ui?of=plain')
  await isAlive(page)
  await page.getByRole('link', { name: 'shell', exact: true }).click()
  const ring = page.getByRole('button', { name: 'Ring' })
  const toasts = page.getByRole('alertdialog')
  await ring.click()
  await expect(toasts.first()).toContainText('Rung 1')
  await page.getByRole('link', { name: 'Back, without a ring' }).click()
  await expect(page).toHaveURL('/dev/ui?of=plain')
  await page.goForward()
  await ring.click()
  await expect(toasts.filter({ hasText: 'Rung 2' })).toBeVisible()
  await page.getByRole('link', { name: 'All parts, without a ring' }).click()
  await expect(page).toHaveURL('/dev/ui')
  await ring.click()
  await expect(toasts.filter({ hasText: 'Rung 3' })).toBeVisible()
})

test('a setup says how far one is, in 142 px, and on a phone in 73', async ({ page }) => {
  await page.goto('/dev/ui?of=shell')
  const header = page.locator('.setup-header')
  await expect(header.getByRole('progressbar', { name: 'Step 2 of 4' })).toBeVisible()
  await expect.poll(async () => (await header.boundingBox())?.height).toBe(142)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(async () => (await header.boundingBox())?.height).toBe(73)
})

// CONST-004 STATE-019
test('the countdown is 34 px tall and counts with every frame, but only while it is in sight, until it is over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const ask = requestAnimationFrame.bind(window)
    const frames = Object.assign(window, { frames: 0, ask })
    window.requestAnimationFrame = (tell) => ask((now) => (frames.frames++, tell(now)))
  })
  await page.goto('/dev/ui?of=shell')
  await isAlive(page)
  const banner = page.locator('.countdown')
  const counted = () =>
    page.evaluate(async () => {
      const window_ = window as unknown as { frames: number; ask: typeof requestAnimationFrame }
      window_.frames = 0
      for (let nth = 0; nth < 10; nth++) await new Promise((done) => window_.ask(done))
      return window_.frames
    })
  await expect.poll(async () => (await banner.boundingBox())?.height).toBe(34)
  await expect(banner).toHaveText(/^The doors close in \d+ days \d\d:\d\d:\d\d$/)
  await expect.poll(counted).toBeGreaterThan(5)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(counted).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  await banner.evaluate((banner) => banner.setAttribute('data-ends', String(Date.now() + 600)))
  await expect(banner).toBeHidden()
})
