import type { IncomingMessage } from 'node:http'
import { packings } from './answer-body.ts'
import { exchange } from './exchange.ts'
import { FetchRefused } from './fetch-refused.ts'
import type { FetchSettings } from './fetch-settings.ts'
import { typedAddress } from './typed-address.ts'
import { publicWay } from './ways.ts'

interface Wanted {
  accept: string
  signal: AbortSignal
  /** What is known already, and need not be sent again. */
  unlessKnown?: Record<string, string>
}

interface Found {
  /** Where it stood in the end. */
  url: URL
  answer: IncomingMessage
}

/** Asks for what somebody typed, and goes on where it is sent, each time as carefully as the first. */
export async function follow(typed: string, { accept, signal, unlessKnown = {} }: Wanted, settings: FetchSettings): Promise<Found> {
  const headers = { 'user-agent': settings.agent, accept, 'accept-encoding': packings, 'accept-language': 'en, *;q=0.5', ...unlessKnown }
  const way = publicWay(settings)
  let url = typedAddress(typed, settings.places)
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const answer = await exchange(url, { method: 'GET', headers }, way, signal)
    const status = answer.statusCode ?? 0
    const { location } = answer.headers
    const isKnown = status === 304 && Object.keys(unlessKnown).length > 0
    if ((status >= 200 && status < 300) || isKnown) return { url, answer }
    answer.destroy()
    if (!isRedirect.includes(status) || !location) throw new FetchRefused('status')
    url = typedAddress(URL.parse(location, url)?.href ?? '', settings.places)
  }
  throw new FetchRefused('unreachable')
}

const mostHops = 5
const isRedirect = [301, 302, 303, 307, 308]
