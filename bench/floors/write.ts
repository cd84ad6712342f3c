import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { Guest } from '#features/guests/list/contract.ts'
import { namesOf } from '#features/shapes.ts'

/**
 * The least that adds a guest: one statement, so one transaction. `bare` writes the guest and the answers into tables
 * without triggers and asks nobody who it is; `whole` finds the session, writes the line of the history, which tells
 * the browsers, moves the counters, and answers with the guest.
 */
const isBare = process.env['WORK'] === 'bare'
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 })
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => text)

const given = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'address_line1',
  'city',
  'state',
  'postal_code',
  'country',
  'relationship',
] as const
const columns = namesOf(Guest.omit({ wedding_events: true }).shape).join()
const schema = isBare ? 'bare' : 'public'
const values = given.map((_, nth) => `$${nth + 3}`).join()
const told = `, h as (insert into wedding_changes(user_id,actor_id,what,object_id,after) select $1,$1,'guest.add',id,jsonb_build_object('id',id,'firstname',firstname,'lastname',lastname) from g)`
const add = `with g as (insert into ${schema}.guests(user_id,${given}) values($1,${values}) returning ${isBare ? 'id' : columns}),
  e as (insert into ${schema}.guest_answers(user_id,guest_id,event_id) select $1,g.id,x from g,unnest($2::bigint[]) x)
  ${isBare ? '' : told} select * from g`
const session = `select user_id from tokens where hash=$1 and kind='access' and expires_at>now()`

type Given = Record<(typeof given)[number], string> & { wedding_events: number[] }

async function answer(request: IncomingMessage): Promise<string> {
  const token = request.headers.authorization?.slice(7) ?? ''
  const { wedding_events, ...guest } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Given
  const user = isBare ? token.slice(token.lastIndexOf('-') + 1) : await whose(token)
  const { rows } = await pool.query({ name: 'add', text: add, values: [user, wedding_events, ...given.map((name) => guest[name])] })
  const replies = wedding_events.map((id) => ({ id, status: 0, plus_one_count: 0, meal: '' }))
  return JSON.stringify({ data: isBare ? rows[0] : { ...rows[0], wedding_events: replies } })
}

async function whose(token: string): Promise<unknown> {
  const { rows } = await pool.query({ name: 'session', text: session, values: [createHash('sha256').update(token).digest()] })
  return rows[0].user_id
}

createServer((request, response) => {
  if (request.method === 'GET') return void response.end('up')
  answer(request).then(
    (body) => response.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body),
    (error) => response.writeHead(500).end(String(error)),
  )
}).listen(Number(process.env['PORT']))
