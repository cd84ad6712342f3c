import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#db/place.ts'
import { freePort } from '#tests/free-port.ts'

export interface Target {
  origin: string
  pid: number
  /** Milliseconds from the launch of the process to its first answer. */
  firstAnswer: number
  stop: () => Promise<void>
}

interface Options {
  file: string
  env: Record<string, string>
  /** It is up when this is answered with 200. */
  path: string
  headers?: Record<string, string>
  /** A free one where none is asked for. */
  port?: number | undefined
}

export const secret = 'a secret of the bench, known to everybody'

/** The built product as it runs live, where nothing more says otherwise. */
export function launchProduct(
  database: string,
  path = '/readyz',
  headers: Record<string, string> = {},
  port?: number,
  more: Record<string, string> = {},
): Promise<Target> {
  const env = {
    DATABASE_URL: database,
    POSY_MODE: 'live',
    HOST: '127.0.0.1',
    POSY_SECRET: secret,
    POSY_DATA: join(root, '.data/bench'),
    TRUSTED_PROXIES: '1',
    ...more,
  }
  return launch({ file: 'dist/main.js', env, path, headers, port })
}

/** Starts a program that serves at a free port, and waits for its first good answer. */
export async function launch({ file, env, path, headers = {}, port: wanted }: Options): Promise<Target> {
  const port = wanted ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'info', PORT: String(port), PUBLIC_URL: origin, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await firstGood(`${origin}${path}`, headers, child)
  return { origin, pid: child.pid!, firstAnswer: performance.now() - begun, stop: () => stop(child) }
}

async function firstGood(url: string, headers: Record<string, string>, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url, { headers }).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.status === 200) return
    await sleep(2)
  }
  throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
