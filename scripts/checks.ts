import { readdirSync, readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '#db/place.ts'
import { crossing } from './check-borders.ts'
import { wrongInLock } from './check-lock.ts'
import { misplaced } from './check-places.ts'
import { misnamed } from './check-requirements.ts'
import { telling } from './check-traces.ts'
import { excused, unmarked } from './one-chance.ts'
import { run } from './parts.ts'
import { projectFiles } from './project-files.ts'
import { makeRouteTree, routeTree } from './route-tree.ts'

export interface Count {
  passed: number
  failed: number
  /** What failed, by name. */
  names?: string[]
}

type Program = [string, ...string[]]

// Checkers find out anew what others of them know: they get half of the cores, and the other programs the rest.
const checkers = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))

/** The longest first. What types remember goes by what is in the files, the packages and the config, and leaves with the packages. */
const programs: Record<string, Program> = {
  types: ['tsc', '--noEmit', '--checkers', `${checkers}`, '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json'],
  'dead code': ['knip', '--no-progress'],
  lint: ['oxlint', '--deny-warnings'],
  format: ['biome', 'format', '.'],
}

/** Rules of our own, which need no process of theirs: each returns what breaks it, a line for each. */
const rules: Record<string, (files: string[]) => string[]> = {
  places: misplaced,
  borders: (files) => crossing(root, files),
  traces: (files) => telling(root, files),
  'one chance': (files) => [...unmarked(files), ...excused(readFileSync(join(root, 'tests/unsteady.md'), 'utf8'))],
  'lock file': () => wrongInLock(root),
  requirements: () => misnamed(root),
}

/** Everything that can be known without running the product, at once, with a table and what failed in full. */
export async function runChecks(): Promise<Count> {
  const begun = performance.now()
  if (isOlder(routeTree, ...pageLists(), 'web/build/virtual-routes.ts')) await makeRouteTree()
  const running = Object.entries(programs).map(check)
  const files = projectFiles(root)
  const kept = Object.entries(rules).map(([name, rule]) => keep(name, () => rule(files)))
  const results = [...(await Promise.all(running)), ...kept]
  const failed = results.filter(({ code }) => code !== 0)
  for (const { name, output } of failed) console.log(`\n${name}:\n${output.trim()}\n`)
  for (const { name, code, seconds } of results)
    console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${inSeconds(seconds)}`)
  const names = failed.map(({ name }) => `check: ${name}`)
  const count = { passed: results.length - failed.length, failed: failed.length, names }
  console.log(`\nchecks: ${count.passed} passed, ${count.failed} failed in ${inSeconds((performance.now() - begun) / 1_000)}`)
  return count
}

async function check([name, [command, ...args]]: [string, Program]) {
  return { name, ...(await run(command, args, { isShown: false })) }
}

function keep(name: string, rule: () => string[]) {
  const begun = performance.now()
  const broken = brokenOf(rule)
  return { name, code: broken.length > 0 ? 1 : 0, output: broken.join('\n'), seconds: (performance.now() - begun) / 1_000 }
}

function brokenOf(rule: () => string[]): string[] {
  try {
    return rule()
  } catch (error) {
    return [String(error)]
  }
}

function pageLists(): string[] {
  return readdirSync(join(root, 'web/map')).map((name) => `web/map/${name}`)
}

/** Or missing. */
function isOlder(made: string, ...sources: string[]): boolean {
  const at = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return at(made) < Math.max(...sources.map((source) => at(join(root, source))))
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`
}
