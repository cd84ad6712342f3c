import { cpuOf } from './cpu.ts'
import { type Ask, type Load, load } from './load.ts'

/** What is asked again and again of one target. */
export interface Run {
  origin: string
  pid: number
  next: () => Ask
}

export interface Round extends Load {
  /** CPU milliseconds per answer: of the target, of PostgreSQL, of both. */
  app: number
  postgres: number
  cpu: number
}

interface Options {
  rounds: number
  seconds: number
  postgres: number
  connections?: number
}

/** Measures all runs in every round, each round beginning with another one, so that what neighbours do hits all alike. */
export async function rotated<Name extends string>(runs: Record<Name, Run>, options: Options): Promise<Record<Name, Round[]>> {
  const names = Object.keys(runs) as Name[]
  const measured = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<Name, Round[]>
  for (const name of names) await oneRound(runs[name], { ...options, seconds: Math.min(0.5, options.seconds) })
  for (let round = 0; round < options.rounds; round++) {
    const first = (round * 2) % names.length
    for (const name of [...names.slice(first), ...names.slice(0, first)]) measured[name].push(await oneRound(runs[name], options))
  }
  return measured
}

async function oneRound({ origin, pid, next }: Run, options: Options): Promise<Round> {
  const [appBefore, postgresBefore] = [cpuOf(pid), cpuOf(options.postgres)]
  const done = await load(origin, next, options)
  const app = (cpuOf(pid) - appBefore) / done.answers
  const postgres = (cpuOf(options.postgres) - postgresBefore) / done.answers
  return { ...done, app, postgres, cpu: app + postgres }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

export function medianOf(rounds: readonly Round[], part: keyof Round = 'cpu'): number {
  return median(rounds.map((round) => round[part]))
}

/** How many times the CPU of the other, by the median of what the rounds say. */
export function ratioOf(rounds: readonly Round[], others: readonly Round[], part: keyof Round = 'cpu'): number {
  return median(rounds.map((round, nth) => round[part] / (others[nth]?.[part] ?? Number.NaN)))
}

/** As a table shows it. */
export function told(rounds: readonly Round[]): string {
  const all = rounds.map(({ cpu }) => cpu)
  return `${medianOf(rounds).toFixed(2)} ms (${Math.min(...all).toFixed(2)}–${Math.max(...all).toFixed(2)})`
}
