import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { promisify } from 'node:util'

/** The least that can check a password: one argon2id of the product's cost behind node:http. */
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2, nonce: randomBytes(16) }
const hash = promisify(argon2)
const right = await hash('argon2id', { message: process.env['PASSWORD']!, ...cost })

createServer(async (request, response) => {
  if (request.method === 'GET') return void response.end('up')
  const { password } = JSON.parse(Buffer.concat(await request.toArray()).toString())
  const isRight = timingSafeEqual(await hash('argon2id', { message: password, ...cost }), right)
  response.writeHead(isRight ? 200 : 400, { 'content-type': 'application/json' }).end('{}')
}).listen(Number(process.env['PORT']))
