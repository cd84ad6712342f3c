import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isIPv6, Server as NetServer } from 'node:net'
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'

export interface Caller {
  /** The network address of whoever calls; of IPv6 the part that one subscriber has. */
  address: string
}

export interface Listening {
  server: Server
  port: number
  /** Answers what is under way, tells clients to go elsewhere, and ends. */
  stop: () => Promise<void>
}

export interface ListenOptions {
  host: string
  port: number
  /** How many proxies of ours stand in front, each of which adds an address to X-Forwarded-For. */
  proxies?: number
  answer: (request: Request, caller: Caller) => Promise<Response>
  /** Answers by itself what it has at hand. */
  atOnce?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
}

export async function listen({ host, port, proxies = 0, answer, atOnce }: ListenOptions): Promise<Listening> {
  let isStopping = false
  const underWay = new Set<ServerResponse>()
  const listener = getRequestListener(
    (request, { incoming }) => {
      const peer = ('socket' in incoming && incoming.socket.remoteAddress) || 'unknown'
      return answer(request, { address: callerOf(request.headers.get('x-forwarded-for'), peer, proxies) })
    },
    { overrideGlobalObjects: false },
  )
  const server = createServer({ ...patience, shouldUpgradeCallback: asksForSocket }, (request, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    if (isStopping) sendAway(response)
    if (!atOnce?.(request, response)) void listener(request, response)
  })
  server.maxHeadersCount = 100
  await listening(server, host, port)
  const bound = server.address()
  return { server, port: typeof bound === 'object' && bound ? bound.port : port, stop }

  /** New connections are refused first: whoever is sent away would else come back to the process that ends. */
  async function stop() {
    await everybodyIn(server)
    isStopping = true
    underWay.forEach(sendAway)
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve())) // http's own cuts idle connections at once
    const idle = setInterval(() => server.closeIdleConnections(), grace)
    await Promise.race([closed, sleep(longestWait)])
    clearInterval(idle)
    server.closeAllConnections()
  }
}

/** A wish for any other protocol (a curl asks for HTTP/2 so) may be passed over: the request is answered as it is. */
function asksForSocket({ headers }: IncomingMessage): boolean {
  return /\bwebsocket\b/i.test(headers.upgrade ?? '')
}

/** In milliseconds. Node looks for whoever takes longer only so often. */
const patience = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 10_000, connectionsCheckingInterval: 5_000 }

/** Idle connections are closed only after this, as what a client on a slow line has sent by then would be lost with its own. */
const grace = 1_000
const longestWait = 9_000

/**
 * Whoever stands at the door when it is shut is cut off, so everybody is let in first. A round of the process lets one in,
 * and the first may be over but for its end.
 */
async function everybodyIn(server: Server): Promise<void> {
  let empty = 0
  const comes = () => (empty = 0)
  server.on('connection', comes)
  for (let round = 0; empty < 2 && round < mostRounds; round++) {
    empty++
    await nextRound()
  }
  server.off('connection', comes)
}

const mostRounds = 1_000

function sendAway(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

function listening(server: Server, host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, () => {
    server.off('error', reject)
    resolve()
  })
  return promise
}

/** The network address of whoever calls, behind so many proxies of ours. */
export function callerOf(forwarded: string | null, peer: string, proxies: number): string {
  return networkOf(callerAddress(forwarded, peer, proxies))
}

/** Whoever has one address of IPv6 has 2^64 of them, so limits count the first half; IPv4 within IPv6 counts as itself. */
export function networkOf(given: string): string {
  const address = withoutPort(given)
  if (!isIPv6(address)) return address
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::`
}

/** Some proxies write the port beside the address, and each connection has another. */
function withoutPort(address: string): string {
  return /^((?:\d+\.){3}\d+):\d+$/.exec(address)?.[1] ?? /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(address)?.[1] ?? address
}

/** Only what our own proxies wrote counts; a caller can put anything to the left of it. */
function callerAddress(forwarded: string | null, peer: string, proxies: number): string {
  const chain = [...(forwarded?.split(',').map((part) => part.trim()) ?? []), peer]
  return chain.at(-1 - proxies) ?? chain[0] ?? peer
}
