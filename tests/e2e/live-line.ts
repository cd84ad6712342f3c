import type { Page, WebSocketRoute } from '@playwright/test'

/** The page's way to what others do, which can be cut; the next one leads nowhere until it is mended. */
export async function lineOf(page: Page) {
  let open: WebSocketRoute | undefined
  let mended = Promise.resolve()
  const line = {
    joined: 0,
    /** When that was, for the last time. */
    joinedAt: 0,
    told: 0,
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
      if (String(message).includes('subscription_succeeded')) {
        line.joined++
        line.joinedAt = Date.now()
      }
      if (String(message).includes('"updated"')) line.told++
    })
  })
  return line
}
