import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { platform } from 'node:os'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Owner } from './embedded-place.ts'

/**
 * The folder that a process stands in, as its argument. On Linux it reads and writes there
 * even when its user may not enter the folders above, such as the private home of root.
 */
export function here(folder: string): string {
  return platform() === 'linux' ? '/proc/self/cwd' : folder
}

/** What a child of ours gets: none of the caller's PG* variables, which would change what it does. */
export const childEnv = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' }

export function run(command: string, args: string[], { cwd, owner }: { cwd: string; owner: Owner }): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = spawn(command, args, { ...owner, cwd, env: childEnv, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  child.on('error', reject)
  child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output || `${basename(command)} ended with ${code}`))))
  return promise
}

/** A process that ended and that nobody has asked about yet (a zombie) is not alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return platform() !== 'linux' || !/\) Z /.test(readOr('', `/proc/${pid}/stat`))
}

export function commandOf(pid: number): string {
  if (platform() === 'linux') return readOr('', `/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  return ps('-ww', '-o', 'command=', '-p', String(pid))
}

/** The processes whose command line begins with this. */
export function processesNamed(start: string): number[] {
  if (platform() === 'linux')
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && commandOf(pid).startsWith(start))
  const lines = ps('-axww', '-o', 'pid=,command=').split('\n')
  return lines.map((line) => line.trim().split(/\s+(.*)/)).flatMap(([pid, command]) => (command?.startsWith(start) ? [Number(pid)] : []))
}

export function parentOf(pid: number): number {
  const stat = platform() === 'linux' ? readOr('', `/proc/${pid}/stat`).replace(/.*\) \w /s, '') : ps('-o', 'ppid=', '-p', String(pid))
  return Number.parseInt(stat)
}

/** False when the process certainly stands in another folder; one of another user does not always say. */
export function mayStandIn(folder: string, pid: number): boolean {
  try {
    const [wanted, found] = [statSync(folder), statSync(`/proc/${pid}/cwd`)]
    return wanted.ino === found.ino && wanted.dev === found.dev
  } catch {
    return true
  }
}

/** Ends a process as gently as it lets us; a server that ends ungently recovers at its next start. */
export async function end(pid: number, signals: NodeJS.Signals[] = ['SIGINT', 'SIGQUIT', 'SIGKILL']): Promise<void> {
  for (const signal of signals) {
    for (const each of [signal, 'SIGCONT']) if (isAlive(pid)) process.kill(pid, each) // a halted process hears nothing
    for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 10) await sleep(10)
  }
}

function ps(...args: string[]): string {
  try {
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

function readOr(otherwise: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
