import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { Operation, Schema } from './operations.ts'
import { besiege } from './siege.ts'

// The machine that looks for faults in the product must find those that are put before it.

const fields: Schema = {
  type: 'object',
  properties: { name: { type: 'string', minLength: 1, maxLength: 20 }, seats: { type: 'integer', minimum: 1, maximum: 12 } },
  required: ['name', 'seats'],
}
const table: Schema = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'], additionalProperties: false }
const schemas: Record<string, Schema> = {
  Error: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'], additionalProperties: false },
}
const operation: Operation = {
  name: 'tables.create',
  method: 'POST',
  path: '/tables',
  parameters: [],
  body: fields,
  isBodyNeeded: true,
  responses: {
    201: { content: { 'application/json': { schema: table } } },
    default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  },
}

interface Reply {
  status: number
  body: object
}

const careful = (text: string): Reply => {
  const { name, seats } = read(text)
  const isRight =
    typeof name === 'string' && name.length > 0 && name.length <= 20 && Number.isInteger(seats) && Number(seats) >= 1 && Number(seats) <= 12
  return isRight ? { status: 201, body: { id: 1 } } : { status: 422, body: { message: 'No.' } }
}

test('a product without a fault stands', async () => {
  const { findings, accepted, inputs } = await siegeOf(careful)
  expect(findings).toEqual([])
  expect(accepted / inputs).toBeGreaterThan(0.4)
})

test.each<[string, (text: string) => Reply, RegExp]>([
  ['falls over a NUL', (text) => (text.includes('\\u0000') ? { status: 500, body: {} } : careful(text)), /NUL.*answered 500/],
  ['falls over deep JSON', (text) => (text.includes('[[[[[[[') ? { status: 503, body: {} } : careful(text)), /deep.*answered 503/],
  [
    'takes what is past its limit',
    (text) => (read(text)['seats'] === 13 ? { status: 201, body: { id: 1 } } : careful(text)),
    /max \+ 1.*accepted/,
  ],
  [
    'does without what it needs',
    (text) => (read(text)['name'] === undefined ? { status: 201, body: { id: 1 } } : careful(text)),
    /name: missing.*accepted/,
  ],
  [
    'tells a field too many',
    (text) => ({ ...careful(text), body: { id: 1, message: 'x', password_hash: 'x' } }),
    /not as the document says/,
  ],
  ['answers what it never said', (text) => ({ ...careful(text), status: 206 }), /answered 206, which the document does not know/],
  ['refuses everything', () => ({ status: 422, body: { message: 'No.' } }), /the valid input is refused/],
])('one that %s is found out', async (_, answer, finding) => {
  const { findings } = await siegeOf(answer)
  expect(findings.some((found) => finding.test(found))).toBe(true)
})

async function siegeOf(answer: (text: string) => Reply) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { status, body } = await answer(Buffer.concat(chunks).toString())
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  const api = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  return besiege({ api, operation, schemas, stage: async () => ({ known: {}, headers: {} }), inputs: 300 })
}

function read(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
