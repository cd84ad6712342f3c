import type { Bench, Finding } from './bench.ts'
import { goalOf } from './bench.ts'
import { anyOf, type Couples, weddings } from './data.ts'
import { drawGrowth } from './growth-chart.ts'
import { headersOf } from './read.ts'
import { medianOf, ratioOf, type Round, rotated, type Run, told } from './rounds.ts'
import { launch, launchProduct, type Target } from './target.ts'

interface Size {
  name: string
  /** What the curve shows along. */
  guests: number
  database: string
  groups: Couples[]
  asked: Couples
}

/** Databases of ever more weddings of 100, each of its own. */
function databases(isQuick: boolean): Size[] {
  const sizes = [10_000, 100_000, ...(isQuick ? [] : [1_000_000])]
  return sizes.map((guests) => {
    const couples = { from: 1, couples: guests / 100, guests: 100, events: 2 }
    return { name: `${guests.toLocaleString('en')} in all`, guests, database: `growth_${guests}`, groups: [couples], asked: couples }
  })
}

/** Weddings of ever more guests within one database. */
const sizes: Size[] = [weddings.small, weddings.middle, weddings.large].map((asked) => ({
  name: `${asked.guests.toLocaleString('en')} in one wedding`,
  guests: asked.guests,
  database: 'usual',
  groups: Object.values(weddings),
  asked,
}))

/** The guest list's CPU as the database grows, and as one wedding does. */
export async function benchGrowth(bench: Bench): Promise<Finding[]> {
  const all = [...databases(bench.isQuick), ...sizes]
  const targets = new Map<string, Record<'floor' | 'product', Target>>()
  try {
    for (const { database, groups } of all) if (!targets.has(database)) targets.set(database, await launchBoth(bench, database, groups))
    const runs = all.flatMap(({ name, database, asked }): [string, Run][] => {
      const { floor, product } = targets.get(database)!
      const next = (path: string) => () => ({ path, headers: headersOf(anyOf(asked)) })
      return [
        [`floor ${name}`, { ...floor, next: next('/guests') }],
        [`product ${name}`, { ...product, next: next('/api/v1/guests') }],
      ]
    })
    const rounds = await rotated(Object.fromEntries(runs), { ...bench, postgres: bench.database.pid })
    if (!bench.isQuick) draw(bench.isQuick, rounds)
    return findingsOf(bench.isQuick, rounds)
  } finally {
    await Promise.all([...targets.values()].flatMap(({ floor, product }) => [floor.stop(), product.stop()]))
  }
}

async function launchBoth({ database }: Bench, name: string, groups: Couples[]): Promise<Record<'floor' | 'product', Target>> {
  const url = await database.open(name, groups)
  const floor = await launch({ file: 'bench/floors/list.ts', env: { DATABASE_URL: url }, path: '/guests', headers: headersOf(1) })
  return { floor, product: await launchProduct(url) }
}

function findingsOf(isQuick: boolean, rounds: Record<string, Round[]>): Finding[] {
  const beside = (some: Size[]) => (size: Size, nth: number) => {
    const [floor, product] = [rounds[`floor ${size.name}`]!, rounds[`product ${size.name}`]!]
    const value = ratioOf(product, rounds[`product ${some[0]!.name}`]!)
    const goal = nth === 0 ? undefined : goalOf('growth', 'large')
    return {
      what: `Guest list, ${size.name}, beside ${some[0]!.guests.toLocaleString('en')}`,
      floor: told(floor),
      product: told(product),
      value,
      unit: 'x',
      goal,
    }
  }
  const growing = databases(isQuick)
  return [...growing.map(beside(growing)), ...sizes.map(beside(sizes))].filter(({ goal }) => goal !== undefined)
}

function draw(isQuick: boolean, rounds: Record<string, Round[]>): void {
  const curve = (some: Size[], who: string) => some.map(({ name, guests }) => ({ guests, ms: medianOf(rounds[`${who} ${name}`]!) }))
  const panel = (title: string, some: Size[]) => ({ title, product: curve(some, 'product'), floor: curve(some, 'floor') })
  drawGrowth([panel('Guests in the database, 100 in each wedding', databases(isQuick)), panel('Guests in one wedding', sizes)])
}
