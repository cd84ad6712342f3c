import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { figures } from './figures.ts'
import { type Ended, newProduct, type Process, processOf } from './product.ts'
import { type Couple, newCouples } from './writers.ts'

const rounds = 10
const sockets = 20

test('10 times SIGTERM under load: every request that was under way is answered, and the process ends well within 10 seconds', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  const couples = await newCouples(product.origin, 4)
  const seen = newSeen()
  const ends: Ended[] = []
  for (let round = 0; round < rounds; round++) {
    ends.push(await endUnderLoad(product, couples, seen))
    await product.start()
  }
  figures('SIGTERM under load', { ...shown(seen), ends: ends.map(({ ms }) => ms) })

  expect(seen).toMatchObject({ lost: [], wrong: [] })
  expect(ends.map(({ code }) => code)).toEqual(ends.map(() => 0))
  expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(10_000)
  expect(await guestsOf(couples)).toBe(seen.added)
})

test('control: a server that ends at once loses some, and the proof sees it', async () => {
  const server = await processOf(join(import.meta.dirname, 'stand-in.ts'), { ROWS: '/dev/null' })
  await server.start()
  const seen = newSeen()
  await endUnderLoad(server, await newCouples(server.origin, 4), seen)
  figures('control, SIGTERM to a server that ends at once', shown(seen))
  expect(seen.lost.length).toBeGreaterThan(0)
})

interface Seen {
  answered: number
  added: number
  refused: number
  /** Requests that reached the server and got no answer. */
  lost: string[]
  wrong: string[]
}

function newSeen(): Seen {
  return { answered: 0, added: 0, refused: 0, lost: [], wrong: [] }
}

async function endUnderLoad(server: Process, couples: Couple[], seen: Seen): Promise<Ended> {
  const clients = Array.from({ length: sockets }, (_, index) => keepAsking(server.origin, couples[index % couples.length]!, seen))
  await sleep(300 + Math.random() * 300)
  const ended = await server.stop('SIGTERM')
  await Promise.all(clients)
  return ended
}

/** One device with one connection, which it keeps for as long as it may; it ends when nobody takes a new one. */
async function keepAsking(origin: string, { token }: Couple, seen: Seen): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = 0, isTaken = true; isTaken; turn++) {
    const isWrite = turn % 3 === 0
    const outcome = await ask(agent, origin, token, isWrite)
    if (outcome === 'ECONNREFUSED') isTaken = false
    if (outcome === 'ECONNREFUSED') seen.refused++
    else if (typeof outcome === 'string') seen.lost.push(outcome)
    else if (outcome !== (isWrite ? 201 : 200)) seen.wrong.push(String(outcome))
    else seen.answered++
    if (outcome === 201) seen.added++
  }
  agent.destroy()
}

function ask(agent: Agent, origin: string, token: string, isWrite: boolean): Promise<number | string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const { promise, resolve } = Promise.withResolvers<number | string>()
  const call = request(`${origin}/api/v1/guests`, { agent, headers, method: isWrite ? 'POST' : 'GET' }, async (response) => {
    const whole = await text(response).catch((error: Error) => error)
    resolve(typeof whole === 'string' ? response.statusCode! : `cut: ${whole.message}`)
  })
  call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  call.end(isWrite ? JSON.stringify({ firstname: 'Grace' }) : undefined)
  return promise
}

async function guestsOf(couples: Couple[]): Promise<number> {
  const lists = await Promise.all(couples.map(({ get }) => get('/guests')))
  return lists.reduce((sum, { body }) => sum + body.meta.total, 0)
}

function shown({ answered, added, refused, lost, wrong }: Seen) {
  return {
    answered,
    added,
    refused,
    lost: lost.length,
    wrong: wrong.length,
    what: [...new Set([...lost, ...wrong])].join('; ') || 'nothing',
  }
}
