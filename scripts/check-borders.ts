import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const forAll = ['features/contract.ts', 'features/route.ts', 'features/shapes.ts', 'features/kinds.ts']

/** What all rows of weddings share; for those alone. */
const forRows = ['features/lines.server.ts', 'features/thing.server.ts', 'features/things.server.ts']
const lists = [
  'server/features.ts',
  'server/feature-policies.ts',
  'server/feature-forms.ts',
  'server/feature-works.ts',
  'web/tool-pages.ts',
  'web/site-pages.ts',
  'features/contract.ts',
  'features/things.server.ts',
]

/** Imports that the borders forbid; the linter keeps those between pages, server and rows. */
export function crossing(root: string, files: string[]): string[] {
  const sources = files.filter((file) => /^(art|db|features|server|web)\/.*\.tsx?$/.test(file))
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
  const [area = '', feature = ''] = file.split('/')
  const [to = '', other = '', name = ''] = path.split('/')
  const isServerFile = file.endsWith('.server.ts')
  if (/\.(test|gen)\.ts$/.test(file)) return true
  if (area === 'features' && !isServerFile && (to === 'server' || to === 'db' || name.endsWith('.server.ts'))) return false
  if (isServerFile && area === 'features' && forRows.includes(path)) return true
  if (to !== 'features' || forAll.includes(path) || lists.includes(file)) return true
  if (area !== 'features') return false
  return other === feature || (name.endsWith('.server.ts') ? isServerFile : /^[a-z0-9-]+\.ts$/.test(name))
}
