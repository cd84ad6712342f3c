import type { Page } from '@playwright/test'
import { expect, signUp, test } from './journey.ts'

const account = (page: Page) => page.getByRole('button', { name: 'Account menu, Ada Byron' })
const accountMenu = (page: Page) => page.getByRole('dialog', { name: 'Ada Byron' })

for (const javaScriptEnabled of [false, true]) {
  test.describe(`the account menu ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    test('opens and closes by mouse, by a click elsewhere, and by keyboard, which gives the focus back; on a phone it is the whole screen', async ({
      page,
    }) => {
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

      await account(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(accountMenu(page).getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(accountMenu(page)).toBeHidden()
      await expect(account(page)).toBeFocused()

      await page.setViewportSize({ width: 390, height: 800 })
      await account(page).click()
      await expect.poll(() => accountMenu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 })
      await accountMenu(page).getByRole('button', { name: 'Close menu' }).focus()
      await page.keyboard.press('Enter')
      await expect(accountMenu(page)).toBeHidden()
      await expect(account(page)).toBeFocused()
    })
  })
}

test('what opens a menu says whether it is open', async ({ page }) => {
  await signUp(page)
  const tree = await page.context().newCDPSession(page)
  const isOpen = async () => {
    const { nodes } = await tree.send('Accessibility.getFullAXTree')
    const button = nodes.find(({ name, role }) => role?.value === 'button' && name?.value === 'Account menu, Ada Byron')
    return button?.properties?.find(({ name }) => name === 'expanded')?.value.value
  }
  await expect.poll(isOpen).toBe(false)
  await account(page).click()
  await expect.poll(isOpen).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu at the thumb leads to everything of the wedding', async ({ page }) => {
    await signUp(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: 'More' })).toBeVisible()
    for (const [name, path] of [
      ['Events', '/dashboard/events'],
      ['Letters', '/tools/guest-list/letters'],
      ['Replies', '/tools/guest-list/replies'],
      ['Addresses', '/tools/guest-list/addresses'],
      ['Import guests', '/tools/guest-list/import'],
      ['Messages', '/messages'],
      ['Helpers', '/settings/helpers'],
      ['History', '/dashboard/history'],
    ] as const) {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'More' }).click()
      await accountMenu(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`^[^?]*${path}`))
    }
  })
})

test('the menu begins with one’s own wedding and its day; where tabs lead to a tool, the header does not say it again', async ({
  page,
}) => {
  await signUp(page)
  await page.request.put('/api/v1/users/me', {
    data: { wedding_details: { other_firstname: 'Grace', date: '2027-06-05' } },
    headers: { origin: new URL(page.url()).origin },
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Guest list' })).toHaveCount(1)
  await account(page).click()
  await expect(accountMenu(page).getByRole('link', { name: 'Ada & Grace 05 Jun, 2027' })).toHaveAttribute('href', '/dashboard/events')
})
