import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reading } from './audit.ts'
import { figures } from './figures.ts'
import { type Ended, newProduct, type Process, type Product, processOf } from './product.ts'
import { type Couple, newCouples } from './writers.ts'

const rounds = 10
const sockets = 20
/** Each device has asked for each kind of thing once: work is counted, so that a slow machine ends under load as well. */
const answersARound = sockets * 3

test('10 times SIGTERM under load: every request that was under way is answered, no job is lost, and the process ends well', async () => {
  const product = await newProduct({ TRUSTED_PROXIES: '1' })
  onTestFinished(product.remove)
  const couples = await newCouples(product.origin, 4)
  const seen = newSeen()
  const ends: Ended[] = []
  for (let round = 0; round < rounds; round++) {
    ends.push(await endUnderLoad(product, couples, seen))
    await product.start()
  }
  figures('SIGTERM under load', shown(seen))

  expect(seen).toMatchObject({ lost: [], wrong: [] })
  expect(ends.map(({ code }) => code)).toEqual(ends.map(() => 0))
  expect(await guestsOf(couples)).toBe(seen.added)
  expect(seen.letters.length).toBeGreaterThan(rounds)
  await vi.waitFor(async () => expect(await unsent(product, seen.letters)).toEqual([]), 40_000)
  await reading(product.postgres.url(), (db) => sql`update mails set sent_at = null where to_address = ${seen.letters[0]}`.execute(db))
  expect(await unsent(product, seen.letters)).toEqual([seen.letters[0]]) // control
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
  /** To whom a letter was promised. */
  letters: string[]
}

function newSeen(): Seen {
  return { answered: 0, added: 0, refused: 0, lost: [], wrong: [], letters: [] }
}

async function endUnderLoad(server: Process, couples: Couple[], seen: Seen): Promise<Ended> {
  const clients = Array.from({ length: sockets }, (_, index) => keepAsking(server.origin, couples[index % couples.length]!, seen))
  const enough = answersOf(seen) + answersARound
  await vi.waitFor(() => expect(answersOf(seen)).toBeGreaterThanOrEqual(enough), 60_000)
  await sleep(Math.random() * 300)
  const ended = await server.stop('SIGTERM')
  await Promise.all(clients)
  return ended
}

function answersOf({ answered, wrong }: Seen): number {
  return answered + wrong.length
}

/** One device with one connection, which it keeps for as long as it may; it ends when nobody takes a new one. */
async function keepAsking(origin: string, { token }: Couple, seen: Seen): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = 0, isTaken = true; isTaken; turn++) {
    const isWrite = turn % 3 === 0
    const letterTo = turn % 3 === 1 ? `${randomUUID()}@example.com` : undefined
    const outcome = await (letterTo ? askForLetter(agent, origin, letterTo) : ask(agent, origin, token, isWrite))
    if (outcome === 'ECONNREFUSED') isTaken = false
    if (outcome === 'ECONNREFUSED') seen.refused++
    else if (typeof outcome === 'string') seen.lost.push(outcome)
    else if (outcome !== (letterTo ? 202 : isWrite ? 201 : 200)) seen.wrong.push(String(outcome))
    else seen.answered++
    if (outcome === 201) seen.added++
    if (outcome === 202 && letterTo) seen.letters.push(letterTo)
  }
  agent.destroy()
}

function ask(agent: Agent, origin: string, token: string, isWrite: boolean): Promise<number | string> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  return send(agent, `${origin}/api/v1/guests`, headers, isWrite ? { firstname: 'Grace' } : undefined)
}

let visitors = 0

/** The newsletter asks first, by a letter; each visitor comes from an address of their own. */
function askForLetter(agent: Agent, origin: string, email: string): Promise<number | string> {
  visitors++
  const headers = { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` }
  return send(agent, `${origin}/api/v1/i`, headers, { email, event: 'newsletter' })
}

function send(agent: Agent, url: string, given: Record<string, string>, body: unknown): Promise<number | string> {
  const headers = { ...given, 'content-type': 'application/json' }
  const { promise, resolve } = Promise.withResolvers<number | string>()
  const call = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, async (response) => {
    const whole = await text(response).catch((error: Error) => error)
    resolve(typeof whole === 'string' ? response.statusCode! : `cut: ${whole.message}`)
  })
  call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  call.end(body ? JSON.stringify(body) : undefined)
  return promise
}

async function guestsOf(couples: Couple[]): Promise<number> {
  const lists = await Promise.all(couples.map(({ get }) => get('/guests')))
  return lists.reduce((sum, { body }) => sum + body.meta.total, 0)
}

/** Who was promised a letter, and has not exactly one that left. */
function unsent({ postgres }: Product, promised: string[]): Promise<string[]> {
  return reading(postgres.url(), async (db) => {
    const mails = await db.selectFrom('mails').where('sent_at', 'is not', null).select('to_address').execute()
    const times = new Map<string, number>()
    for (const { to_address } of mails) times.set(to_address, (times.get(to_address) ?? 0) + 1)
    return promised.filter((email) => times.get(email) !== 1)
  })
}

function shown({ answered, added, refused, lost, wrong, letters }: Seen) {
  return {
    answered,
    added,
    refused,
    lost: lost.length,
    wrong: wrong.length,
    letters: letters.length,
    what: [...new Set([...lost, ...wrong])].join('; ') || 'nothing',
  }
}
