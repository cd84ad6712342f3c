import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#db/place.ts'
import type { BenchDatabase } from './database.ts'

/** What every kind is given. */
export interface Bench {
  database: BenchDatabase
  isQuick: boolean
  rounds: number
  /** Of one round of one run. */
  seconds: number
}

/** One line of the table: what was measured, and how it stands to its goal. */
export interface Finding {
  what: string
  floor: string
  product: string
  value: number
  unit: string
  /** The most it may be; undefined where a figure only helps to read the others. */
  goal?: number | undefined
}

export type Kind = (bench: Bench) => Promise<Finding[]>

/** The most that each figure may be, by kind and name. */
export const goals: Record<string, Record<string, number>> = JSON.parse(readFileSync(join(root, 'bench/goals.json'), 'utf8'))

export function goalOf(kind: string, name: string): number {
  const goal = goals[kind]?.[name]
  if (goal === undefined) throw new Error(`bench/goals.json has no goal ${kind}.${name}`)
  return goal
}
