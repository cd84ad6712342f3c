import { createServer } from 'node:http'
import pg from 'pg'

/** The least that serves from a database: node:http, pg, one question for each answer. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 })

createServer((_, response) => {
  pool.query('select id, firstname, lastname from guests where user_id = 1 order by lastname, firstname, id limit 30').then(
    ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows)),
    (error) => response.writeHead(500).end(String(error)),
  )
}).listen(Number(process.env['PORT']))
