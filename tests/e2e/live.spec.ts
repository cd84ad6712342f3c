import type { Page, WebSocketRoute } from '@playwright/test'
import { expect, isAlive, signUp, test } from './journey.ts'

test('what one device changes shows up on the other, without a reload; what changed while its line was down, once it is back', async ({
  page,
  context,
}) => {
  await signUp(page)
  const other = await context.newPage()
  const line = await lineOf(other)
  await other.goto('/tools/guest-list')
  await isAlive(other)
  await expect.poll(() => line.joined).toBe(1)

  await page.goto('/tools/guest-list?add=1')
  await isAlive(page)
  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('button', { name: 'Add this person' }).click()
  await expect(other.getByRole('rowheader')).toHaveText(['Grace'], { timeout: 2_000 })

  await line.cut()
  await page.getByLabel('First name').fill('Edith')
  await page.getByRole('button', { name: 'Add this person' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await expect(other.getByRole('rowheader')).toHaveText(['Grace'])
  line.mend()
  await expect(other.getByRole('rowheader')).toHaveText(['Edith', 'Grace'])
  expect(line.joined).toBe(2)
})

/** The page's way to what others do, which can be cut; the next one leads nowhere until it is mended. */
async function lineOf(page: Page) {
  let open: WebSocketRoute | undefined
  let mended = Promise.resolve()
  const line = {
    joined: 0,
    mend: () => {},
    cut: async () => {
      mended = new Promise((resolve) => {
        line.mend = resolve
      })
      await open?.close()
    },
  }
  await page.routeWebSocket(/./, async (socket) => {
    await mended
    open = socket
    socket.connectToServer().onMessage((message) => {
      socket.send(message)
      if (String(message).includes('subscription_succeeded')) line.joined++
    })
  })
  return line
}
