import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '#db/embedded.ts'
import { isAlive, processesNamed } from '#db/embedded-process.ts'
import { reading } from './audit.ts'
import { newFolder, newProduct, type Product } from './product.ts'
import { refusedStart } from './refused.ts'
import { mountSmallDisk } from './small-disk.ts'

test('a second start is ready, and stops PostgreSQL with it as the first did', async () => {
  const product = await newTestProduct()
  const first = product.postgres.pid()
  expect(await product.stop('SIGTERM')).toMatchObject({ code: 0 })
  expect(isAlive(first!)).toBe(false)
  await product.start()
  const second = product.postgres.pid()
  expect(await product.stop('SIGTERM')).toMatchObject({ code: 0 })
  expect(isAlive(second!)).toBe(false)
})

test('Ctrl-C ends the product and its PostgreSQL', async () => {
  const product = await newTestProduct()
  const server = product.postgres.pid()!
  const children = processesOf(product)
  expect(children.length).toBeGreaterThan(3)
  expect(await product.stop('SIGINT')).toMatchObject({ code: 0 })
  expect([server, ...children].filter(isAlive)).toEqual([])
})

test('after a kill of the product the next start takes the PostgreSQL that is still there', async () => {
  const product = await newTestProduct()
  const server = product.postgres.pid()
  await product.stop('SIGKILL')
  expect(isAlive(server!)).toBe(true)
  await product.start()
  expect(product.postgres.pid()).toBe(server)
})

test('after a kill of PostgreSQL the product starts another', async () => {
  const product = await newTestProduct()
  const server = product.postgres.pid()
  product.postgres.kill()
  await product.postgres.back(server)
  await product.stop('SIGTERM')
  await product.start()
})

test("after a kill of both the next start recovers, also when the number of the dead server is somebody else's by now", async () => {
  const product = await newTestProduct()
  await killBoth(product)
  await product.start()

  await killBoth(product)
  const file = join(product.folder, 'pg18/postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)))
  await product.start()
})

test('an older release starts on the tables of a newer one', async () => {
  const product = await newTestProduct()
  const newer = sql`insert into kysely_migration (name, timestamp) values ('9999_of_a_newer_release', now()::text)`
  await reading(product.postgres.url(), (db) => newer.execute(db))
  await product.stop('SIGTERM')
  await product.start()
})

test('a taken port is one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const folder = await newTestFolder()
  expect(await refusedStart({ PORT: String(port), POSY_DATA: folder })).toEqual(one(`Port ${port} is taken`))
})

test('a folder that may not be written to is one line', async () => {
  const folder = join(await newTestFolder(), 'mine')
  await mkdir(folder, { mode: 0o500 })
  const isRoot = process.getuid?.() === 0
  expect(await refusedStart({ POSY_DATA: isRoot ? '/sys/posy' : folder })).toEqual(one('There is no right to write to'))
})

test('a database address that is wrong in any part is one line', async () => {
  const { url } = await newPostgres('the right password')
  const right = (address: string) => address.replace('posy@', 'posy:the%20right%20password@')
  const start = (address: string) => refusedStart({ ...secrets, DATABASE_URL: address })
  expect(await start('postgres://posy@127.0.0.1:1/posy')).toEqual(one('No PostgreSQL answers at 127.0.0.1:1'))
  expect(await start('postgres://posy@no-such-host.invalid/posy')).toEqual(one('No PostgreSQL answers at no-such-host.invalid'))
  expect(await start(url('postgres').replace('posy@', 'posy:wrong@'))).toEqual(one('refuses this user or password'))
  expect(await start(right(url('no_such_database')))).toEqual(one('has no such database'))
  expect(await start('localhost:5432')).toEqual(one('DATABASE_URL'))
})

test('live without its secrets or its address is one line', async () => {
  const { PUBLIC_URL, POSY_SECRET } = secrets
  const live = { DATABASE_URL: 'postgres://posy@127.0.0.1:1/posy' }
  expect(await refusedStart({ ...live, POSY_SECRET })).toEqual(one('PUBLIC_URL'))
  expect(await refusedStart({ ...live, PUBLIC_URL })).toEqual(one('POSY_SECRET'))
  expect(await refusedStart({ ...live, PUBLIC_URL, POSY_SECRET: 'short' })).toEqual(one('POSY_SECRET'))
  expect(await refusedStart({ POSY_MODE: 'production' })).toEqual(one('POSY_MODE'))
})

test('a full disk is one line, at the first start and at a later one', async () => {
  const folder = await newTestFolder()
  const disk = mountSmallDisk(folder, 90)
  if (!disk) return expect(await startWithoutRoom(folder)).toContain('The disk is full')
  const env = { POSY_DATA: join(folder, 'data') }
  const filler = join(folder, 'first-filler')
  writeFileSync(filler, Buffer.alloc(70_000_000))
  expect(await refusedStart(env)).toEqual(one('The disk is full'))

  await rm(filler)
  const server = await startEmbedded(env.POSY_DATA)
  await server.stop()
  disk.fill()
  expect(await refusedStart(env)).toEqual(one('The disk is full'))
})

const secrets = { PUBLIC_URL: 'https://posy.example', POSY_SECRET: 'a secret that is long enough for a test' }

/** Exactly one line with these words, and the exit code of a failure. */
function one(words: string) {
  return { code: 1, said: [expect.stringContaining(words)] }
}

async function newTestProduct(): Promise<Product> {
  const product = await newProduct()
  onTestFinished(product.remove)
  return product
}

async function newTestFolder(): Promise<string> {
  const folder = await newFolder('posy-start-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The children of its PostgreSQL, whose names tell whose they are. */
function processesOf({ postgres }: Product): number[] {
  const sockets = new URL(postgres.url()).searchParams.get('host') ?? ''
  return processesNamed(`postgres: ${basename(sockets)}: `)
}

async function killBoth(product: Product) {
  await product.stop('SIGKILL')
  product.postgres.kill()
  while (isAlive(product.postgres.pid()!)) await sleep(5)
}

async function newPostgres(password: string) {
  const folder = await newTestFolder()
  const server = await startEmbedded(folder)
  onTestFinished(server.stop)
  const client = new pg.Client(server.url('postgres'))
  await client.connect()
  await client.query(`alter role posy password ${pg.escapeLiteral(password)}`)
  writeFileSync(join(folder, 'pg18/pg_hba.conf'), 'local all all scram-sha-256\n')
  await client.query('select pg_reload_conf()')
  await client.end()
  return server
}

/** Where no small disk can be mounted, an initdb that says what it says on a full one. */
async function startWithoutRoom(folder: string): Promise<string> {
  const binaries = await newTestFolder()
  writeFileSync(join(binaries, 'initdb'), '#!/bin/sh\necho "initdb: error: could not write: No space left on device" >&2; exit 1\n', {
    mode: 0o755,
  })
  return startEmbedded(folder, { binaries }).then(
    () => 'started',
    ({ message }: Error) => message,
  )
}
