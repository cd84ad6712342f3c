import { createServer, request as ask } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, isAlive, signUp, test } from './journey.ts'
import { isKept } from './kept.ts'
import { stopClock } from './still-clock.ts'

test.use({ serviceWorkers: 'allow' })

// ERR-048 CONST-030
test('a page that is older than the product says so for five seconds, and is loaded anew when somebody wants that', async ({ page }) => {
  const { origin, update, close } = await productThatChanges()
  await page.clock.install()
  // The other address passes no line on, and a client that waits for one complains in the end.
  await page.routeWebSocket('**/app/**', () => {})
  await signUp(page)
  await page.goto(`${origin}/tools/guest-list`)
  await isKept(page)
  const said = page.getByRole('alertdialog').filter({ hasText: 'Please refresh your browser to receive the latest update.' })
  await page.waitForTimeout(500)
  await expect(said).toHaveCount(0)

  const look = () => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  // The first time fetches what shows it, which takes time of the page.
  update()
  await look()
  await expect(said).toBeVisible()
  await expect(said).toHaveCount(0)

  await stopClock(page)
  update()
  await look()
  await expect(said).toBeVisible()
  await page.clock.runFor(4_990)
  await expect(said).toBeVisible()
  await page.clock.runFor(20)
  await expect(said).toHaveCount(0)

  update()
  await look()
  await expect(said).toBeVisible()
  const loaded = page.waitForEvent('load')
  await said.getByRole('button', { name: 'Refresh' }).click()
  await loaded
  await close()
})

test.describe('without a worker, which has the parts of a page at hand', () => {
  test.use({ serviceWorkers: 'block' })

  // ERR-049 CONST-031
  test('a part of the app that does not load has the page loaded anew, once a minute at most', async ({ page, complaints }) => {
    await signUp(page)
    await isAlive(page)
    await page.route('**/assets/add-panel-*.js', (route) => route.abort())
    let loads = 0
    page.on('load', () => loads++)
    const add = page.getByRole('link', { name: 'Add guests' })
    await add.click()
    await expect.poll(() => loads).toBe(1)
    await page.waitForTimeout(1_000)
    expect(loads).toBe(1)
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()

    await page.evaluate(() => sessionStorage.setItem('reloaded', String(Date.now() - 60_001)))
    await page.goto('/tools/guest-list')
    await isAlive(page)
    await add.click()
    await expect.poll(() => loads).toBe(3)
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
    complaints.splice(0)
  })
})

/** The product behind another address, which says that it is another build as often as it is told to. */
async function productThatChanges() {
  let builds = 0
  const product = new URL(String(process.env['JOURNEYS_AT']))
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const { 'accept-encoding': _, 'if-none-match': __, ...others } = headers
    const { hostname, port } = product
    const asked = ask({ hostname, port, method, path: url, headers: others }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      const told =
        url === '/sw.js' && builds > 0 ? Buffer.from(body.toString().replace(/\/assets\/index-[\w-]+\.js/g, `$&?${builds}`)) : body
      const { 'content-length': ___, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 500, kept).end(told)
    })
    incoming.pipe(asked)
  })
  server.listen(0, product.hostname)
  await once(server, 'listening')
  return {
    origin: `http://${product.hostname}:${(server.address() as AddressInfo).port}`,
    update: () => void builds++,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
