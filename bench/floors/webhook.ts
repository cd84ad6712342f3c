import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

/** The least that can take in a signed event once: its sum, one prepared insert, and a job that is asked for once, in plain tables that the bench has made. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 })
const secret = process.env['WEBHOOK_SECRET']!

const text = `with added as (insert into bare.webhooks (id, type, ref) values ($1, $2, $3) on conflict do nothing returning ref)
  insert into bare.jobs (key, run_at) select ref, now() + interval '1 hour' from added on conflict (key) do update set run_at = excluded.run_at`

function isSigned(header: string, body: string): boolean {
  const [, at, sum = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? []
  const wanted = createHmac('sha256', secret).update(`${at}.${body}`).digest()
  const isFresh = Math.abs(Date.now() / 1_000 - Number(at)) < 300
  return isFresh && timingSafeEqual(wanted, Buffer.from(sum, 'hex'))
}

createServer(async (request, response) => {
  if (request.method === 'GET') return void response.end('up')
  const body = Buffer.concat(await request.toArray()).toString()
  if (!isSigned(String(request.headers['stripe-signature']), body)) return void response.writeHead(400).end()
  const { id, type, data } = JSON.parse(body) as { id: string; type: string; data: { object: { id: string } } }
  await pool.query({ name: 'take', text, values: [id, type, data.object.id] })
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"is_known":true}}')
}).listen(Number(process.env['PORT']))
