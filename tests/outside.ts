import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

interface Heard {
  path: string
  headers: IncomingHttpHeaders
  // biome-ignore lint: a story reads what it expects to be there
  body: any
}

export interface Outside {
  url: string
  /** Every request, also those that were refused. */
  heard: Heard[]
  /** What the nth request, from 1, is answered; waits where it is a promise, and hangs up where it is 'gone'. */
  answer: (nth: number) => number | 'gone' | Promise<number>
}

/** A service outside, for one test file: it keeps what it hears, and fails on demand. */
export async function outside(usual: number): Promise<Outside> {
  const service: Outside = { url: '', heard: [], answer: () => usual }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    service.heard.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
    const status = await service.answer(service.heard.length)
    if (status === 'gone') request.socket.destroy()
    else response.writeHead(status).end(`{"you sent":${JSON.stringify(Buffer.concat(chunks).toString())}}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return service
}
