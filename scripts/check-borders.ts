import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { areas } from './areas.ts'

const forAll = ['features/contract.ts', 'features/route.ts', 'features/shapes.ts', 'features/kinds.ts']

/** What all rows of weddings share; for those alone. */
const forRows = [
  'features/lines.server.ts',
  'features/thing.server.ts',
  'features/things.server.ts',
  'features/backs.server.ts',
  'features/planned.server.ts',
  'features/arrivals.server.ts',
  'features/written.server.ts',
  'features/quoted.server.ts',
]

/** Lists of what there is: they know every feature, whatever its area. */
const lists = [/^app\//, /^web\/map\/(?:tool|site|magazine|guest|submission)-pages\.ts$/, /^features\/[a-z]+(?:\.server)?\.ts$/]

/** Imports that the borders forbid; the linter keeps those between pages, server and rows. */
export function crossing(root: string, files: string[]): string[] {
  const sources = files.filter((file) => /^(app|art|db|features|server|web)\/.*\.tsx?$/.test(file))
  const known = sources.map((file): Source => sourceOf(root, file))
  const crossed = known.flatMap(({ file, text, imported }) => [
    ...imported.filter((path) => !mayImport(file, path)).map((path) => `${file}: may not import ${path}`),
    ...(writesLines(file, text) ? [`${file}: lines of the history are written by ${linesAt} alone, which knows their kinds`] : []),
  ])
  return [...crossed, ...knots(known)]
}

interface Source {
  file: string
  text: string
  imported: string[]
}

function sourceOf(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8')
  const imported = [...text.matchAll(/\b(?:from|import) ?\(?'([#.][^']+)'/g)].map(([, path = '']) => place(file, path))
  return { file, text, imported }
}

/** Features that know each other in a circle: what is changed in one of them is changed in all. */
function knots(sources: readonly Source[]): string[] {
  const known = new Map<string, Set<string>>()
  for (const { file, imported } of sources) {
    const from = file.endsWith('.test.ts') ? undefined : featureOf(file)
    const others = imported.flatMap((path) => featureOf(path) ?? []).filter((other) => other !== from)
    if (from) known.set(from, (known.get(from) ?? new Set()).union(new Set(others)))
  }
  const reach = (from: string, seen: Set<string> = new Set()): Set<string> => {
    for (const other of known.get(from) ?? []) if (!seen.has(other)) reach(other, seen.add(other))
    return seen
  }
  const knotted = [...known.keys()].filter((feature) => reach(feature).has(feature))
  return knotted.map(
    (feature) =>
      `features/${feature}: knows itself by way of ${[...(known.get(feature) ?? [])].filter((other) => reach(other).has(feature)).join(', ')}`,
  )
}

/** Its area and name; what stands at the root of an area's features is of none. */
function featureOf(path: string): string | undefined {
  return /^features\/([^/]+\/[^/]+)\//.exec(path)?.[1]
}

const linesAt = 'features/lines.server.ts'

/** A line of a kind that nobody declared could be neither told nor taken back. */
function writesLines(file: string, text: string): boolean {
  return (
    file !== linesAt &&
    /^(features|server)\//.test(file) &&
    !file.endsWith('.test.ts') &&
    /insert\s+into\s+wedding_changes|insertInto\('wedding_changes'/i.test(text)
  )
}

function place(file: string, path: string): string {
  return path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)).replaceAll('\\', '/')
}

function mayImport(file: string, path: string): boolean {
  const [top = ''] = file.split('/')
  const [to = ''] = path.split('/')
  const isServerFile = file.endsWith('.server.ts')
  if (/\.(test|gen)\.ts$/.test(file) || top === 'app') return true
  if (to === 'app') return false
  if (top === 'features' && !isServerFile && (to === 'server' || to === 'db' || path.endsWith('.server.ts'))) return false
  if (to !== 'features' || forAll.includes(path) || lists.some((list) => list.test(file))) return true
  if (top !== 'features') return false
  return (isServerFile && forRows.includes(path)) || mayKnow(file, path)
}

/** Of another feature its contract, its plain rules, what it has in `shown/`, and what its server exports; of another area only if that comes before. */
function mayKnow(file: string, path: string): boolean {
  const [, area, feature] = file.split('/')
  const [, otherArea, other] = path.split('/')
  const isOpen = path.endsWith('.server.ts')
    ? file.endsWith('.server.ts')
    : /\/[a-z0-9-]+\.(?:ts|css\?url)$|\/shown\/[a-z-]+\.tsx$/.test(path)
  if (area === otherArea) return feature === other || isOpen
  return isOpen && rankOf(otherArea) < rankOf(area)
}

function rankOf(area: string | undefined): number {
  return areas.findIndex((name) => name === area)
}
