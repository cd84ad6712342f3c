import { expect, isAlive, signUp, test } from './journey.ts'

test('what one device changes shows up on the other, without a reload', async ({ page, context }) => {
  await signUp(page)
  const other = await context.newPage()
  const joined = other
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('subscription_succeeded')))
  await other.goto('/dashboard/events')
  await page.goto('/dashboard/events?add=1')
  await isAlive(other)
  await joined

  await isAlive(page)
  await page.getByLabel('What kind of event').selectOption('Sangeet')
  await page.getByRole('button', { name: 'Add event' }).click()
  await expect(other.getByRole('link', { name: 'Sangeet' })).toBeVisible({ timeout: 2_000 })
})
