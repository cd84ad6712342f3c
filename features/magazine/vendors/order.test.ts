import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '#features/magazine/content/loading.server.ts'
import { readVendors, type Search, sorted } from '#tests/published-order.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { get } = world.visitor()

beforeAll(async () => {
  await loadContent(world.db, 'demo')
  // Five vendors were asked often enough for their answers to count.
  await sql`insert into users (id, email, firstname, lastname) overriding system value
    select 900 + n, 'asks' || n || '@example.com', 'Ada', 'Lee' from generate_series(1, 8) n`.execute(world.db)
  await sql`insert into enquiries (user_id, content_id, service, place, message, created_at, answered_at)
    select 900 + n, content_id, service, '', 'Poppies, please.', now() - n * interval '3 days',
      case when n <= nth + 2 then now() - n * interval '3 days' + n * interval '9 hours' end
    from (select content_id, service, row_number() over (order by content_id) as nth from vendors order by content_id limit 5) asked,
      generate_series(1, 8) n`.execute(world.db)
}, 60_000)

const searches: Search[] = [
  {},
  { service: 'florists' },
  { service: 'photographers', place: 'sonoma', sum: 4_000_00, styles: ['modern', 'romantic', 'rustic'], guests: 90 },
  { place: 'chicago', sum: 6_000_00, guests: 140, styles: ['industrial'] },
  { service: 'caterers', sum: 9_000_00, guests: 90 },
  { service: 'venues', place: 'hudson-valley', miles: 40, sum: 3_000_00, guests: 60, styles: ['rustic', 'vintage'] },
  { languages: ['Spanish'], sum: 0 },
]

// V1 UI-052 ROUTE-073
test.each(searches)('a second program gets the same order from the published page: %o', async (search) => {
  const expected = sorted(await readVendors(world.db), search)
  const shown = await all(search)
  expect(shown.map(({ piece }) => piece.url)).toEqual(expected.map(({ url }) => url))
  for (const [nth, { reason, is_new }] of shown.entries()) {
    const { url: _, is_new: wasNew, ...numbers } = expected[nth]!
    expect(is_new).toBe(wasNew)
    for (const [name, value] of Object.entries(numbers)) expect(reason[name as 'fit'], `${name} at ${nth + 1}`).toBeCloseTo(value, 6)
  }
})

test('the example on the page is right', () => {
  const { score } = sorted(
    [
      {
        ...{ services: [], places: [], languages: [], url: '/a', styles: ['modern'], unit: 'wedding', price: 5_000_00, travels: 120 },
        ...{ reviews: 10, stars: 48, mean: 4.2, answered: 0.9, latitude: 0, longitude: 30 / 69.0934 },
      },
    ],
    { styles: ['modern', 'rustic'], sum: 4_000_00 },
    { latitude: 0, longitude: 0 },
  )[0]!
  expect(score).toBeCloseTo(0.7075, 4)
})

test('places five and ten are for vendors with fewer than three reviews, and no other', async () => {
  const shown = await all({ sum: 3_000_00 })
  const newcomers = shown.filter(({ is_new }) => is_new)
  for (const { position, reviews } of newcomers) {
    expect([5, 10]).toContain(position)
    expect(reviews.count).toBeLessThan(3)
  }
  expect(newcomers.length).toBeGreaterThan(0)
})

test('ties are drawn anew each day from the day and the address', async () => {
  const day = new Date().toISOString().slice(0, 10)
  const shown = (await all({ service: 'florists' })).filter(({ is_new }) => !is_new)
  for (const [one, next] of shown.slice(1).map((next, nth) => [shown[nth]!, next] as const))
    if (one.reason.score === next.reason.score) expect(drawn(day, one.piece.url) < drawn(day, next.piece.url)).toBe(true)
})

function drawn(day: string, url: string): string {
  return createHash('sha256').update(`${day}${url}`).digest('hex')
}

interface Shown {
  piece: { url: string }
  position: number
  is_new: boolean
  reviews: { count: number }
  reason: Record<'score' | 'fit', number>
}

async function all(search: Search): Promise<Shown[]> {
  const { styles = [], languages = [], ...rest } = search
  const given = { ...rest, styles: styles.join(), languages: languages.join(), per_page: 100 }
  const query = new URLSearchParams(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
  const pages = await Promise.all([1, 2].map(async (page) => (await get(`/vendors?${query}&page=${page}`)).body.data as Shown[]))
  return pages.flat()
}
