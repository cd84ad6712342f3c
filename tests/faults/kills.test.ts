import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { compare, expectCountersToHold, rowsOf, storedRows } from './audit.ts'
import { figures } from './figures.ts'
import { newFolder, newProduct, type Process, processOf } from './product.ts'
import { startWriters, type Writers } from './writers.ts'

const kills = 20

test('20 kills of the product while 16 devices write: what it acknowledged is there, once, and it is back by itself', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  const writers = await startWriters(product.origin)
  await killing(writers, kills, () => killProcess(product))
  const found = compare(writers.promised, await storedRows(product.postgres.url()))
  figures('kills of the product', { ...told(writers), ...found })

  expect(found).toEqual({ lost: 0, doubled: 0 })
  expect(writers.seen.unexpected).toEqual([])
  await expectCountersToHold(writers.couples, product.postgres.url())
})

test('20 kills of PostgreSQL while 16 devices write: what the product acknowledged is there, once, and it is back by itself', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  const writers = await startWriters(product.origin)
  await killing(writers, kills, async () => product.postgres.kill())
  const found = compare(writers.promised, await storedRows(product.postgres.url()))
  figures('kills of PostgreSQL', { ...told(writers), ...found })

  expect(found).toEqual({ lost: 0, doubled: 0 })
  expect(writers.seen).toMatchObject({ dropped: 0, unexpected: [] })
  await expectCountersToHold(writers.couples, product.postgres.url())
})

test('control: a PostgreSQL that acknowledges before it writes loses some, and the proof sees it', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  await acknowledgeEarly(product.postgres.url())
  const writers = await startWriters(product.origin)
  await killing(writers, 5, async () => product.postgres.kill())
  const found = compare(writers.promised, await storedRows(product.postgres.url()))
  figures('control, PostgreSQL without synchronous_commit', { ...told(writers), ...found })
  expect(found.lost).toBeGreaterThan(0)
})

test('control: a server that acknowledges before it writes loses some when it is killed, and the proof sees it', async () => {
  const folder = await newFolder('posy-faults-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'rows')
  writeFileSync(file, '')
  const server = await processOf(join(import.meta.dirname, 'stand-in.ts'), { ROWS: file })
  onTestFinished(() => void server.stop('SIGKILL'))
  await server.start()
  const writers = await startWriters(server.origin)
  await killing(writers, 5, () => killProcess(server))
  const found = compare(writers.promised, rowsOf(file))
  figures('control, a server that writes late', { ...told(writers), ...found })
  expect(found.lost).toBeGreaterThan(0)
})

test('control: without their keys, writes that are sent again are there twice, and the proof sees it', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  const writers = await startWriters(product.origin, { withKeys: false })
  await killing(writers, 15, () => killProcess(product))
  const found = compare(writers.promised, await storedRows(product.postgres.url()))
  figures('control, no Idempotency-Key', { ...told(writers), ...found })
  expect(found.doubled).toBeGreaterThan(0)
})

/** Lets them write, kills, and waits until a write is acknowledged again. */
async function killing(writers: Writers, times: number, kill: () => Promise<void>): Promise<void> {
  for (let done = 0; done < times; done++) {
    await sleep(300 + Math.random() * 500)
    const killed = performance.now()
    await kill()
    await writers.firstAnswerAfter(killed)
  }
  await sleep(200)
  await writers.stop()
}

/** Whoever watches over it starts it again. */
async function killProcess(server: Process): Promise<void> {
  await server.stop('SIGKILL')
  await server.start()
}

async function acknowledgeEarly(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('alter system set synchronous_commit = off')
  await client.query('select pg_reload_conf()')
  await client.end()
}

function told({ seen: { unexpected, ...seen } }: Writers) {
  return { ...seen, unexpected: unexpected.length }
}
