import { type Browser, chromium } from '@playwright/test'
import { browserFlags, browserPath } from '#scripts/browser.ts'
import { isPublic, pages } from '#web/map/routes.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { weddings } from './data.ts'
import { type Load, loadSlowly } from './page-load.ts'
import { stillCopyOf } from './still-copy.ts'
import { launchProduct } from './target.ts'

/** Every page that anybody may open, and one that is not there. */
const paths = [...pages.filter((page) => !page.path.includes('$') && isPublic(page)).map(({ path }) => path), '/nowhere']

interface Loads {
  path: string
  floor: Load[]
  product: Load[]
}

/** Public pages on a slow phone beside the same pages without script: when they are there, how long they hear nobody, how much moves. */
export async function benchLab({ database, rounds, isQuick }: Bench): Promise<Finding[]> {
  const product = await launchProduct(await database.open('usual', Object.values(weddings)))
  const floor = await stillCopyOf(product.origin)
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserFlags })
  try {
    const all: Loads[] = []
    for (const path of isQuick ? paths.slice(-2) : paths)
      all.push(await loadsOf(browser, path, { floor: floor.origin, product: product.origin }, Math.min(2, rounds)))
    return findingsOf(all)
  } finally {
    await browser.close()
    floor.close()
    await product.stop()
  }
}

async function loadsOf(browser: Browser, path: string, origins: Record<'floor' | 'product', string>, rounds: number): Promise<Loads> {
  const loads: Loads = { path, floor: [], product: [] }
  await warmUp(origins.floor + path)
  // A busy machine gets more rounds.
  for (let round = 0; round < rounds || (round < 4 * rounds && !isQuiet(loads)); round++) {
    for (const name of ['floor', 'product'] as const) loads[name].push(await loadSlowly(browser, origins[name] + path))
  }
  return loads
}

/** Whatever else the machine does only adds to these, so the least disturbed round tells. */
function lcpOf(loads: readonly Load[]): number {
  return Math.min(...loads.map(({ lcp }) => lcp))
}

function tbtOf(loads: readonly Load[]): number {
  return Math.min(...loads.map(({ tbt }) => tbt))
}

function isQuiet({ floor, product }: Loads): boolean {
  return lcpOf(product) <= goalOf('lab', 'lcp') * lcpOf(floor) && tbtOf(product) <= goalOf('lab', 'blocked')
}

/** A copy is made when it is first asked for, of the page and of what it names. */
async function warmUp(url: string): Promise<void> {
  const html = await (await fetch(url)).text()
  const named = [...html.matchAll(/(?:href|src)="(\/[^"#]*\.\w+)"/g)].map(([, path]) => fetch(new URL(path!, url)))
  await Promise.all(named.map(async (answer) => (await answer).arrayBuffer()))
}

function findingsOf(all: readonly Loads[]): Finding[] {
  const blocked = most(all, ({ product }) => tbtOf(product))
  const moved = most(all, ({ product }) => Math.min(...product.map(({ cls }) => cls)) * 1_000)
  return [
    ...all.map(({ path, floor, product }) => ({
      what: `${path}, until its largest part is painted, beside the page without script`,
      floor: `${lcpOf(floor).toFixed(0)} ms`,
      product: `${lcpOf(product).toFixed(0)} ms`,
      value: lcpOf(product) / lcpOf(floor),
      unit: 'x',
      goal: goalOf('lab', 'lcp'),
    })),
    {
      what: `hears nobody, longest: ${blocked.path}`,
      floor: '',
      product: '',
      value: blocked.value,
      unit: ' ms',
      goal: goalOf('lab', 'blocked'),
    },
    { what: `moves, most: ${moved.path}`, floor: '', product: '', value: moved.value, unit: '‰', goal: goalOf('lab', 'moved') },
  ]
}

function most(all: readonly Loads[], of: (loads: Loads) => number): { path: string; value: number } {
  return all.map((loads) => ({ path: loads.path, value: of(loads) })).toSorted((one, other) => other.value - one.value)[0]!
}
