import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { anyOf, type Couples } from './data.ts'
import { withDb } from './database.ts'
import { askedQuotes } from './planning-quotes.ts'
import { headersOf } from './read.ts'
import { ratioOf, type Round, rotated, type Run, told } from './rounds.ts'
import { launch, launchProduct } from './target.ts'

const couples = { from: 1, couples: 400, guests: 100, events: 2 } satisfies Couples
/** So many of them have a board of 50 things, others one of 10,000. */
const small = { from: 1, couples: 8, guests: 0, events: 0 } satisfies Couples
const large = { from: 9, couples: 8, guests: 0, events: 0 } satisfies Couples
const few = 50
const many = 10_000

const boardOf = (couple: number) => 1_000_000 + couple

/** What is asked, of whom. */
const asked: Record<string, { of: Couples; path: (couple: number) => string }> = {
  budget: { of: couples, path: () => '/budget' },
  board: { of: small, path: (couple) => `/boards/${boardOf(couple)}?per_page=${few}` },
  large_board: { of: large, path: (couple) => `/boards/${boardOf(couple)}?per_page=${few}` },
  deep_board: { of: large, path: (couple) => `/boards/${boardOf(couple)}?per_page=${few}&page=${many / few / 2}` },
  quotes: { of: couples, path: () => `/quotes?service=caterers&heads=${60 + Math.floor(Math.random() * 90)}` },
}

/** The list of costs, the window of a board, and quotes at another number of heads, beside their statements and JSON alone. */
export async function benchPlanning(bench: Bench): Promise<Finding[]> {
  const database = await bench.database.open('planning', [couples])
  await withDb(database, async (db) => {
    if (await db.transaction().execute(isFilled)) await sql`vacuum analyze`.execute(db)
  })
  const floor = await launch({ file: 'bench/floors/planning.ts', env: { DATABASE_URL: database }, path: '/', headers: {} })
  const product = await launchProduct(database)
  try {
    for (const { of, path } of Object.values(asked)) await sameAnswers(floor.origin, product.origin, path(of.from), headersOf(of.from))
    const runs = Object.entries(asked).flatMap(([name, { of, path }]): [string, Run][] => {
      const next = (prefix: string) => () => {
        const couple = anyOf(of)
        return { path: prefix + path(couple), headers: headersOf(couple) }
      }
      return [
        [`floor ${name}`, { ...floor, next: next('') }],
        [`product ${name}`, { ...product, next: next('/api/v1') }],
      ]
    })
    return findingsOf(await rotated(Object.fromEntries(runs), { ...bench, postgres: bench.database.pid }))
  } finally {
    await Promise.all([floor.stop(), product.stop()])
  }
}

/** What both say of it is the same. */
async function sameAnswers(floor: string, product: string, path: string, headers: Record<string, string>): Promise<void> {
  const [least, whole] = await Promise.all(
    [floor + path, `${product}/api/v1${path}`].map(async (url): Promise<{ data: unknown }> => (await fetch(url, { headers })).json()),
  )
  assert.notDeepEqual(least!.data, [])
  assert.deepEqual(least!.data, whole!.data)
}

function findingsOf(rounds: Record<string, Round[]>): Finding[] {
  const of = (who: string, name: string) => rounds[`${who} ${name}`] ?? []
  const beside = (what: string, name: string) => ({
    what: `${what}, CPU beside its statements and JSON alone`,
    floor: told(of('floor', name)),
    product: told(of('product', name)),
    value: ratioOf(of('product', name), of('floor', name)),
    unit: 'x',
    goal: goalOf('planning', name),
  })
  const besideFew = (what: string, name: string) => ({
    what,
    floor: told(of('product', 'board')),
    product: told(of('product', name)),
    value: ratioOf(of('product', name), of('product', 'board')),
    unit: 'x',
    goal: goalOf('planning', name),
  })
  return [
    beside('A budget of 60 costs and 120 payments, 50 of them listed', 'budget'),
    beside('A board of 50 things', 'board'),
    beside('Four quotes at another number of heads', 'quotes'),
    besideFew('Window of a board of 10,000 things (product) beside one of 50 (floor)', 'large_board'),
    besideFew('the same half way down', 'deep_board'),
  ]
}

/** Once: sixty costs with two payments each, four quotes, and for some a small or a large board. Whether it was done now. */
async function isFilled(db: Db): Promise<boolean> {
  const { rows } = await sql`select from budget_items limit 1`.execute(db)
  if (rows.length > 0) return false
  const all = sql`generate_series(${sql.lit(couples.from)}::int, ${sql.lit(couples.couples)}) u`
  await sql`insert into budget_items (user_id, name, category, estimated, actual)
    select u, 'Cost ' || n, (array['venues', 'caterers', 'florists', 'bands', 'other'])[1 + n % 5], 10000 * n, case when n % 2 = 0 then 9900 * n end
    from ${all}, generate_series(1, 60) n`.execute(db)
  await sql`insert into user_transactions (user_id, item_id, name, type, amount, due_date, paid_at, date)
    select user_id, id, 'Part ' || n, category, 1000 * n, current_date + 30 * n, case when n = 1 then now() end, case when n = 1 then current_date end
    from budget_items, generate_series(1, 2) n`.execute(db)
  for (const [name, terms] of Object.entries(askedQuotes))
    await sql`with vendor as (insert into user_vendors (user_id, name, taxonomy) select u, ${name}, 'caterers' from ${all} returning user_id, id)
      insert into user_quotes (user_id, user_vendor_id, terms) select user_id, id, ${JSON.stringify(terms)}::jsonb from vendor`.execute(db)
  const last = sql.lit(large.from + large.couples - 1)
  await sql`insert into boards (user_id, id, name, slug) overriding system value
    select u, ${sql.lit(boardOf(0))} + u, 'The table', 'the-table' from generate_series(${sql.lit(small.from)}::int, ${last}) u`.execute(db)
  await sql`insert into board_items (user_id, board_id, title, notes)
    select user_id, id, 'Thing ' || n, 'A note about it, number ' || n
    from boards, lateral generate_series(1, case when user_id < ${sql.lit(large.from)} then ${few}::int else ${many}::int end) n
    where slug = 'the-table'`.execute(db)
  return true
}
