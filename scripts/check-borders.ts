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
]

/** Lists of what there is: they know every feature, whatever its area. */
const lists = [/^app\//, /^web\/map\/(?:tool|site|guest)-pages\.ts$/, /^features\/[a-z]+(?:\.server)?\.ts$/]

/** Imports that the borders forbid; the linter keeps those between pages, server and rows. */
export function crossing(root: string, files: string[]): string[] {
  const sources = files.filter((file) => /^(app|art|db|features|server|web)\/.*\.tsx?$/.test(file))
  return sources.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const imported = [...text.matchAll(/\b(?:from|import) ?\(?'([#.][^']+)'/g)].map(([, path = '']) => place(file, path))
    const crossed = imported.filter((path) => !mayImport(file, path)).map((path) => `${file}: may not import ${path}`)
    return writesLines(file, text)
      ? [...crossed, `${file}: lines of the history are written by ${linesAt} alone, which knows their kinds`]
      : crossed
  })
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

/** Of another feature its contract, its plain rules and what its server exports; of another area only if that comes before. */
function mayKnow(file: string, path: string): boolean {
  const [, area, feature] = file.split('/')
  const [, otherArea, other] = path.split('/')
  const isOpen = path.endsWith('.server.ts') ? file.endsWith('.server.ts') : /\/[a-z0-9-]+\.(?:ts|css\?url)$/.test(path)
  if (area === otherArea) return feature === other || isOpen
  return isOpen && rankOf(otherArea) < rankOf(area)
}

function rankOf(area: string | undefined): number {
  return areas.findIndex((name) => name === area)
}
