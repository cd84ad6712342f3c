import { createServer } from 'node:http'
import pg from 'pg'
import { type WebSocket, WebSocketServer } from 'ws'

/** The least that can tell browsers of a change: whoever connects is told all that PostgreSQL tells. */
const message = JSON.stringify({ event: 'updated', data: '{}', channel: 'private-user.1' })
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
await client.connect()
await client.query('listen posy_floor')

const sockets = new Set<WebSocket>()
const server = createServer((_, response) => response.end('up'))
const upgrades = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false })
upgrades.on('connection', (socket) => {
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
})
client.on('notification', () => {
  for (const socket of sockets) socket.send(message)
})
server.listen(Number(process.env['PORT']))
