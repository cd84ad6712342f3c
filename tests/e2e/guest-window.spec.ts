import { call } from './guest-panels.ts'
import { expect, expectAccessible, expectToFit, haveAccount, isAlive, test } from './journey.ts'

const many = 400

test('hundreds of guests are one list on a phone and a desk, of which the page holds those in sight', async ({ page }) => {
  await haveAccount(page)
  const { data: events } = await call(page, 'GET', '/guest_wedding_events/all')
  const names = Array.from({ length: many }, (_, nth) => `Guest ${String(nth).padStart(4, '0')}`).join('\n')
  await call(page, 'POST', '/guests/many', { names, wedding_events: [events[0].id] })
  for (const [width, said, status] of [
    [390, 'Coming', '2'],
    [1440, 'Waiting', '1'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/tools/guest-list')
    await isAlive(page)
    await page.getByRole('link', { name: `Show all ${many} together` }).click()
    await expect(page.getByText(`All ${many} guests`)).toBeVisible({ timeout: 60_000 })
    await page.evaluate(() => scrollTo(0, 0))
    const rows = page.getByRole('rowheader')
    await expect.poll(() => rows.count()).toBeLessThan(60)
    await expect(rows.first()).toContainText('0000')

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(rows.last()).toContainText('0399')
    await expect.poll(async () => inOrder(await rows.allTextContents())).toBe(true)
    await expect(page.getByRole('row').last()).toHaveAttribute('aria-rowindex', String(many + 1))
    const answer = page.getByLabel('Answer of Guest 0399 for The wedding')
    await answer.selectOption(said)
    await expect(page.getByText(`Guest 0399, The wedding: ${said}.`)).toBeVisible()
    await expect(answer).toHaveValue(status)
    // A row that is half under the header is half as high to whoever measures it.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(rows.first()).toContainText('0000')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(rows).toHaveCount(many)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect.poll(() => rows.count()).toBeLessThan(60)
    await expectAccessible(page)
    await expectToFit(page, width)
  }
})

/** Whoever listens to the page or walks it by keyboard meets the guests in their order. */
function inOrder(names: readonly string[]): boolean {
  return names.every((name, nth) => nth === 0 || name.localeCompare(names[nth - 1]!) > 0)
}
