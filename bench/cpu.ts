import { readFileSync } from 'node:fs'

/** CPU milliseconds that a process and, for Postgres, all its backends past and present have used. */
export function cpuOf(pid: number): number {
  return ticksOf(pid, true) + childrenOf(pid).reduce((sum, child) => sum + ticksOf(child, false), 0)
}

const msPerTick = 10

function ticksOf(pid: number, withEnded: boolean): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number)
    return (user + system + (withEnded ? endedUser + endedSystem : 0)) * msPerTick
  } catch {
    return 0
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}
