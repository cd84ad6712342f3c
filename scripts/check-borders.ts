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
    return imported.filter((path) => !mayImport(file, path)).map((path) => `${file}: may not import ${path}`)
  })
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
