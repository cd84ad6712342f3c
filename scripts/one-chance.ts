import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#db/place.ts'

/** Where every test is about what must not go wrong even once. */
const places = /^tests\/(authz|hostile|faults)\//

/** What the first line of any other such file says: `// One chance: rights, writes`. */
const mark = /^\/\/ One chance: (?:rights|leaks|writes|money)(?:, (?:rights|leaks|writes|money))*\n/

/** Titles that speak of rights, leaks, lost or doubled writes, or money. */
const words = /\b(strangers?|another couple|leaks?|(is|are|nothing) lost|loses no|doubled|(comes|there) twice|charged|refund\w*)\b/i

/** Whether the tests of this file are never run a second time. */
export function hasOneChance(file: string): boolean {
  return places.test(file) || mark.test(textOf(file))
}

/** What speaks of such things in a title, and does not begin with the line that says so. */
export function unmarked(files: readonly string[]): string[] {
  const tests = files.filter((file) => /\.(test|spec)\.ts$/.test(file) && !hasOneChance(file))
  const speaking = tests.filter((file) => titlesIn(textOf(file)).some((title) => words.test(title)))
  return speaking.map((file) => `${file}: speaks of rights, leaks, lost writes or money, so its first line is \`// One chance: …\``)
}

/** Of the tests that are written down as unsteady, those that may never be. */
export function excused(text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => file)
  return [...new Set(named)]
    .filter(hasOneChance)
    .map((file) => `tests/unsteady.md: ${file} is about rights, leaks, lost writes or money; find its fault`)
}

/** A test's title stands behind its name; behind a table, in a call of its own. */
function titlesIn(text: string): string[] {
  const named = /^\s*(?:(?:test|it|describe)\b.*?\(|[\])}\s]*[)`]\()\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/gm
  return [...text.matchAll(named)].map(([, , title = '']) => title)
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
