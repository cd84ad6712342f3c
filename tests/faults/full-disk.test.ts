import { writeFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { soon } from '#tests/soon.ts'
import { pictureAddress } from '#web/picture-address.ts'
import { readMasters } from '../../art/masters.ts'
import { compare, expectCountersToHold, reading, rowsOf, storedRows } from './audit.ts'
import { diskOfWords } from './disk-of-words.ts'
import { figures } from './figures.ts'
import { newFolder, newProduct, type Product, processOf } from './product.ts'
import { deviceInsteadOf, fileInsteadOf, mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { type Couple, newCouples, startWriters, type Writers } from './writers.ts'

/** A real one shows what PostgreSQL does; one that only says so refuses every write, also those that would find a gap. */
const disks = ['a disk of 300 MB', 'a database that says so']

test.each(disks)(
  'while the disk of the database is full (%s) people read and are told to come back; nothing acknowledged is lost, and room is all it needs',
  async (kind) => {
    const folder = await newTestFolder()
    const mounted = kind === disks[0] ? mountSmallDisk(folder, 300) : undefined
    const product = await newProduct({}, folder)
    onTestFinished(product.remove)
    const disk = mounted ?? (await closedInTheEnd(product))
    const [reader] = await newCouples(product.origin, 1)
    await unseeAll(product)
    const writers = await startWriters(product.origin)
    await sleep(1_000)
    await startNewLogFile(product)

    await fillUntilRefused(disk, writers)
    await expectReading(product, reader!)
    await expectRefusedWrites(product, reader!)
    if (mounted) await crashForWantOfRoom(product)
    const freed = performance.now()
    disk.free()
    await writers.firstAnswerAfter(freed)
    await sleep(500)
    await writers.stop()
    const found = compare(writers.promised, await storedRows(product.postgres.url()))
    const { unexpected, ...seen } = writers.seen
    figures(`full disk (${mounted ? kind : disks[1]})`, { ...seen, ...found })

    expect(unexpected).toEqual([])
    expect(writers.seen.dropped).toBe(0)
    expect(found).toEqual({ lost: 0, doubled: 0 })
    await expectCountersToHold(writers.couples, product.postgres.url())
    await soon(async () => expect(await waitingLetters(product)).toBe(0))
  },
)

test('control: a server that answers before it writes loses what a full disk did not take, and the proof sees it', async () => {
  const folder = await newTestFolder()
  const file = join(folder, 'rows')
  const disk = mountSmallDisk(folder, 1) ?? deviceInsteadOf(file)
  writeFileSync(file, '')
  const server = await processOf(join(import.meta.dirname, 'stand-in.ts'), { ROWS: file })
  onTestFinished(() => void server.stop('SIGKILL'))
  await server.start()
  const writers = await startWriters(server.origin)
  await sleep(300)
  disk.fill()
  await sleep(500)
  disk.free()
  await sleep(300)
  await writers.stop()
  await sleep(100)
  const found = compare(writers.promised, rowsOf(file))
  figures('control, full disk', { acknowledged: writers.seen.acknowledged, ...found })
  expect(found.lost).toBeGreaterThan(0)
})

test('pictures are given out while their folder is full, and kept when there is room', async () => {
  const folder = await newTestFolder()
  const pictures = join(folder, 'data/pictures')
  await mkdir(pictures, { recursive: true })
  const disk = mountSmallDisk(pictures, 1) ?? fileInsteadOf(pictures)
  disk.fill()
  const product = await newProduct({ LOG_LEVEL: 'warn' }, folder)
  onTestFinished(product.remove)
  const [first, second] = [...readMasters().values()].map((master) => `${product.origin}${pictureAddress(master, 320)}`)
  expect(await picture(first!)).toMatchObject({ status: 200, type: 'image/webp', isWhole: true })
  expect(await picture(first!)).toMatchObject({ status: 200, isWhole: true })
  expect(await keptIn(pictures)).toEqual([])

  disk.free()
  expect(await picture(second!)).toMatchObject({ status: 200, isWhole: true })
  expect(await keptIn(pictures)).toHaveLength(1) // control: with room it is found in the folder
  await product.stop('SIGTERM')
  expect(product.output()).toContain('picture not kept')
})

async function closedInTheEnd(product: Product): Promise<SmallDisk> {
  const disk = await diskOfWords(product)
  onTestFinished(disk.close)
  return disk
}

async function newTestFolder(): Promise<string> {
  const folder = await newFolder('posy-full-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Its log has room of its own, a file at a time: were that file just ending, there would be no database to read from. */
async function startNewLogFile({ postgres }: Product): Promise<void> {
  await reading(postgres.url(), (db) => sql`select pg_switch_wal()`.execute(db))
}

/** What PostgreSQL itself lets go of in the meantime is taken, too. */
async function fillUntilRefused(disk: SmallDisk, { seen }: Writers): Promise<void> {
  const before = seen.away
  await vi.waitFor(
    () => {
      disk.fill()
      expect(seen.away).toBeGreaterThan(before + 50)
    },
    { timeout: 120_000, interval: 50 },
  )
}

/** Also who was away for so long that their coming would be noted. */
async function expectReading(product: Product, couple: Couple): Promise<void> {
  expect(await couple.get('/guests?per_page=10')).toMatchObject({ status: 200 })
  expect(await couple.get('/users/me')).toMatchObject({ status: 200 })
  for (const path of ['/', '/dashboard/events', '/readyz'])
    expect([path, (await fetch(product.origin + path, { headers: cookieOf(couple) })).status]).toEqual([path, 200])
}

async function expectRefusedWrites(product: Product, couple: Couple): Promise<void> {
  const answer = await refused(() => couple.post('/guest_wedding_events', { name: 'Late', taxonomy_event_id: ++late }))
  expect(answer).toMatchObject({ status: 503, body: { message: 'Deployment in progress ..' } })
  expect(answer.headers.get('retry-after')).toBeTruthy()
  const form = await refused(() => {
    const body = new URLSearchParams({ taxonomy_event_id: String(++late), name: 'Late' })
    const headers = { ...cookieOf(couple), 'sec-fetch-site': 'same-origin' }
    return fetch(`${product.origin}/dashboard/events`, { method: 'POST', redirect: 'manual', headers, body })
  })
  expect(form.headers.get('retry-after')).toBeTruthy()
  expect(await form.text()).toContain('<html')
}

let late = 1_000

/** A page of the table may still have room for a row or two. */
async function refused<Answer extends { status: number }>(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await send()
    if (answer.status === 503) return answer
  }
  throw new Error('Every write was taken')
}

/** Where there is no room for its log, PostgreSQL ends, and can't start before there is. */
async function crashForWantOfRoom({ postgres, origin }: Product): Promise<void> {
  const client = new pg.Client(postgres.url())
  client.on('error', () => {})
  await client.connect()
  const crashed = (async () => {
    for (let turn = 0; turn < 50; turn++) await client.query(`select pg_switch_wal(), pg_create_restore_point('full')`)
  })()
  await expect(crashed).rejects.toThrow()
  await client.end().catch(() => {})
  await sleep(2_000)
  const answer = await fetch(`${origin}/readyz`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.any(String)])
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
}

async function unseeAll({ postgres }: Product): Promise<void> {
  await reading(postgres.url(), (db) => sql`update tokens set seen_at = now() - interval '2 hours'`.execute(db))
}

function waitingLetters({ postgres }: Product): Promise<number> {
  return reading(postgres.url(), async (db) => {
    const { rows } = await sql<{ name: string }>`select task_identifier as name from graphile_worker.jobs`.execute(db)
    return rows.filter(({ name }) => name === 'send_mail').length
  })
}

async function picture(url: string) {
  const answer = await fetch(url, { headers: { accept: 'image/webp' } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isWhole = bytes.length > 100 && bytes.readUInt32LE(4) + 8 === bytes.length
  return { status: answer.status, type: answer.headers.get('content-type'), isWhole }
}

async function keptIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => name !== 'filler')
}

function cookieOf({ token }: Couple) {
  return { cookie: `posy_session=${token}` }
}
