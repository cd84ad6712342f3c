import { statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#db/place.ts'
import { run } from './parts.ts'
import { makeRouteTree } from './route-tree.ts'

export interface Count {
  passed: number
  failed: number
  /** What failed, by name. */
  names?: string[]
}

const checks: Record<string, [string, ...string[]]> = {
  types: ['tsc', '--noEmit'],
  lint: ['oxlint', '--deny-warnings'],
  places: ['node', 'scripts/check-places.ts'],
  format: ['biome', 'format', '.'],
  'dead code': ['knip', '--no-progress'],
  'lock file': ['node', 'scripts/check-lock.ts'],
  requirements: ['node', 'scripts/requirements.ts', '--check'],
}

/** Everything that can be known without running the product, at once, with a table and what failed in full. */
export async function runChecks(): Promise<Count> {
  const begun = performance.now()
  if (isOlder('web/routeTree.gen.ts', 'web/tool-pages.ts', 'web/site-pages.ts', 'web/build/virtual-routes.ts')) await makeRouteTree()
  const results = await Promise.all(Object.entries(checks).map(check))
  const failed = results.filter(({ code }) => code !== 0)
  for (const { name, output } of failed) console.log(`\n${name}:\n${output.trim()}\n`)
  for (const { name, code, seconds } of results)
    console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${inSeconds(seconds)}`)
  const names = failed.map(({ name }) => `check: ${name}`)
  const count = { passed: results.length - failed.length, failed: failed.length, names }
  console.log(`\nchecks: ${count.passed} passed, ${count.failed} failed in ${inSeconds((performance.now() - begun) / 1_000)}`)
  return count
}

async function check([name, [command, ...args]]: [string, [string, ...string[]]]) {
  return { name, ...(await run(command, args, { isShown: false })) }
}

/** Or missing, as on a fresh clone. */
function isOlder(made: string, ...sources: string[]): boolean {
  const at = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return at(made) < Math.max(...sources.map(at))
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`
}
