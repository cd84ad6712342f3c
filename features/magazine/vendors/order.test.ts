import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readVendors, type Search, sorted } from '#tests/published-order.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const { get } = world.visitor()

beforeAll(async () => {
  // Five vendors were asked often enough for their answers to count.
  await sql`insert into users (id, email, firstname, lastname) overriding system value
    select 900 + n, 'asks' || n || '@example.com', 'Ada', 'Lee' from generate_series(1, 8) n`.execute(world.db)
  await sql`insert into enquiries (user_id, content_id, service, place, message, created_at, answered_at)
    select 900 + n, content_id, service, '', 'Poppies, please.', now() - n * interval '3 days',
      case when n <= nth + 2 then now() - n * interval '3 days' + n * interval '9 hours' end
    from (select content_id, service, row_number() over (order by content_id) as nth from vendors order by content_id limit 5) asked,
      generate_series(1, 8) n`.execute(world.db)
  // Two of them work in a second place.
  await sql`update content set fields = fields || '{"also_in": ["chicago"]}' where type = 'vendor'
    and slug in ('fern-and-fable', 'odile-marsh')`.execute(world.db)
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
        url: '/a',
        services: [],
        places: [],
        languages: [],
        styles: ['modern'],
        unit: 'wedding',
        price: 5_000_00,
        travels: 120,
        reviews: 10,
        stars: 48,
        mean: 4.2,
        answered: 0.9,
        latitude: 0,
        longitude: 30 / 69.0934,
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

// ENTITY-020 RULE-040 V7
test('what is known of a vendor beside their words; a day is free only where the calendar was looked at within thirty days', async () => {
  const path = '/vendors/fern-and-fable?date='
  const of = async (date: string) => (await get(`${path}${date}`)).body.data
  expect(await of('2027-06-26')).toMatchObject({ day: 'booked', service: 'florists', is_photographer: false, answers: null })
  expect((await of('2027-06-24')).day).toBe('free')
  expect((await get('/vendors/odile-marsh')).body.data.is_photographer).toBe(true)
  const free = async () => (await get('/vendors?service=florists&date=2027-06-24&per_page=100')).body.data
  const names = (found: Shown[]) => found.map(({ piece }) => piece.url)
  expect(names(await free())).toContain('/vendors/fern-and-fable')
  await sql`update vendors set example_checked_days = 31 where content_id = (select id from content where slug = 'fern-and-fable')`.execute(
    world.db,
  )
  expect((await of('2027-06-24')).day).toBe('unknown')
  expect(names(await free())).not.toContain('/vendors/fern-and-fable')
})

test('counts say how many there would be with each further choice', async () => {
  const chosen = 'service=florists&place=sonoma&date=2027-06-24'
  const total = async (query: string) => (await get(`/vendors?${query}`)).body.meta.total
  const { counts, total: all } = (await get(`/vendors?${chosen}`)).body.meta
  expect(await total(`${chosen}&sum=100&styles=romantic`)).toBe(all)
  for (const [service, count] of Object.entries(counts.services).slice(0, 4))
    expect(await total(chosen.replace('florists', service)), service).toBe(count)
  for (const [place, count] of Object.entries(counts.places)) expect(await total(chosen.replace('sonoma', place)), place).toBe(count)
  for (const [cents, count] of Object.entries(counts.prices)) expect(await total(`${chosen}&price_most=${cents}`), cents).toBe(count)
  for (const [language, count] of Object.entries(counts.languages)) expect(await total(`${chosen}&languages=${language}`)).toBe(count)
  expect(await total(`${chosen}&is_verified=true`)).toBe(counts.verified)
})

// V3
test('how fast somebody answers is shown from five enquiries on', async () => {
  const shown = (await all({})).filter(({ answers }) => answers)
  expect(shown).toHaveLength(5)
  for (const { answers, reason } of shown) expect(answers).toMatchObject({ share: reason.answered, median_hours: expect.any(Number) })
  await sql`delete from enquiries where user_id > 904`.execute(world.db)
  const after = await all({})
  expect(after.filter(({ answers }) => answers)).toEqual([])
  for (const { reason } of after) expect(reason.answered).toBe(0.5)
})

test.each(['miles=0', 'date=2027-02-30', 'place=nowhere', 'sum=-1', 'sort=paid', 'per_page=900', 'service=%00', 'guests=1e9'])(
  'odd questions (%s) are refused',
  async (query) => expect((await get(`/vendors?${query}`)).status).toBe(422),
)

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
  answers: object | null
  reason: Record<'score' | 'fit' | 'answered', number>
}

async function all(search: Search): Promise<Shown[]> {
  const { styles = [], languages = [], ...rest } = search
  const given = { ...rest, styles: styles.join(), languages: languages.join(), per_page: 100 }
  const query = new URLSearchParams(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
  const pages = await Promise.all([1, 2].map(async (page) => (await get(`/vendors?${query}&page=${page}`)).body.data as Shown[]))
  return pages.flat()
}
