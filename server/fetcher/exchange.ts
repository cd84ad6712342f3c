import { type IncomingMessage, request } from 'node:http'
import { connectTo } from './connect.ts'
import { asRefused } from './fetch-refused.ts'
import type { Way } from './ways.ts'

interface Asked {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: Uint8Array
}

/** One question and the beginning of its answer, on a connection of its own: no cookies, no referrer, nothing that was not given. */
export async function exchange(url: URL, asked: Asked, way: Way, signal: AbortSignal): Promise<IncomingMessage> {
  try {
    const socket = await connectTo(url, way, signal)
    const { method, body } = asked
    const headers = { host: url.host, connection: 'close', ...asked.headers, ...(body && { 'content-length': String(body.length) }) }
    const path = url.pathname + url.search
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const sent = request({ createConnection: () => socket, method, path, headers, maxHeaderSize: mostHead })
    let hints = 0
    sent.on('information', () => (hints += 1) > mostHints && sent.destroy())
    sent.on('response', resolve).on('error', reject).on('close', reject).end(body)
    const answer = await promise
    // Nobody may be reading yet when it breaks.
    answer.on('error', ignored)
    return answer
  } catch (error) {
    throw asRefused(error)
  }
}

const mostHead = 32_768

/** Answers before the answer. */
const mostHints = 20

function ignored(): void {}
