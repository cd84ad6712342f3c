import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '#db/place.ts'
import { isPublic, type Page, pages } from '#web/map/routes.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { tokenOf, weddings } from './data.ts'
import { launchProduct } from './target.ts'

const assets = join(root, 'dist/client/assets')

/** What signed-in pages fetch by themselves as soon as they are alive: what keeps answers, and the line for live updates. */
const late = /^(queries|pusher)-.*\.js$/

/** The script of each page, in gzip, as the build and the page's HTML name it; no browser is asked. */
export async function benchBytes({ database }: Bench): Promise<Finding[]> {
  const { origin, stop } = await launchProduct(await database.open('usual', Object.values(weddings)))
  try {
    const weighed = await Promise.all(pages.filter(({ guard }) => guard !== 'demo').map((page) => weigh(origin, page)))
    return ['before_intent', 'after_intent', 'signed_in'].flatMap((goal) => heaviest(weighed.flat().filter((line) => line.goal === goal)))
  } finally {
    await stop()
  }
}

const mostLines = 5

interface Weight {
  path: string
  goal: string
  bytes: number
}

function heaviest(weights: Weight[]): Finding[] {
  const first = weights.toSorted((a, b) => b.bytes - a.bytes).slice(0, mostLines)
  return first.map(({ path, goal, bytes }) => ({
    what: `${path}, ${goal.replaceAll('_', ' ')}`,
    floor: '',
    product: '',
    value: bytes / 1_000,
    unit: ' KB',
    goal: goalOf('bytes', goal),
  }))
}

/** Pages whose address names something, or that send this couple elsewhere, are left out. */
async function weigh(origin: string, page: Page): Promise<Weight[]> {
  const path = page.path.replace(/\/\{-\$\w+\}/g, '') || '/'
  if (path.includes('$')) return []
  const headers: Record<string, string> = isPublic(page) ? {} : { cookie: `posy_session=${tokenOf(1)}` }
  const answer = await fetch(origin + path, { headers, redirect: 'manual' })
  if (answer.status !== 200) return []
  const html = await answer.text()
  const inline = gzipped([...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n'))
  const atOnce = [...html.matchAll(/<(?:script|link rel="modulepreload")\b[^>]*?(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(
    ([, name = '']) => name,
  )
  const all = [...html.matchAll(/"\/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name)
  if (!isPublic(page))
    return [{ path, goal: 'signed_in', bytes: inline + sizeOf([...all, ...readdirSync(assets).filter((name) => late.test(name))]) }]
  return [
    { path, goal: 'before_intent', bytes: inline + sizeOf(atOnce) },
    { path, goal: 'after_intent', bytes: sizeOf(all) },
  ]
}

/** Of these files and all that they import at once, each compressed by itself as it travels. */
function sizeOf(names: readonly string[]): number {
  const known = new Set(names)
  for (const name of known) for (const imported of importedBy(name)) known.add(imported)
  return [...known].reduce((sum, name) => sum + gzipped(readFileSync(join(assets, name))), 0)
}

function importedBy(name: string): string[] {
  return [...readFileSync(join(assets, name), 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(
    ([, imported = '']) => imported,
  )
}

function gzipped(body: string | Buffer): number {
  return gzipSync(body, { level: 9 }).length
}
