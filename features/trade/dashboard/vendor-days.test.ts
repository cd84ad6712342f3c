// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
let nth = 0

interface Waits {
  id: number
  waits_since: string
}

// CALL-064 P3
test('views and impressions are counted as they happen, those of vendors and machines are not, and a recount agrees', async () => {
  const { slug, id, holder } = await vendor()
  const [ada, other] = [await world.couple(), (await vendor()).holder]
  const url = `http://posy.test/vendors/${slug}`
  const look = (who: Pick<Person, 'post'>, at = url, headers = {}) => who.post('/t', { name: 'page_view', extra: {}, url: at }, headers)
  for (const who of [ada, world.visitor(), holder, other]) expect((await look(who)).status).toBe(204)
  await look(ada, `${url}?utm_source=letter`)
  await look(ada, `${url}/more`)
  await look(world.visitor(), url, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  const seen = { event: 'impression', extra: { part: `vendor ${slug}` }, url: 'http://posy.test/vendors', referer: '' }
  await world.visitor().post('/be', { events: [seen, seen, { ...seen, extra: { part: 'header' } }] })
  await holder.post('/be', { events: [seen] })
  const gone = await fetch(`${world.origin}/api/v1/vendors/${slug}/go/website`, { redirect: 'manual' })
  expect([gone.status, gone.headers.get('location')]).toEqual([303, 'https://posies.example'])
  expect((await world.visitor().get(`/vendors/${slug}/go/instagram`)).status).toBe(404)
  await ada.post('/users/me/items', { model: { id } })
  await ask(ada, id)
  const { body } = await holder.get('/users/me/vendor-statistics')
  expect(body.data).toMatchObject({
    now: { impressions: 2, views: 3, contacts: 1, websites: 1, instagrams: 0 },
    before: { views: 0 },
    answers: null,
  })
  expect(body.data.days.at(-1)).toMatchObject({ impressions: 2, views: 3 })
  const { rows } = await sql<{ n: number }>`
    with told as (select content.id, (created_at at time zone 'UTC')::date as day,
        count(*) filter (where (vendor_event(event, extra, analytics_events.url)).what = 'impression')::integer as impressions,
        count(*) filter (where (vendor_event(event, extra, analytics_events.url)).what = 'view')::integer as views
      from analytics_events join content on content.type = 'vendor' and content.slug = (vendor_event(event, extra, analytics_events.url)).slug group by 1, 2)
    select count(*)::integer as n from told full join vendor_counts kept on kept.content_id = told.id and kept.day = told.day
    where (told.impressions, told.views) is distinct from (kept.impressions, kept.views)`.execute(world.db)
  expect(rows[0]!.n).toBe(0)
})

test('who waits longest stands first, with no more of them than they gave, and nobody else sees them', async () => {
  const { id, holder } = await vendor()
  const eve = (await vendor()).holder
  for (const [name, hours] of [
    ['Ada', 2],
    ['Bea', 30],
    ['Cleo', 5],
  ] as const) {
    const couple = await world.couple()
    await world.db.updateTable('users').set({ firstname: name }).where('id', '=', couple.id).execute()
    await ask(couple, id, hours)
  }
  const { body } = await holder.get('/users/me/vendor-waiting')
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Bea', 'Cleo', 'Ada'])
  expect(JSON.stringify(body)).not.toMatch(/@example\.com/)
  expect((await eve.get('/users/me/vendor-waiting')).body.data).toEqual([])
  expect((await (await world.couple()).get('/users/me/vendor-waiting')).status).toBe(403)
  const { body: inbox } = await holder.get('/conversations?side=vendor&filter=waiting')
  expect(body.data.map(({ id, waits_since }: Waits) => [id, waits_since])).toEqual(
    inbox.data.map(({ id, waits_since }: Waits) => [id, waits_since]),
  )
  const { body: tasks } = await holder.get('/users/me/vendor-tasks')
  expect(tasks.data.slice(0, 4)).toMatchObject([
    { kind: 'answer', name: 'Bea', id: body.data[0].id },
    { kind: 'answer' },
    { kind: 'answer' },
    { kind: 'calendar', days: null },
  ])
  await holder.post(`/conversations/${body.data[0].id}/messages`, { words: 'Free, and glad to.' })
  expect((await holder.get('/users/me/vendor-waiting')).body.data.map(({ name }: { name: string }) => name)).toEqual(['Cleo', 'Ada'])
})

// P4
test('why a business stands where it stands are the five numbers of the published order', async () => {
  const { slug, holder } = await vendor()
  const { body: list } = await world.visitor().get('/vendors?service=florists&place=sonoma&per_page=100')
  const found = list.data.find((one: { piece: { slug: string } }) => one.piece.slug === slug)
  const { body } = await holder.get('/users/me/vendor-statistics')
  expect(body.data.place).toEqual({ position: found.position, of: list.meta.total, ...found.reason })
})

// V7
test('a calendar says what is booked and held, opens a held day by itself, and is unknown after thirty days', async () => {
  const { slug, id, holder } = await vendor()
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const stateOf = async (date: string) => (await world.visitor().get(`/vendors/${slug}?date=${date}`)).body.data.day
  expect(await stateOf(day(60))).toBe('unknown')
  const days = [
    { day: day(60), state: 'booked' },
    { day: day(61), state: 'held' },
  ]
  const saved = await holder.put('/users/me/vendor/calendar', { days, capacity: 2 })
  expect(saved.body.data).toMatchObject({ capacity: 2, days: [{ ...days[0], booked: 2, until: null }, { ...days[1] }] })
  expect(await Promise.all([60, 61, 62].map((n) => stateOf(day(n))))).toEqual(['booked', 'held', 'free'])
  const facts = async () => (await world.visitor().get(`/vendors/${slug}`)).body.data
  expect((await facts()).holds).toEqual([{ day: day(61), until: expect.stringMatching(/^20\d\d-/) }])
  await sql`update content set fields = fields || '{"since": 2011}' where id = ${id}`.execute(world.db)
  expect(await stateOf(day(60))).toBe('booked')
  await sql`update vendor_holds set until = now() where content_id = ${id}`.execute(world.db)
  expect(await stateOf(day(61))).toBe('free')
  expect((await facts()).holds).toEqual([])
  await holder.put('/users/me/vendor/calendar', { days: [{ day: day(60), state: 'booked', booked: 1 }] })
  expect(await stateOf(day(60))).toBe('free')
  await sql`update vendors set calendar_checked_on = current_date - 31 where content_id = ${id}`.execute(world.db)
  expect(await stateOf(day(62))).toBe('unknown')
  expect((await (await world.couple()).put('/users/me/vendor/calendar', { days })).status).toBe(403)
})

// P8 UI-064
test('a connection stands once both have said so, and either ends it', async () => {
  const [fern, odile, eve] = [await vendor(), await vendor(), await vendor()]
  const standing = async (who: typeof fern, of: typeof fern) => {
    const { body } = await who.holder.get('/users/me/vendor-network')
    return body.data.find(({ id }: { id: number }) => id === of.id)?.standing
  }
  const askFor = (who: typeof fern, of: typeof fern) =>
    who.holder.post('/users/me/vendor-network', { vendor_id: of.id, words: 'You lent me a ladder.' })
  expect((await Promise.all([askFor(fern, odile), askFor(fern, odile)])).map(({ status }) => status)).toEqual([200, 200])
  expect([await standing(fern, odile), await standing(odile, fern)]).toEqual(['asked', 'asks'])
  const letters = await world.db.selectFrom('mails').where('text', 'like', '%lent me a ladder%').select('to_address').execute()
  expect(letters).toEqual([{ to_address: odile.holder.email }])
  expect((await eve.holder.delete(`/users/me/vendor-network/${odile.id}`)).status).toBe(404)
  await askFor(odile, fern)
  expect([await standing(fern, odile), await standing(odile, fern)]).toEqual(['connected', 'connected'])
  expect((await askFor(fern, fern)).status).toBe(422)
  const end = () => fern.holder.delete(`/users/me/vendor-network/${odile.id}`)
  expect((await Promise.all([end(), end()])).map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect([await standing(fern, odile), await standing(odile, fern)]).toEqual([undefined, undefined])
})

// P8 UI-064
test('a business that nobody looks after is invited by one letter, however often it is asked, and answers once somebody does', async () => {
  const [fern, free] = [await vendor(), await vendor()]
  await world.db.deleteFrom('vendor_members').where('content_id', '=', free.id).execute()
  const address = `shop-${free.id}@example.com`
  await sql`update content set fields = fields || jsonb_build_object('contact_email', ${address}::text) where id = ${free.id}`.execute(
    world.db,
  )
  const ask = () => fern.holder.post('/users/me/vendor-network', { vendor_id: free.id, words: 'You cut the hedge so well.' })
  await Promise.all([ask(), ask()])
  expect((await fern.holder.delete(`/users/me/vendor-network/${free.id}`)).status).toBe(200)
  expect((await ask()).body.data).toMatchObject([{ id: free.id, standing: 'asked', is_here: false }])
  const letters = await world.db.selectFrom('mails').where('to_address', '=', address).select('text').execute()
  expect(letters).toHaveLength(1)
  expect(letters[0]!.text).toContain('You cut the hedge so well.')
  expect(letters[0]!.text).toContain(`/tools/create-or-claim-vendor-profile/setup/code?vendor=${free.id}`)
  expect(letters[0]!.text).not.toContain(fern.holder.email)
  const odile = await world.couple()
  await world.db.insertInto('vendor_members').values({ user_id: odile.id, content_id: free.id }).execute()
  await world.db.updateTable('users').set({ is_vendor: true }).where('id', '=', odile.id).execute()
  expect((await odile.get('/users/me/vendor-network')).body.data).toMatchObject([{ id: fern.id, standing: 'asks' }])
})

async function vendor() {
  const slug = `posies-${++nth}-of-glen-ellen`
  const location = { place: 'sonoma', city: 'Sonoma', state: 'CA', latitude: 38.3, longitude: -122.5 }
  const fields = {
    service: 'florists',
    location,
    price_from: 2_400_00,
    price_unit: 'wedding',
    contact_email: 'hello@posies.example',
    website: 'https://posies.example',
  }
  const { rows } = await sql<{ id: number }>`
    insert into content (type, slug, url, title, excerpt, status, published_on, fields)
    values ('vendor', ${slug}, ${`/vendors/${slug}`}, ${`Posies ${nth}`}, 'Garden-grown.', 'published', '2026-01-01', ${JSON.stringify(fields)}::jsonb)
    returning id`.execute(world.db)
  const holder = await world.couple()
  await world.db.updateTable('users').set({ is_vendor: true }).where('id', '=', holder.id).execute()
  await world.db.insertInto('vendor_members').values({ user_id: holder.id, content_id: rows[0]!.id }).execute()
  return { slug, id: rows[0]!.id, holder }
}

async function ask(couple: Person, content_id: number, hours = 0): Promise<void> {
  await sql`insert into enquiries (user_id, content_id, service, place, message, created_at)
    values (${couple.id}, ${content_id}, 'florists', '', 'One long table for ninety.', now() - make_interval(hours => ${hours}))`.execute(
    world.db,
  )
}
