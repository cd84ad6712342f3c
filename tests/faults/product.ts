import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { end, isAlive, processesNamed } from '#db/embedded-process.ts'
import { urlOf } from '#db/embedded-server.ts'
import { root } from '#db/place.ts'
import { freePort } from '#tests/free-port.ts'

/** A process that serves HTTP at an address which stays the same through all its lives. */
export interface Process {
  origin: string
  /** Starts it, and waits until it answers. */
  start: () => Promise<void>
  /** Sends the signal, and tells how long the process took to end, and how. */
  stop: (signal: NodeJS.Signals) => Promise<Ended>
  /** What it wrote. */
  output: () => string
}

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  ms: number
}

export interface Product extends Process {
  /** Holds its database. */
  folder: string
  postgres: Postgres
  /** Ends all of it, and takes its files away. */
  remove: () => Promise<void>
}

export type Postgres = ReturnType<typeof postgresIn>

/** The whole product as one starts it, with its own PostgreSQL and files in a folder of its own, or in one that is given. */
export async function newProduct(env: Record<string, string> = {}, given?: string): Promise<Product> {
  const folder = given ?? (await newFolder('posy-faults-'))
  const postgres = postgresIn(join(folder, 'data'))
  const product = await processOf(mainFile(), { POSY_DATA: join(folder, 'data'), LOG_LEVEL: 'silent', ...env })
  await product.start()
  return { ...product, folder: join(folder, 'data'), postgres, remove }

  async function remove() {
    await product.stop('SIGTERM')
    const left = postgres.pid()
    if (left && isAlive(left)) await end(left)
    if (!given) await rm(folder, { recursive: true, force: true })
  }
}

/** A script of Node at a port of its own; it is there when `/readyz` answers 200. */
export async function processOf(script: string, env: Record<string, string>): Promise<Process> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let written = ''
  return { origin, start, stop, output: () => written }

  async function start() {
    const own = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', PORT: String(port), ...env }
    const begun = spawn(join(root, 'node_modules/.bin/node'), [script], { cwd: root, env: own, stdio: ['ignore', 'pipe', 'pipe'] })
    child = begun
    for (const stream of [begun.stdout, begun.stderr]) stream.on('data', (text) => (written += text))
    while (!(await isReady(origin))) {
      if (begun.exitCode !== null) throw new Error(`${basename(script)} ended with ${begun.exitCode}: ${written}`)
      await sleep(20)
    }
  }

  async function stop(sent: NodeJS.Signals): Promise<Ended> {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return { code: ending?.exitCode ?? null, signal: null, ms: 0 }
    const begun = performance.now()
    const exited = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(sent)
    await exited
    return { code: ending.exitCode, signal: ending.signalCode, ms: performance.now() - begun }
  }
}

/** PostgreSQL's own user has to reach what is in it. */
export async function newFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await chmod(folder, 0o755)
  return folder
}

/** The server that the product runs, as its operator sees it from outside. */
function postgresIn(data: string) {
  const lines = () => readPidFile(join(data, 'pg18', 'postmaster.pid'))
  const pid = () => Number(lines()[0] ?? 0) || undefined
  return {
    pid,
    url: () => urlOf(lines()[4] ?? '', 'posy'),

    /** What a machine that runs out of memory does: the server and every process of it at once. */
    kill() {
      const [server, , , , sockets] = lines()
      process.kill(Number(server), 'SIGSTOP') // it must not clean up after its children
      for (const each of [...processesNamed(`postgres: ${basename(sockets ?? '')}: `), Number(server)]) killNow(each)
    },

    /** What an operator's `pg_ctl stop -m fast` does; the product starts it again by itself. */
    shutDown() {
      process.kill(pid()!, 'SIGINT')
    },

    /** Resolves when a new server takes connections. */
    async back(gone: number | undefined) {
      while (pid() === gone || !lines()[7]?.startsWith('ready')) await sleep(5)
    },
  }
}

/** One that is gone by now is what we want. */
function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {}
}

function readPidFile(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** What `npm start` runs when it was built, else its source. */
export function mainFile(): string {
  const built = join(root, 'dist/main.js')
  return existsSync(built) ? built : join(root, 'app/main.ts')
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status === 200
}
