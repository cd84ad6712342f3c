import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, isAlive, password, signOut, signUp, test } from './journey.ts'

const account = (page: Page) => page.getByRole('button', { name: 'Account menu, Ada Byron' })
const accountMenu = (page: Page) => page.getByRole('dialog', { name: 'Ada Byron' })
const modal = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })

for (const javaScriptEnabled of [false, true]) {
  test.describe(`the menus ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    test('the account menu opens and closes by mouse, by a click elsewhere too', async ({ page }) => {
      await signUp(page)
      await account(page).click()
      await expect(accountMenu(page)).toContainText('@example.com')
      await account(page).click()
      await expect(accountMenu(page)).toBeHidden()
      await account(page).click()
      await page.getByRole('heading', { level: 1 }).click()
      await expect(accountMenu(page)).toBeHidden()
      await account(page).click()
      await accountMenu(page).getByRole('link', { name: 'Guests' }).click()
      await expect(page).toHaveURL('/tools/guest-list')
      await expect(accountMenu(page)).toBeHidden()
    })

    test('the account menu opens and closes by keyboard, and gives the focus back', async ({ page }) => {
      await signUp(page)
      await account(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(accountMenu(page).getByRole('link', { name: 'Guests' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(accountMenu(page)).toBeHidden()
      await expect(account(page)).toBeFocused()
    })

    test('on a phone the account menu is the whole screen, and has a button to close it', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await signUp(page)
      await account(page).click()
      expect(await accountMenu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 })
      await accountMenu(page).getByRole('button', { name: 'Close menu' }).focus()
      await page.keyboard.press('Enter')
      await expect(accountMenu(page)).toBeHidden()
      await expect(account(page)).toBeFocused()
    })

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
      await page.goto('/dev/ui')
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

test.describe('the sign-in modal', () => {
  const wanted = '/?login=true&redirect-to=%2Ftools%2Fguest-list%3Fsearch%3Dada'

  // UI-001 UI-003
  for (const [how, close] of Object.entries({
    'the cross': (page: Page) => page.getByRole('link', { name: 'Close' }).click(),
    Esc: (page: Page) => page.keyboard.press('Escape'),
    'a click beside it': (page: Page) => page.mouse.click(5, 400),
  })) {
    test(`opens when the address says so, and ${how} closes it and clears the query`, async ({ page }) => {
      await page.goto(wanted)
      await isAlive(page)
      await expect(modal(page).getByLabel('Email')).toBeFocused()
      expect(await modal(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
      await close(page)
      await expect(modal(page)).toBeHidden()
      await expect(page).toHaveURL('/')
    })
  }

  test('holds the focus, and gives it back to what was pressed', async ({ page }) => {
    await page.goto('/')
    await isAlive(page)
    const opener = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Guest list' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(modal(page).getByLabel('Email')).toBeFocused()
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe('NAV')
    }
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  // UI-004
  test('turns over to sign-up and back, and keeps where one wanted to go', async ({ page }) => {
    await page.goto(wanted)
    await isAlive(page)
    await modal(page).getByRole('link', { name: 'Make one, it is free' }).click()
    const other = page.getByRole('dialog', { name: 'Get started' })
    await expect(other.getByLabel('First name')).toBeFocused()
    await expect(other).toContainText('you agree to our Terms of Use and Privacy Policy.')
    await other.getByRole('link', { name: 'Sign in' }).click()
    await expect(modal(page)).toBeVisible()
    await modal(page).getByRole('link', { name: 'Make one, it is free' }).click()
    await other.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
    await other.getByLabel('First name').fill('Ada')
    await other.getByLabel('Last name').fill('Byron')
    await other.getByLabel('Password', { exact: true }).fill(password)
    await other.getByRole('button', { name: 'Make an account' }).click()
    await expect(page).toHaveURL('/tools/guest-list?search=ada')
  })

  test('keeps what was typed when it is refused, says so, and leads on when it is right', async ({ page }) => {
    const { email } = await signUp(page)
    await signOut(page)
    await page.goto(wanted)
    await isAlive(page)
    await modal(page).getByLabel('Email').fill(email)
    await modal(page).getByLabel('Password', { exact: true }).fill('not the password')
    await page.keyboard.press('Enter')
    await expect(modal(page).getByRole('alert')).toHaveText('Email or password is incorrect.')
    await expect(modal(page).getByLabel('Email')).toHaveValue(email)
    await expect(modal(page).getByLabel('Password', { exact: true })).toBeFocused()
    await modal(page).getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/tools/guest-list?search=ada')
  })

  test('leads to no other site', async ({ page }) => {
    await page.goto('/?login=true&redirect-to=https%3A%2F%2Fexample.org%2F')
    await expect(modal(page)).toBeVisible()
    await expect(page.locator('input[name="redirect-to"]')).toHaveCount(0)
  })

  test('is nothing to somebody who is signed in', async ({ page }) => {
    await signUp(page)
    await page.goto(wanted)
    await expect(page.getByRole('heading', { name: 'Plan your own wedding.' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('shows, turns over, signs in and closes', async ({ page }) => {
      const { email } = await signUp(page)
      await signOut(page)
      await page.goto('/tools/guest-list?search=ada')
      await modal(page).getByRole('link', { name: 'Make one, it is free' }).click()
      await page.getByRole('dialog', { name: 'Get started' }).getByRole('link', { name: 'Sign in' }).click()
      await modal(page).getByLabel('Email').fill(email)
      await modal(page).getByLabel('Password').fill(password)
      await modal(page).getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL('/tools/guest-list?search=ada')
      await signOut(page)
      await page.goto(wanted)
      await modal(page).getByRole('link', { name: 'Close' }).click()
      await expect(page).toHaveURL('/')
    })

    test('there is no theme to choose, for nothing would come of it', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('group', { name: 'Theme' }).first()).toBeHidden()
    })
  })
})

test('a theme that was chosen is there before anything is painted, and every chooser says so', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(window, { seen })
    new MutationObserver((_, observer) => {
      if (!document.body) return
      seen.push(document.documentElement.dataset['theme'])
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen'))
  const choice = (name: string) => page.getByRole('contentinfo').getByText(name, { exact: true })
  await page.goto('/')
  expect(await seen()).toEqual([undefined])
  await choice('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  for (const address of ['/', '/?login=true']) {
    await page.goto(address)
    expect(await seen()).toEqual(['dark'])
    await isAlive(page)
    await expect(page.getByRole('contentinfo').getByLabel('Dark')).toBeChecked()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  }
  await page.goto('/')
  await choice('System').click()
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./)
  await expect(page.getByRole('contentinfo').getByLabel('System')).toBeChecked()
})

for (const width of [390, 1440]) {
  test(`the open menus are accessible at ${width} px, in light and dark, and don't scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/dev/ui')
      await isAlive(page)
      await page.getByRole('button', { name: 'Account menu' }).first().click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      if (width < 993) await page.getByRole('button', { name: 'Menu', exact: true }).first().click()
      await page.getByText('Planning', { exact: true }).filter({ visible: true }).first().click()
      await expect(page.getByRole('link', { name: 'All planning' })).toBeVisible()
      await expectAccessible(page)
      await expectToFit(page, width)
      await page.setViewportSize({ width, height: 800 })
    }
  })
}

// UI-041
test("on a phone the tabs are a bar at the bottom: five of them, and More opens what isn't there", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/dev/ui')
  const bar = page.getByRole('navigation', { name: 'Tools', exact: true })
  await expect(bar.getByRole('listitem').filter({ visible: true })).toHaveText(['Dashboard', 'Checklist', 'Guest List', 'Budget', 'More'])
  await expect(bar.getByRole('link', { name: 'Guest List' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('dialog', { name: 'June Okafor' }).getByRole('link', { name: 'Vendor Manager' })).toBeVisible()
})

test('the bar covers nothing: the page ends above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/dev/ui')
  await isAlive(page)
  const [end, bar] = await page.evaluate(() => {
    const bar = document.querySelector('.tab-bar')!
    // The user layout has it beside the page, not inside one of its parts.
    document.body.append(bar)
    scrollTo(0, document.documentElement.scrollHeight)
    return [document.querySelector('main')!.getBoundingClientRect().bottom, bar.getBoundingClientRect().top]
  })
  expect(end).toBeLessThanOrEqual(bar!)
})

test('what opens a menu says whether it is open', async ({ page }) => {
  await signUp(page)
  const tree = await page.context().newCDPSession(page)
  const isOpen = async () => {
    const { nodes } = await tree.send('Accessibility.getFullAXTree')
    const button = nodes.find(({ name, role }) => role?.value === 'button' && name?.value === 'Account menu, Ada Byron')
    return button?.properties?.find(({ name }) => name === 'expanded')?.value.value
  }
  expect(await isOpen()).toBe(false)
  await account(page).click()
  expect(await isOpen()).toBe(true)
})

// UI-015 UI-016 TEXT-001 CONST-003 CONST-005
test('the header stays at the top with its logo, which leads home, and the footer knows the year', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getUTCFullYear()} Posy. All rights reserved.`)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height: 64 })
  expect(await page.getByRole('banner').getByRole('img', { name: 'Posy' }).boundingBox()).toMatchObject({ width: 108, height: 30 })
  await page.goto('/sign-in')
  await page.getByRole('banner').getByRole('link', { name: 'Posy' }).click()
  await expect(page).toHaveURL('/')
})

// CONST-006
test('an avatar is 32 px wide', async ({ page }) => {
  await page.goto('/dev/ui')
  expect(await page.locator('.account-button .initials').boundingBox()).toMatchObject({ width: 32, height: 32 })
})

// UI-010
test('a content header has a way back, a title and icons, and is 65 px tall', async ({ page }) => {
  await page.goto('/dev/ui')
  const header = page.locator('.content-header')
  expect((await header.boundingBox())?.height).toBe(65)
  await expect(header.getByRole('heading', { level: 1 })).toHaveText('A page with a way back')
  await header.getByRole('link', { name: 'To the top' }).click()
  await expect(page).toHaveURL('/dev/ui#main')
  await header.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})

test('a setup says how far one is, in 142 px, and on a phone in 73', async ({ page }) => {
  await page.goto('/dev/ui')
  const header = page.locator('.setup-header')
  await expect(header.getByRole('progressbar', { name: 'Step 2 of 4' })).toBeVisible()
  expect((await header.boundingBox())?.height).toBe(142)
  await page.setViewportSize({ width: 390, height: 800 })
  expect((await header.boundingBox())?.height).toBe(73)
})
