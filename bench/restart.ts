import { setTimeout as sleep } from 'node:timers/promises'
import Pusher from 'pusher-js'
import { WebSocket } from 'ws'
import { tokenOf } from './data.ts'
import { addressOf, each } from './sockets.ts'
import { launchProduct } from './target.ts'

/**
 * Seconds from the end of the product until every client is subscribed again at the one that is started next: pusher-js as npm has it,
 * each asking the product for its pass with a session.
 */
export async function comeBack(url: string, many: number): Promise<number> {
  Object.assign(Pusher.Runtime, { createWebSocket: fromOwnAddress })
  const product = await launchProduct(url)
  const port = Number(new URL(product.origin).port)
  const subscriptions = Array<number>(many).fill(0)
  const clients: Pusher[] = []
  for (let nth = 0; nth < many; nth++) {
    clients.push(clientOf(product.origin, nth, () => subscriptions[nth]!++))
    if (nth % 20 === 19) await sleep(50)
  }
  await until(() => subscriptions.every((times) => times > 0))
  subscriptions.fill(0)
  const begun = performance.now()
  await product.stop()
  const next = await launchProduct(url, '/readyz', {}, port)
  await until(() => subscriptions.every((times) => times > 0))
  const seconds = (performance.now() - begun) / 1_000
  for (const client of clients) client.disconnect()
  await next.stop()
  return seconds
}

function clientOf(origin: string, nth: number, onSubscribed: () => void): Pusher {
  const person = 1 + Math.floor(nth / each)
  const { hostname, port } = new URL(origin)
  const headers = { authorization: `Bearer ${tokenOf(person)}`, 'x-forwarded-for': addressOf(person) }
  const client = new Pusher('posy', {
    cluster: 'self',
    wsHost: hostname,
    wsPort: Number(port),
    wsPath: `/${person}`,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: { endpoint: `${origin}/api/v1/broadcasting/auth`, transport: 'ajax', headers },
  })
  const channel = client.subscribe(`private-user.${person}`)
  channel.bind('pusher:subscription_succeeded', onSubscribed)
  // As web/client/live.ts does it.
  channel.bind('pusher:subscription_error', () => void setTimeout(() => channel.subscribe(), 2_000 + Math.random() * 3_000))
  return client
}

/** The address stands in the path, where nobody but this looks. */
function fromOwnAddress(url: string) {
  const [, person = ''] = /(?<=\d)\/(\d+)\/app\//.exec(url) ?? []
  const socket = new WebSocket(url.replace(`/${person}/app/`, '/app/'), { headers: { 'x-forwarded-for': addressOf(Number(person)) } })
  socket.on('error', () => {}) // one that the library has let go may still be refused
  return socket
}

const longest = 180_000

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += 50) {
    if (waited > longest) throw new Error('Not all of them came')
    await sleep(50)
  }
}
