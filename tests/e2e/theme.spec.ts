import { expect, isAlive, test } from './journey.ts'

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
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./)
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./)
  await expect(page.getByRole('contentinfo').getByLabel('System')).toBeChecked()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no theme to choose, for nothing would come of it', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('group', { name: 'Theme' }).first()).toBeHidden()
  })
})
