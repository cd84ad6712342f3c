import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, rmSync } from 'node:fs'
import { chmod, rm, writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Place, socketFolder } from './embedded-place.ts'
import { childEnv, commandOf, end, here, isAlive, mayStandIn, parentOf, processesNamed } from './embedded-process.ts'
import { refusal, StartRefused } from './start-refused.ts'

export interface Server {
  pid: number
  /** The folder of its socket. */
  sockets: string
  /** An earlier start left it, or another process runs on it right now. */
  wasRunning: boolean
  /** Settles when the server is gone. */
  ended: Promise<unknown>
}

export function urlOf(sockets: string, database: string): string {
  return `postgres://posy@localhost:5432/${encodeURIComponent(database)}?host=${encodeURIComponent(sockets)}&sslmode=disable`
}

/** The server that already runs on this very data, or a new one, with its socket where the last one had it. */
export async function obtain(place: Place, lastSockets?: string): Promise<Server> {
  for (const begun = Date.now(); Date.now() - begun < 30_000; await sleep(5 * pause)) {
    const sockets = await socketFolder(place, lastSockets)
    const server = (await runningServer(place.data, sockets)) ?? (await launch(place, sockets))
    if (server) return server
    if (Date.now() - begun > 3_000) await endStrays(place, sockets)
  }
  throw new StartRefused(`Processes of an earlier PostgreSQL still use ${place.data}: end them, then start again.`)
}

const pause = 20

interface PidFile {
  pid: number
  sockets: string
  isReady: boolean
}

function readPidFile(data: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number.parseInt(lines[0] ?? ''), sockets: lines[4] ?? '', isReady: lines[7]?.startsWith('ready') ?? false }
  } catch {
    return undefined
  }
}

/**
 * A file left by a killed server may name a process of somebody else by now, or a server of the folder that this one
 * was copied from. Only a server that sees this very folder counts; what is left of a dead one is removed.
 */
async function runningServer(data: string, sockets: string): Promise<Server | undefined> {
  for (const begun = Date.now(); ; await sleep(pause)) {
    const file = readPidFile(data)
    if (!file) return undefined
    const answer = await ask(file, data)
    if (answer === 'ours') return { ...file, wasRunning: true, ended: whenGone(file.pid) }
    if (answer === 'busy') continue

    if (answer === 'silent' && isServer(file, data)) {
      if (Date.now() - begun < 2_000) continue
      if (file.sockets) await end(file.pid)
    }
    await endOrphans(sockets)
    if (Object.is(readPidFile(data)?.pid, file.pid)) rmSync(join(data, 'postmaster.pid'), { force: true }) // not that of a quicker start
    return undefined
  }
}

/** Also true of a server that has not yet written down where its socket is. */
function isServer({ pid, sockets }: PidFile, data: string): boolean {
  const command = isAlive(pid) ? commandOf(pid) : ''
  return command.includes('postgres') && command.includes(sockets) && mayStandIn(data, pid)
}

/** A server that was killed alone may leave a child at work, which keeps the next one out. */
async function endOrphans(sockets: string) {
  const children = processesNamed(`postgres: ${basename(sockets)}: `)
  for (const pid of children) if (!commandOf(parentOf(pid)).includes(sockets)) await end(pid, ['SIGKILL'])
}

/** Servers of this folder whose pid file somebody deleted: nobody else finds them, and they keep the next one out. */
async function endStrays({ binaries, data }: Place, sockets: string) {
  const servers = processesNamed(`${join(binaries, 'postgres')} -D ${here(data)} -k ${sockets} `)
  for (const pid of servers) if (pid !== readPidFile(data)?.pid) await end(pid)
}

type Answer = 'ours' | 'other' | 'busy' | 'silent'

async function ask({ sockets }: PidFile, data: string): Promise<Answer> {
  if (!sockets) return 'silent'
  const mark = `posy-${randomUUID()}`
  const client = new pg.Client({ connectionString: urlOf(sockets, 'postgres'), connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await writeFile(join(data, mark), '')
    const { rows } = await client.query('select (pg_stat_file($1, true)).size is not null as is_ours', [mark])
    return rows[0].is_ours ? 'ours' : 'other'
  } catch (error) {
    return error instanceof pg.DatabaseError ? 'busy' : 'silent'
  } finally {
    await rm(join(data, mark), { force: true })
    await client.end().catch(() => {})
  }
}

async function whenGone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(200, undefined, { ref: false })
}

/** Nothing when another process holds the data; it may be a server that another start launches right now. */
async function launch(place: Place, sockets: string): Promise<Server | undefined> {
  const { owner, data } = place
  await chmod(data, 0o700)
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await rm(join(sockets, name), { force: true })

  const log = openLog(place)
  const child = spawn(join(place.binaries, 'postgres'), argumentsFor(data, sockets), {
    ...owner,
    cwd: data,
    env: childEnv,
    stdio: ['ignore', log.file, log.file],
    detached: true,
  })
  closeSync(log.file)
  child.unref()
  let failure: string | undefined
  const ended = new Promise<void>((resolve) => {
    const note = (reason: unknown) => resolve(void (failure = String(reason)))
    child.once('error', note)
    child.once('exit', note)
  })

  while (!isReady(data, child.pid)) {
    if (failure === undefined) await sleep(pause)
    else return whyNot(`${failure}\n${log.written()}`, place)
  }
  return { pid: child.pid!, sockets, wasRunning: false, ended }
}

/** No details in the log: they hold the values of rows, which may be about people. */
const settings = ['timezone=UTC', 'log_timezone=UTC', 'log_error_verbosity=terse', 'log_min_error_statement=panic', 'log_checkpoints=off']
if (platform() === 'linux') settings.push('recovery_init_sync_method=syncfs') // one call where a recovery else opens every file

function argumentsFor(data: string, sockets: string): string[] {
  const named = [...settings, `cluster_name=${basename(sockets)}`]
  return ['-D', here(data), '-k', sockets, '-h', '', '-p', '5432', ...named.flatMap((setting) => ['-c', setting])]
}

/** Begins anew when the old one is long. */
function openLog({ log }: Place) {
  const file = openSync(log, 'a')
  if (fstatSync(file).size > 10_000_000) ftruncateSync(file)
  const { size } = fstatSync(file)
  return { file, written: () => readFileSync(log).subarray(size).toString() }
}

function isReady(data: string, pid: number | undefined): boolean {
  const file = readPidFile(data)
  return file !== undefined && file.isReady && file.pid === pid
}

/** Another start was quicker: its server has the pid file, in which nothing may stand yet. */
function whyNot(reason: string, { folder, log }: Place): undefined {
  if (/lock file ".*" (already exists|is empty)|pre-existing shared memory block/.test(reason)) return undefined
  throw refusal(reason, folder, log)
}
