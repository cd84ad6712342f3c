import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ensureDatabase, startEmbedded } from '#db/embedded.ts'
import { end, isAlive } from '#db/embedded-process.ts'
import { root } from '#db/place.ts'
import { StartRefused } from '#db/start-refused.ts'
import { newFolder } from './product.ts'

test('letters of every language are letters', async () => {
  const { server } = await newServer()
  const rows = await query(server.url('postgres'), `select lower('ÉÅÑ') as lower, 'Éric' ilike 'éric' as alike, 'Åberg' < 'Zoe' as sorted`)
  expect(rows).toEqual([{ lower: 'éåñ', alike: true, sorted: true }])
  await query(server.url('postgres'), 'create extension pg_trgm')
  expect(await query(server.url('postgres'), `select similarity('ñúé', 'ñúé') as same`)).toEqual([{ same: 1 }])
})

test('a database of any name is made once', async () => {
  const { server } = await newServer()
  await Promise.all([1, 2, 3].map(() => ensureDatabase(server, `o'ne "ü" %`)))
  expect(await query(server.url(`o'ne "ü" %`), 'select current_database() as name')).toEqual([{ name: `o'ne "ü" %` }])
})

test('it runs below a path with spaces that is longer than a socket may be', async () => {
  const { server } = await newServer(join(await newTestFolder(), "a b'c", 'x'.repeat(120), 'y'.repeat(200)))
  expect(await query(server.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('three first starts at once share one server', async () => {
  const folder = await newTestFolder()
  const servers = await Promise.all([1, 2, 3].map(() => startElsewhere(folder)))
  expect(new Set(servers.map(({ pid }) => pid)).size).toBe(1)
  expect(existsSync(join(folder, 'pg18/PG_VERSION'))).toBe(true)
})

test.each([
  ['was halted', (folder: string) => process.kill(pidIn(folder), 'SIGSTOP')],
  ['lost its socket', (folder: string) => rm(socketsIn(folder), { recursive: true })],
  ['lost its pid file', (folder: string) => rm(join(folder, 'pg18/postmaster.pid'))],
])('a server that %s is replaced', async (_, harm) => {
  const folder = await newTestFolder()
  const { pid } = await startElsewhere(folder)
  await harm(folder)
  await newServer(folder)
  expect(isAlive(pid)).toBe(false)
})

test('two starts that share a server go on sharing one after each of its deaths', async () => {
  const { folder, server } = await newServer()
  const { server: other } = await newServer(folder)
  for (let round = 0; round < 5; round++) {
    const pid = pidIn(folder)
    process.kill(pid, 'SIGKILL')
    while (isAlive(pid)) await sleep(5)
    for (const { url } of [server, other]) await answering(url('postgres'))
  }
})

test('a child that works on after its server was killed does not keep the next one out', async () => {
  const { folder, server } = await newServer()
  const client = new pg.Client(server.url('postgres'))
  client.on('error', () => {})
  await client.connect()
  const counting = client.query('select count(*) from generate_series(1, 1e9::int) a').then(
    () => 'counted all of them',
    () => 'cut off',
  )
  process.kill(pidIn(folder), 'SIGKILL')
  await newServer(folder)
  expect(await counting).toBe('cut off')
})

test('a copy of a folder in use gets a server of its own, and the first one lives on', async () => {
  const { folder, server } = await newServer()
  const copy = join(await newTestFolder(), 'copy')
  await query(server.url('postgres'), 'checkpoint')
  await cp(folder, copy, { recursive: true, preserveTimestamps: true })
  const pid = pidIn(folder)
  await newServer(copy)
  expect(pidIn(copy)).not.toBe(pid)
  expect([isAlive(pid), pidIn(folder)]).toEqual([true, pid])
})

test('a start that was killed while it made the database leaves none that looks whole', async () => {
  const folder = await newTestFolder()
  const child = begin(folder)
  while (!existsSync(join(folder, `pg18.new-${child.pid}/PG_VERSION`))) await sleep(5)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(join(folder, 'pg18'))).toBe(false)
  await newServer(folder)
  expect(existsSync(join(folder, `pg18.new-${child.pid}`))).toBe(false)
})

test.each(['', '1\n', 'no number'])('a pid file that says %j is no obstacle', async (text) => {
  const { folder, server } = await newServer()
  await server.stop()
  writeFileSync(join(folder, 'pg18/postmaster.pid'), text)
  await newServer(folder)
})

test('a pid file in which a quicker start has not written yet is waited for', async () => {
  const { folder, server } = await newServer()
  await server.stop()
  const making = setInterval(() => writeFile(join(folder, 'pg18/postmaster.pid'), '', { flag: 'wx' }).catch(() => {}), 1)
  setTimeout(() => clearInterval(making), 1_000)
  const { server: next } = await newServer(folder)
  expect(await query(next.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('the database of another version, or half of one, is refused in one line', async () => {
  const folder = await newTestFolder()
  await mkdir(join(folder, 'pg17'))
  writeFileSync(join(folder, 'pg17/PG_VERSION'), '17\n')
  await expect(startEmbedded(folder)).rejects.toThrow(/PostgreSQL 17, and this is 18/)
  await expect(startEmbedded(folder)).rejects.toThrow(StartRefused)
  await rm(join(folder, 'pg17'), { recursive: true })
  await mkdir(join(folder, 'pg18/base'), { recursive: true })
  await expect(startEmbedded(folder)).rejects.toThrow(/no whole database/)
})

async function newTestFolder(): Promise<string> {
  const folder = await newFolder('posy-embedded-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function newServer(given?: string) {
  const folder = given ?? (await newTestFolder())
  const server = await startEmbedded(folder, { tell: () => {} })
  onTestFinished(server.stop)
  return { folder, server }
}

/** In a process of its own, which leaves its server running when it is killed. */
async function startElsewhere(folder: string): Promise<{ pid: number }> {
  const child = begin(folder)
  await once(child.stdout!, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const pid = pidIn(folder)
  onTestFinished(() => end(pid))
  return { pid }
}

function begin(folder: string): ChildProcess {
  const text = `const { startEmbedded } = await import('#db/embedded.ts'); await startEmbedded(process.argv[1]); console.log('ready')`
  const args = ['--input-type=module', '--eval', text, folder]
  return spawn(join(root, 'node_modules/.bin/node'), args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
}

function pidIn(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'pg18/postmaster.pid'), 'utf8'))
}

function socketsIn(folder: string): string {
  return readFileSync(join(folder, 'pg18/postmaster.pid'), 'utf8').split('\n')[4]!
}

async function answering(url: string): Promise<void> {
  const isUp = () =>
    query(url, 'select 1').then(
      () => true,
      () => false,
    )
  while (!(await isUp())) await sleep(20)
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
