import { type Bench, type Finding, goalOf } from './bench.ts'
import { anyOf, type Couples, eventsOf, tokenOf, weddings } from './data.ts'
import type { Ask } from './load.ts'
import { medianOf, ratioOf, type Round, rotated, type Run, told } from './rounds.ts'
import { sameLists } from './same-lists.ts'
import { launch, launchProduct } from './target.ts'

/** What is asked of the list, of a random couple each time. Pages by cursor are asked for where the couple's page 332 ended. */
const questions: Record<string, { of: Couples; query: (couple: number) => string }> = {
  list: { of: weddings.small, query: () => '' },
  large: { of: weddings.large, query: () => '' },
  page_333: { of: weddings.large, query: () => '?page=333' },
  cursor: { of: weddings.large, query: (couple) => `?cursor=${cursors.get(couple)}` },
  search: { of: weddings.large, query: () => '?search=gar' },
  event_and_status: { of: weddings.large, query: (couple) => `?guest_event_id=${eventsOf(couple)[0]}&status=2` },
  missing_info: { of: weddings.large, query: () => '?missing_info=any' },
}

/** As the page of the list asks: by household, of one event. No floor does this. */
const asPage = (couple: number) => `?guest_event_id=${eventsOf(couple)[0]}&order_by=household`
const pages: Record<string, Couples> = { page: weddings.small, large_page: weddings.large }

const cursors = new Map<number, string>()

/** The guest list by the whole chain beside the least that can answer it, and its deep pages and filters beside its first page. */
export async function benchRead(bench: Bench): Promise<Finding[]> {
  const database = await bench.database.open('usual', Object.values(weddings))
  const floor = await launch({ file: 'bench/floors/list.ts', env: { DATABASE_URL: database }, path: '/guests', headers: headersOf(1) })
  const product = await launchProduct(database)
  try {
    await noteCursors(product.origin)
    for (const { of, query } of Object.values(questions)) {
      const couple = anyOf(of)
      await sameLists(floor.origin, product.origin, query(couple), headersOf(couple))
    }
    const runs = Object.entries(questions).flatMap(([name, { of, query }]): [string, Run][] => {
      const next = (path: string) => (): Ask => {
        const couple = anyOf(of)
        return { path: path + query(couple), headers: headersOf(couple) }
      }
      return [
        [`floor ${name}`, { ...floor, next: next('/guests') }],
        [`product ${name}`, { ...product, next: next('/api/v1/guests') }],
      ]
    })
    for (const [name, of] of Object.entries(pages)) {
      const next = (couple = anyOf(of)) => ({ path: `/api/v1/guests${asPage(couple)}`, headers: headersOf(couple) })
      runs.push([`product ${name}`, { ...product, next }])
    }
    return findingsOf(await rotated(Object.fromEntries(runs), { ...bench, postgres: bench.database.pid }))
  } finally {
    await Promise.all([floor.stop(), product.stop()])
  }
}

export function headersOf(couple: number): Record<string, string> {
  return { authorization: `Bearer ${tokenOf(couple)}` }
}

async function noteCursors(origin: string): Promise<void> {
  const { from, couples } = weddings.large
  for (let couple = from; couple < from + couples; couple++) {
    const answer = await fetch(`${origin}/api/v1/guests?page=332`, { headers: headersOf(couple) })
    cursors.set(couple, (await answer.json()).meta.next_cursor)
  }
}

function findingsOf(rounds: Record<string, Round[]>): Finding[] {
  const of = (who: string, name: string) => rounds[`${who} ${name}`] ?? []
  const both = (name: string) => ({ floor: told(of('floor', name)), product: told(of('product', name)), unit: 'x' })
  const beside = (name: string, other: string) => ({
    ...both(name),
    value: ratioOf(of('product', name), of('product', other)),
    goal: goalOf('read', name),
  })
  const parts = (who: string) => `${medianOf(of(who, 'list'), 'app').toFixed(2)} + ${medianOf(of(who, 'list'), 'postgres').toFixed(2)} ms`
  return [
    {
      ...both('list'),
      what: 'Guest list of 100, CPU beside the floor',
      value: ratioOf(of('product', 'list'), of('floor', 'list')),
      goal: goalOf('read', 'list'),
    },
    {
      what: 'the same, Node + PostgreSQL; Node alone beside the floor',
      floor: parts('floor'),
      product: parts('product'),
      value: ratioOf(of('product', 'list'), of('floor', 'list'), 'app'),
      unit: 'x',
    },
    { ...beside('large', 'list'), what: 'Guest list of 10,000 beside one of 100' },
    { ...beside('page_333', 'large'), what: 'its page 333 by number, beside its page 1' },
    { ...beside('cursor', 'large'), what: 'its page 333 by cursor' },
    { ...beside('search', 'large'), what: 'its guests whose name holds “gar”' },
    { ...beside('event_and_status', 'large'), what: 'its guests who come to one event' },
    {
      what: 'List of 10,000 as its page asks, by household and of one event (product), beside one of 100 (floor)',
      floor: told(of('product', 'page')),
      product: told(of('product', 'large_page')),
      value: ratioOf(of('product', 'large_page'), of('product', 'page')),
      unit: 'x',
      goal: goalOf('read', 'large_page'),
    },
    { ...beside('missing_info', 'large'), what: 'its guests without address of mail, phone or street' },
  ]
}
