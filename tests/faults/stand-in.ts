import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What the product must not be: it answers before it writes, whether or not that comes to anything, and a signal ends it
 * at once. The proofs run against it too, and have to find what it loses.
 */
const file = process.env['ROWS']!
const delay = 20
let id = Date.now()

createServer(async (request, response) => {
  const body = await text(request)
  await sleep(delay / 4)
  const row = { id: ++id, ...(request.method === 'GET' ? {} : JSON.parse(body || '{}')) }
  if (request.method !== 'GET') setTimeout(() => keep(`${JSON.stringify({ path: request.url, ...row })}\n`), delay)
  response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ access_token: 'anybody', data: row }))
}).listen(Number(process.env['PORT']), '127.0.0.1')

function keep(line: string): void {
  try {
    appendFileSync(file, line)
  } catch {}
}
