// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
let nth = 0
const names = ['impressions', 'views', 'saves', 'contacts', 'websites', 'instagrams'] as const

// P3
test('the events behind each number sum to it exactly, without visits of vendors and machines, and never say who', async () => {
  const { id, slug, holder } = await vendor()
  const ada = await world.couple()
  const url = `http://posy.test/vendors/${slug}`
  for (const who of [ada, world.visitor(), holder]) await who.post('/t', { name: 'page_view', extra: {}, url })
  await world.visitor().post('/t', { name: 'page_view', extra: {}, url }, { 'user-agent': 'Googlebot/2.1' })
  const seen = { event: 'impression', extra: { part: `vendor ${slug}` }, url: 'http://posy.test/vendors?service=florists', referer: '' }
  await world.visitor().post('/be', { events: [seen, { ...seen, url: 'http://posy.test/real-weddings/in-a-barn' }, seen] })
  await fetch(`${world.origin}/api/v1/vendors/${slug}/go/website`, { redirect: 'manual' })
  await ada.post('/users/me/items', { model: { id } })
  await sql`insert into enquiries (user_id, content_id, service, place, message, created_at) values (${ada.id}, ${id}, 'florists', 'Sonoma', 'Free?', now() - interval '40 days')`.execute(
    world.db,
  )
  // Counted before it was known from where.
  await sql`insert into vendor_counts (content_id, day, views) values (${id}, current_date - 3, 4), (${id}, current_date - 31, 2)`.execute(
    world.db,
  )
  const { body: statistics } = await holder.get('/users/me/vendor-statistics')
  for (const name of names) {
    const { body } = await holder.get(`/users/me/vendor-numbers/${name}`)
    const { now, before, events } = body.data
    const sum = (isNow: boolean) =>
      events.filter((one: { is_now: boolean }) => one.is_now === isNow).reduce((all: number, { n }: { n: number }) => all + n, 0)
    expect([name, sum(true), sum(false)]).toEqual([name, now, before])
    expect([name, now, before]).toEqual([name, statistics.data.now[name], statistics.data.before[name]])
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${ada.email}|"user_id"|visitor_key`))
  }
  const { body } = await holder.get('/users/me/vendor-numbers/impressions')
  expect(body.data.events.map(({ page, n }: { page: string; n: number }) => [page, n])).toEqual([
    ['/vendors', 2],
    ['/real-weddings', 1],
  ])
  expect(statistics.data.now).toMatchObject({ views: 6, contacts: 0 })
  expect((await (await vendor()).holder.get('/users/me/vendor-numbers/views')).body.data.events).toEqual([])
  expect((await ada.get('/users/me/vendor-numbers/views')).status).toBe(403)
  expect((await holder.get('/users/me/vendor-numbers/revenue')).status).toBe(422)
})

test('others are compared with from ten on, and not one fewer', async () => {
  const { holder, place } = await vendor('a-place-of-few')
  for (let n = 1; n <= 9; n++) await viewed((await vendor(place)).id, n)
  const read = async () => (await holder.get('/users/me/vendor-numbers/views')).body.data
  expect(await read()).toMatchObject({ peers: 9, comparison: null })
  await viewed((await vendor(place)).id, 10)
  expect(await read()).toMatchObject({ peers: 10, comparison: { median: 5 } })
})

// P3
test('the answer time opens its enquiries, each with when it was asked and when a person first answered, and whose they are', async () => {
  const [{ id, holder }, other] = [await vendor(), await vendor()]
  const ada = await world.couple()
  await sql`insert into enquiries (user_id, content_id, service, place, message, created_at, closed_at) select ${ada.id}, ${id}, 'florists', '', 'Free?',
    now() - nth * interval '1 day', now() from generate_series(1, 5) nth`.execute(world.db)
  await sql`update enquiries set answered_at = created_at + interval '3 hours' where user_id = ${ada.id} and id % 5 <> 0`.execute(world.db)
  const { body } = await holder.get('/users/me/vendor-answers')
  expect(body.data).toMatchObject({ total: 5, answers: { median_hours: 3, share: 0.8 } })
  expect(body.data.enquiries.filter((one: { answered_at: string | null }) => one.answered_at === null)).toHaveLength(1)
  expect(JSON.stringify(body)).not.toContain(ada.email)
  expect((await other.holder.get('/users/me/vendor-answers')).body.data).toEqual({ total: 0, answers: null, enquiries: [] })
  expect((await ada.get('/users/me/vendor-answers')).status).toBe(403)
})

async function viewed(content_id: number, views: number): Promise<void> {
  await sql`insert into vendor_counts (content_id, day, views) values (${content_id}, current_date, ${views})`.execute(world.db)
}

async function vendor(place = 'sonoma') {
  const holder = await world.couple()
  const slug = `counted-${++nth}`
  const fields = {
    service: 'florists',
    location: { place, city: 'Sonoma', state: 'CA', latitude: 38, longitude: -122 },
    price_from: 1,
    price_unit: 'wedding',
    website: 'https://posies.example',
  }
  const { rows } = await sql<{ id: number }>`
    insert into content (type, slug, url, title, excerpt, status, published_on, fields)
    values ('vendor', ${slug}, ${`/vendors/${slug}`}, 'Counted', '', 'published', current_date - 1, ${JSON.stringify(fields)}::jsonb) returning id`.execute(
    world.db,
  )
  const { id } = rows[0]!
  await world.db.insertInto('vendor_members').values({ user_id: holder.id, content_id: id }).execute()
  await world.db.updateTable('users').set({ is_vendor: true }).where('id', '=', holder.id).execute()
  return { id, slug, holder, place }
}
