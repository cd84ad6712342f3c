// One chance: rights, lost writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { businessesIn } from '#tests/businesses.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const { record, holderOf, operator } = businessesIn(world)

const expected = {
  reviews: 2,
  saved: 2,
  lists: 2,
  enquiries: 2,
  conversations: 2,
  pieces: 1,
  connections: 1,
  people: 1,
  days: 1,
  views: 1,
  twice: 4,
}

// P6
test('of two at once that make two records one, it is done once, in the numbers that were shown before, on record and mailed', async () => {
  const { goes, stays, nadia, wren, merge } = await planted()
  const { body: before } = await nadia.get(`/admin/vendor-merges?goes=${goes.slug}&stays=${stays.slug}`)
  expect(before.data).toMatchObject({ moves: expected, hinders: null })
  const both = await Promise.all([merge(), merge()])
  expect(both.map(({ status, body }) => [status, body.data?.moved])).toEqual([
    [200, expected],
    [200, expected],
  ])
  const acts = await db
    .selectFrom('vendor_acts')
    .where('content_id', '=', stays.id)
    .where('what', '=', 'merged')
    .select('actor_id')
    .execute()
  expect(acts).toEqual([{ actor_id: nadia.id }])
  const letters = await db
    .selectFrom('mails')
    .where('to_address', '=', wren.email)
    .where('text', 'like', '%two doors%')
    .select('id')
    .execute()
  expect(letters).toHaveLength(1)
  const { body: after } = await nadia.get(`/admin/vendor-merges?goes=${goes.slug}&stays=${stays.slug}`)
  expect(after.data.hinders).toBe('merged')
})

// P6 V9
test('what couples have of both stays theirs: reviews, words in their order, lists and boards', async () => {
  const { goes, stays, ada, bea, merge } = await planted()
  await merge()
  expect(await reviewsOf(stays.id)).toEqual([`${ada.id} 5`, `${bea.id} 4`])
  expect(await reviewsOf(goes.id)).toEqual([`${bea.id} 1`])
  const figures = await db
    .selectFrom('vendors')
    .where('content_id', '=', stays.id)
    .select(['review_count', 'star_sum'])
    .executeTakeFirstOrThrow()
  expect(figures).toEqual({ review_count: 2, star_sum: 9 })
  expect(await words(bea)).toEqual(['Do you do dahlias?', 'And asters?'])
  expect(await words(ada)).toEqual(['Do you do dahlias?', 'We do.'])
  const lists = await db.selectFrom('user_vendors').where('user_id', '=', bea.id).orderBy('id').select(['vendor_id', 'name']).execute()
  expect(lists).toEqual([
    { vendor_id: stays.id, name: `Fern ${goes.id}` },
    { vendor_id: null, name: `Fern ${stays.id}` },
  ])
  const saved = await db.selectFrom('board_items').where('user_id', '=', bea.id).orderBy('id').select(['content_id', 'notes']).execute()
  expect(saved).toEqual([
    { content_id: null, notes: 'Those dahlias' },
    { content_id: stays.id, notes: '' },
  ])
  await enquire(ada, goes.id, 'Once more, by an old page')
  expect(await words(ada)).toEqual(['Do you do dahlias?', 'We do.', 'Once more, by an old page'])
})

// P6 V2
test('who looks after it, credits, connections and the old address come along, and the counters say what the events say', async () => {
  const { goes, stays, third, wren, wedding, merge } = await planted()
  await merge()
  expect(await creditsOf(wedding)).toEqual([stays.slug])
  const connections = await sql<object>`select asker_id, asked_id, confirmed_at is not null as is_confirmed from vendor_connections
    where ${stays.id} in (asker_id, asked_id)`.execute(db)
  expect(connections.rows).toEqual([{ asker_id: third.id, asked_id: stays.id, is_confirmed: true }])
  expect((await wren.get('/users/me/vendor')).body.data).toMatchObject({ id: stays.id, role: 'owner' })
  const { body: led } = await world.visitor().get(`/content?url=${encodeURIComponent(`/vendors/${goes.slug}`)}`)
  expect(led.data).toMatchObject({ id: stays.id, url: `/vendors/${stays.slug}` })
  await seen(goes.slug)
  expect(await differences()).toEqual([])
  const back = db.updateTable('content').set({ status: 'published' }).where('id', '=', goes.id)
  await expect(back.execute()).rejects.toThrow(/made one with another/)
})

/** Two records of one business, one of them looked after, and couples who have something of one or of both. */
async function planted() {
  const [goes, stays, third] = [await record(), await record(), await record()]
  const [nadia, wren, ada, bea] = [await operator(), await holderOf(goes.id), await world.couple(), await world.couple()]
  const wedding = await crediting(goes.slug)
  for (const couple of [ada, bea]) await enquire(couple, goes.id, 'Do you do dahlias?')
  await enquire(bea, stays.id, 'And asters?')
  await answered(ada, goes.id, 'We do.')
  await likes(ada, goes.id, { stars: 5, isHired: true })
  await likes(bea, goes.id, { stars: 1, isHired: true })
  await likes(bea, stays.id, { stars: 4, isHired: false })
  await sql`insert into vendor_connections (asker_id, asked_id, confirmed_at) values (${goes.id}, ${third.id}, now()), (${third.id}, ${stays.id}, null)`.execute(
    db,
  )
  await sql`insert into vendor_days (content_id, day, booked) values (${goes.id}, current_date + 40, 1)`.execute(db)
  await sql`update vendors set calendar_checked_on = current_date where content_id = ${goes.id}`.execute(db)
  for (const { slug } of [goes, stays]) await seen(slug)
  const merge = () => nadia.post('/admin/vendor-merges', { goes: goes.slug, stays: stays.slug, words: 'One shop with two doors.' })
  return { goes, stays, third, nadia, wren, ada, bea, wedding, merge }
}

/** Reviewed, on their list, and saved. */
async function likes({ id }: Person, vendor: number, { stars, isHired }: { stars: number; isHired: boolean }): Promise<void> {
  await sql`insert into vendor_reviews (user_id, content_id, stars, words, signed, month, is_called_off, proof)
    values (${id}, ${vendor}, ${stars}, 'They came.', 'Us', '2026-01', false, 'payment')`.execute(db)
  await sql`insert into user_vendors (user_id, vendor_id, name, hired_on) values (${id}, ${vendor}, ${`Fern ${vendor}`},
    case when ${isHired}::boolean then current_date end)`.execute(db)
  await sql`insert into board_items (user_id, board_id, content_type, content_id, title, notes)
    select user_id, id, 'vendor', ${vendor}, 'Fern', ${isHired ? 'Those dahlias' : ''} from boards where user_id = ${id} and slug = 'loved'`.execute(
    db,
  )
}

async function crediting(slug: string): Promise<number> {
  const fields = { photographer: 'somebody-else', vendors: [{ role: 'florists', vendor: slug }] }
  const { rows } = await sql<{ id: number }>`
    insert into content (type, slug, url, title, excerpt, status, published_on, fields)
    values ('real-wedding', ${`of-${slug}`}, ${`/weddings/of-${slug}`}, 'A supper', 'For ninety.', 'published', '2026-01-01', ${JSON.stringify(fields)}::jsonb)
    returning id`.execute(db)
  return rows[0]!.id
}

async function creditsOf(content_id: number) {
  const rows = await db.selectFrom('content_credits').where('content_id', '=', content_id).select('vendor').execute()
  return rows.map(({ vendor }) => vendor)
}

async function enquire({ id }: Person, content_id: number, message: string): Promise<void> {
  await sql`insert into enquiries (user_id, content_id, service, place, message) values (${id}, ${content_id}, 'florists', 'Sonoma', ${message})`.execute(
    db,
  )
}

async function answered({ id }: Person, content_id: number, words: string): Promise<void> {
  await sql`insert into messages (user_id, conversation_id, side, words) select user_id, id, 'vendor', ${words} from conversations
    where user_id = ${id} and content_id = ${content_id}`.execute(db)
  await sql`update enquiries set closed_at = now() where user_id = ${id} and content_id = ${content_id}`.execute(db)
  await sql`delete from messages where user_id = ${id} and kind = 'let_go'`.execute(db)
}

/** All that a couple's only conversation has, in order. */
async function words({ id }: Person): Promise<string[]> {
  const { rows } = await sql<{ said: string[] }>`select array_agg(words order by messages.id) as said from conversations
    join messages on (messages.user_id, conversation_id) = (conversations.user_id, conversations.id) where conversations.user_id = ${id} group by conversations.id`.execute(
    db,
  )
  expect(rows).toHaveLength(1)
  return rows[0]!.said
}

async function reviewsOf(content_id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('vendor_reviews')
    .where('content_id', '=', content_id)
    .orderBy('user_id')
    .select(['user_id', 'stars'])
    .execute()
  return rows.map(({ user_id, stars }) => `${user_id} ${stars}`)
}

/** On its page, in a list, and on the way to its website. */
async function seen(slug: string): Promise<void> {
  const url = `/vendors/${slug}`
  await sql`insert into analytics_events (kind, event, url, referer, extra) values ('event', 'page_view', ${url}, '/vendors', '{}'),
    ('event', 'vendor_website', ${url}, '', '{}'), ('event', 'impression', '/vendors', '', ${JSON.stringify({ part: `vendor ${slug}` })}::jsonb)`.execute(
    db,
  )
}

/** Where the counters and the events say something else: of a day, and of a part of the site. */
async function differences(): Promise<object[]> {
  const { rows } = await sql<object>`
    with seen as (
      select kept_vendor(content.id) as content_id, (created_at at time zone 'UTC')::date as day, about.what,
        own_part(case about.what when 'view' then referer else analytics_events.url end) as page
      from analytics_events cross join vendor_event(event, extra, analytics_events.url) about
      join content on content.type = 'vendor' and content.slug = about.slug),
    days as (select content_id, day, (count(*) filter (where what = 'impression'))::integer as impressions, (count(*) filter (where what = 'view'))::integer as views,
        (count(*) filter (where what = 'website'))::integer as websites, (count(*) filter (where what = 'instagram'))::integer as instagrams
      from seen group by 1, 2),
    sources as (select content_id, day, what, page, count(*)::integer as n from seen group by 1, 2, 3, 4)
    select to_jsonb(days) as said, to_jsonb(kept) as counted from days full join vendor_counts kept using (content_id, day)
      where (days.impressions, days.views, days.websites, days.instagrams) is distinct from (kept.impressions, kept.views, kept.websites, kept.instagrams)
    union all select to_jsonb(sources), to_jsonb(kept) from sources full join vendor_sources kept using (content_id, day, what, page)
      where sources.n is distinct from kept.n`.execute(db)
  return rows
}
