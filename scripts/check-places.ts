import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { root as ownRoot } from '#db/place.ts'

// The project, or another folder that is laid out like it.
const root = process.argv[2] ?? ownRoot

/** What a feature folder may hold; CONTRIBUTING.md says what each is for. */
const vocabulary = [
  /^contract\.ts$/,
  /^(policy|api|rows|forms|jobs|mail)\.server\.ts$/,
  /^[a-z0-9-]+-rows\.server\.ts$/,
  /^[a-z0-9-]+\.tsx$/,
  /^[a-z0-9-]+\.css$/,
  /^[a-z0-9-]+(\.test)?\.ts$/,
]
const banned = /^(utils?|helpers?|common|lib|services?|hooks|components|index|misc|shared)$/
const forAll = ['features/contract.ts', 'features/route.ts', 'features/shapes.ts']
const lists = [
  'server/features.ts',
  'server/feature-policies.ts',
  'server/feature-forms.ts',
  'web/tool-pages.ts',
  'web/site-pages.ts',
  'features/contract.ts',
]

const files = globSync('{art,db,features,server,web,tests,bench,scripts}/**/*.{ts,tsx,css,mjs}', { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
)
const wrong = [...files.flatMap(misplaced), ...files.filter((file) => /\.tsx?$/.test(file)).flatMap(crossing)]
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}

function misplaced(file: string): string[] {
  const parts = file.split('/')
  const names = parts.map((part) => part.replace(/\..*$/, ''))
  if (names.some((name) => banned.test(name))) return [`${file}: that name says nothing; name it after what it does`]
  if (parts[0] !== 'features' || parts.length === 2) return []
  if (parts.length > 3) return [`${file}: a feature folder is flat`]
  return vocabulary.some((pattern) => pattern.test(basename(file)))
    ? []
    : [`${file}: no such kind of file in a feature, see CONTRIBUTING.md`]
}

/** Imports that the borders forbid; the linter keeps those between pages, server and rows. */
function crossing(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const imported = [...text.matchAll(/\b(?:from|import) ?\(?'([#.][^']+)'/g)].map(([, path = '']) => place(file, path))
  return imported.filter((path) => !mayImport(file, path)).map((path) => `${file}: may not import ${path}`)
}

function place(file: string, path: string): string {
  return path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)).replaceAll('\\', '/')
}

function mayImport(file: string, path: string): boolean {
  const [area = '', feature = ''] = file.split('/')
  const [to = '', other = '', name = ''] = path.split('/')
  const isServerFile = file.endsWith('.server.ts')
  if (['tests', 'bench', 'scripts'].includes(area) || /\.(test|gen)\.ts$/.test(file)) return true
  if (area === 'features' && !isServerFile && (to === 'server' || to === 'db' || name.endsWith('.server.ts'))) return false
  if (to !== 'features' || forAll.includes(path) || lists.includes(file)) return true
  if (area !== 'features') return false
  return other === feature || (name.endsWith('.server.ts') ? isServerFile : /^[a-z0-9-]+\.ts$/.test(name))
}
