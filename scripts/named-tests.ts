import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a comment such as `// CALL-038 RULE-032` says of the test, or of the group of tests, directly below it. */
export interface NamedTest {
  file: string
  line: number
  ids: string[]
  /** The titles from the outermost group to the test; none when no test with a readable title stands below. */
  titles?: RegExp[]
}

const places = '{db,features,server,tests,web}/**/*.{test,spec}.ts'
const names = /^\s*\/\/ ([A-Z]+-\d+(?:,? [A-Z]+-\d+)*)(?:: .*)?$/
const comment = /^\s*\/\//
const opening = /^\s*(?:test|it|describe)\b[\w.]*[(<`]/
const groupOpening = /^\s*(?:(?:test\.)?describe\b|\]\)\()/
const plainTitle = /^\s*[\w.]+\(\s*(['"`])((?:\\.|(?!\1).)*)\1/s
const tableTitle = /[)`]\(\s*(['"`])((?:\\.|(?!\1).)*)\1/s
const filledIn = /\$\{[^}]*\}|\$[\w.]+|%[a-z#$%]/i

export function findNamedTests(root: string): NamedTest[] {
  const files = globSync(places, { cwd: root }).sort()
  return files.flatMap((file) => namedIn(file, readFileSync(join(root, file), 'utf8').split('\n')))
}

function namedIn(file: string, lines: string[]): NamedTest[] {
  return lines.flatMap((text, index) => {
    const ids = names.exec(text)?.[1]?.split(/,? /)
    return ids ? [{ file, line: index + 1, ids, titles: titlesBelow(lines, index) }] : []
  })
}

function titlesBelow(lines: string[], index: number): RegExp[] | undefined {
  let at = index + 1
  while (comment.test(lines[at] ?? '')) at++
  if (!opening.test(lines[at] ?? '')) return undefined
  const titles = [at, ...groupsAround(lines, at)].map((start) => titleAt(lines, start))
  return titles.every((title) => title !== undefined) ? titles.reverse() : undefined
}

/** The format of the code is checked, so a group around a line opens on a line with less space before it. */
function groupsAround(lines: string[], at: number): number[] {
  const around: number[] = []
  let depth = spaceBefore(lines[at])
  for (let above = at - 1; above >= 0 && depth > 0; above--) {
    if (spaceBefore(lines[above]) >= depth) continue
    depth = spaceBefore(lines[above])
    if (groupOpening.test(lines[above] ?? '')) around.push(above)
  }
  return around
}

function spaceBefore(line = ''): number {
  const found = line.search(/\S/)
  return found < 0 ? Number.POSITIVE_INFINITY : found
}

function titleAt(lines: string[], at: number): RegExp | undefined {
  const next = lines.findIndex((line, index) => index > at && opening.test(line))
  const text = lines.slice(at, next < 0 ? undefined : next).join('\n')
  const title = (plainTitle.exec(text) ?? tableTitle.exec(text))?.[2]
  return title === undefined ? undefined : asPattern(title.replace(/\\(.)/gs, '$1'))
}

/** A title as a report has it, with anything in the places that a table or a loop fills. */
function asPattern(title: string): RegExp {
  const fixed = title.split(filledIn).map((text) => RegExp.escape(text))
  return new RegExp(`^${fixed.join('.*')}$`, 's')
}
