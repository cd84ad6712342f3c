import { expect, isAlive, signUp, test } from './journey.ts'

test('what one device changes shows up on the other, without a reload', async ({ page, context }) => {
  await signUp(page)
  const other = await context.newPage()
  const joined = other
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('subscription_succeeded')))
  await other.goto('/tools/guest-list')
  await isAlive(other)
  await joined

  await page.goto('/tools/guest-list?add=1')
  await isAlive(page)
  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('button', { name: 'Add this person' }).click()
  await expect(other.getByRole('rowheader')).toHaveText(['Grace'], { timeout: 2_000 })
})
