import { join } from 'node:path'
import { root } from '#db/place.ts'
import { postgres15 } from './postgres-15.ts'
import { reportsFolder } from './test-reports.ts'

/** A run of many tests, which leaves a JSON report of its name. */
export interface Part {
  name: string
  command: [string, ...string[]]
  env: Record<string, string>
  /** The same with nothing but this file, or the test at this line of it, one at a time. */
  alone: (at: string) => Part
}

export function usualParts(): Part[] {
  return [vitest('stories', 'vitest.config.ts'), playwright()]
}

/** The faults, what an enemy would send, and what the oldest PostgreSQL that is promised could take otherwise, where this machine has it. */
export function hardParts(): Part[] {
  const old = postgres15()
  if (!old) console.log('PostgreSQL 15 is not installed here (Debian: postgresql-15), so the stories run on 18 alone.')
  const parts = [vitest('faults', 'vitest.hard.config.ts'), vitest('hostile', 'vitest.hostile.config.ts')]
  return old ? [...parts, vitest('stories-on-15', 'vitest.old.config.ts', { POSTGRES_15: old })] : parts
}

export function reportAt(name: string): string {
  return join(root, reportsFolder, `${name}.json`)
}

/** Where our reporter of Vitest says what went wrong outside of any test. */
export function errorsAt(name: string): string {
  return join(root, reportsFolder, `${name}.errors`)
}

/** The stories that this configuration of Vitest names. */
export function vitest(name: string, config: string, env: Record<string, string> = {}, only: string[] = []): Part {
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./tests/errors-outside.ts', `--outputFile.json=${reportAt(name)}`]
  return {
    name,
    command: ['vitest', 'run', '--config', config, ...reporters, ...only],
    env: { ...env, ERRORS_OUTSIDE: errorsAt(name) },
    alone: (at) => vitest(`${name}-again`, config, env, ['--maxWorkers=1', at]),
  }
}

function playwright(name = 'journeys', only: string[] = []): Part {
  return {
    name,
    command: ['playwright', 'test', ...only],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportAt(name) },
    alone: (at) => playwright(`${name}-again`, ['--workers=1', at]),
  }
}
