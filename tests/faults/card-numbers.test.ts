// One chance: leaks

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Db, openDb } from '#db/db.ts'
import { publishedNumbers } from '#server/sandbox/card-numbers.ts'
import { type Client, clientAt } from '#tests/client.ts'
import { password } from '#tests/world.ts'
import { newProduct } from './product.ts'

/** Looks like one, and is brought on purpose, so that a search that finds nothing would show. */
const planted = '6011000990139424'
const product = { price_id: 'price_crew_once', product_id: 'prod_idocrew', coupon: null }

test('after purchases with every published card, yes or no, none of their numbers is in the database, the log or a file', {
  timeout: 240_000,
}, async () => {
  const posy = await newProduct({ POSY_MODE: 'demo', LOG_LEVEL: 'debug' })
  onTestFinished(posy.remove)
  const script = await (await fetch(`${posy.origin}/sandbox/cards.js`)).text()
  const statuses: number[] = []
  for (const [nth, number] of [...Object.keys(publishedNumbers), '4111111111111111'].entries()) {
    const buyer = await newBuyer(posy.origin, nth)
    const card = await typed(script, posy.origin, number, (await buyer.get('/payments/setup-intent')).body.data.client_secret)
    if (card === undefined) continue
    statuses.push(
      (await buyer.post('/payments/checkout', { ...product, payment_method: card }, { 'idempotency-key': `card-${nth}` })).status,
    )
    await buyer.put('/users/me', { lastname: planted })
  }
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 422, 422, 422])

  const db = openDb(posy.postgres.url())
  const rows = await textsOf(db)
  await sql`checkpoint`.execute(db)
  await db.destroy()
  const log = posy.output()
  const files = filesIn(posy.folder).map((file) => readFileSync(file).toString('latin1'))
  expect(log).toContain('/api/v1/payments/checkout')
  for (const place of [rows, files]) expect(place.some((text) => text.includes(planted))).toBe(true)

  const written = [...Object.keys(publishedNumbers), '4111111111111111'].flatMap((number) => {
    const parts = number.match(/.{4}/g)!
    return [number, parts.join(' '), parts.join('-'), parts.join('+'), parts.join('%20')]
  })
  const found = (texts: string[]) => written.filter((number) => texts.some((text) => text.includes(number)))
  expect({ rows: found(rows), log: found([log]), files: found(files) }).toEqual({ rows: [], log: [], files: [] })
})

async function newBuyer(origin: string, nth: number): Promise<Client> {
  const asked = { email: `payer${nth}@example.com`, password, firstname: 'Ada', lastname: 'Payer' }
  const { access_token } = (await clientAt(origin).post('/auth/register', asked)).body
  return clientAt(origin, { authorization: `Bearer ${access_token}` })
}

interface Provider {
  elements: () => { create: (kind: string) => object }
  confirmCardSetup: (secret: string, how: object) => Promise<{ setupIntent?: { payment_method: string } }>
}

/** What the page’s script makes of a number that somebody types, in a browser that has no more than it uses; undefined where it refuses. */
async function typed(script: string, origin: string, number: string, secret: string): Promise<string | undefined> {
  const inputs: { value: string }[] = []
  const self: Record<string, unknown> = { fetch: (to: string, options: RequestInit) => fetch(origin + to, options) }
  const createElement = () => {
    const input = { value: '', style: {}, setAttribute: () => {}, addEventListener: () => {}, focus: () => {} }
    inputs.push(input)
    return input
  }
  runInNewContext(script, { self, document: { createElement }, Object, Date, Number })
  const stripe = (self['Stripe'] as () => Provider)()
  const elements = stripe.elements()
  const [card] = ['cardNumber', 'cardExpiry', 'cardCvc'].map((kind) => elements.create(kind))
  const year = String((new Date().getFullYear() + 3) % 100).padStart(2, '0')
  for (const [at, value] of [number, `12${year}`, '123'].entries()) inputs[at]!.value = value
  return (await stripe.confirmCardSetup(secret, { payment_method: { card } })).setupIntent?.payment_method
}

/** Every row of every table, by the catalogue, as text. */
async function textsOf(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  expect(tables.length).toBeGreaterThan(100)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select one::text as text from ${sql.raw(name)} one`.execute(db)
    texts.push(...rows.map(({ text }) => text))
  }
  return texts
}

/** The database's own files and its log of changes among them. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
