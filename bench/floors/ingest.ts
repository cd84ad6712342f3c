import { createServer } from 'node:http'
import pg from 'pg'

/** The least that can keep fifty events: no look at them, one prepared insert of arrays into one plain table, which the bench has made. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 })

const text = `insert into bare.events (event, extra, url, referer, visitor_key)
  select * from unnest($1::text[], $2::jsonb[], $3::text[], $4::text[], $5::uuid[])`

interface Event {
  event: string
  extra: object
  url: string
  referer: string
  visitor_key: string
}

async function keep(body: string): Promise<void> {
  const { events } = JSON.parse(body) as { events: Event[] }
  const all = (name: keyof Event) => events.map((event) => (name === 'extra' ? JSON.stringify(event.extra) : event[name]))
  await pool.query({ name: 'keep', text, values: [all('event'), all('extra'), all('url'), all('referer'), all('visitor_key')] })
}

createServer(async (request, response) => {
  if (request.method === 'GET') return void response.end('up')
  await keep(Buffer.concat(await request.toArray()).toString())
  response.writeHead(204).end()
}).listen(Number(process.env['PORT']))
