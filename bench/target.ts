import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#db/place.ts'

export interface Target {
  pid: number
  /** Milliseconds from the launch of the process to its first answer. */
  firstAnswer: number
  stop: () => Promise<void>
}

/** Starts a program that serves, and waits for its first answer of 200 at this address. */
export async function launch(
  file: string,
  env: Record<string, string>,
  url: string,
  headers: Record<string, string> = {},
): Promise<Target> {
  const begun = performance.now()
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await firstGood(url, headers, child)
  return { pid: child.pid!, firstAnswer: performance.now() - begun, stop: () => stop(child) }
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
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}
