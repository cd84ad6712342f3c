import { expect, expectGood, isAlive, test } from './journey.ts'

for (const address of [
  '/real-weddings',
  '/real-weddings?season=fall&guests=under-20',
  '/real-weddings/a-broom-in-the-museum?guests=80',
  '/albums/lemons',
  '/albums/real-weddings',
]) {
  test(`${address} is accessible on a phone and a desk, in light and dark, and doesn't scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(address)
    await isAlive(page)
    await expectGood(page)
  })
}

// UI-036
test('weddings are chosen from the bar, and the address keeps the choice', async ({ page }) => {
  await page.goto('/real-weddings')
  await isAlive(page)
  await page.getByText('Season', { exact: true }).first().click()
  await page
    .locator('.weddings-pop')
    .getByRole('link', { name: /Summer/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ummer')
  await expect(page).toHaveURL('/real-weddings/taxonomy/6/summer')
  await isAlive(page)
  await page.getByText('Guests', { exact: true }).first().click()
  await page
    .locator('.weddings-pop')
    .getByRole('link', { name: /60 to 100/ })
    .click()
  await expect(page).toHaveURL(/\/real-weddings\?season=summer&guests=60-to-100/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Summer, 60 to 100 guests')
  await isAlive(page)
  await page.getByRole('link', { name: 'Remove Summer' }).click()
  await expect(page).toHaveURL('/real-weddings/taxonomy/19/60-to-100')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Summer, 60 to 100 guests')
})

// ROUTE-046
test('pictures are turned by keys, and closing leads back to the wedding', async ({ page }) => {
  await page.goto('/albums/a-broom-in-the-museum')
  await page.locator('.sheet a').nth(1).click()
  await expect(page.getByText('2 of 25')).toBeVisible()
  await isAlive(page)
  await expectGood(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('3 of 25')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('1 of 25')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('1 of 25')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/real-weddings/a-broom-in-the-museum')
})
