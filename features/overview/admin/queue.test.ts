// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { businessesIn } from '#tests/businesses.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const { record, holderOf, operator } = businessesIn(world)

// P6 A3 V9
test('all that waits for an operator stands in one list, the oldest promise first, each with who, since when, until when and where', async () => {
  const nadia = await operator()
  const [profile, claimed, disputed, reviewed] = [await record(), await record(), await record(), await record()]
  const [holder, wren, ada] = [await holderOf(disputed.id), await world.couple(), await world.couple()]
  await sql`insert into vendor_submissions (content_id, model, state, submitted_at) values (${profile.id}, '{"name": "Fern"}', 'submitted', now() - interval '20 days')`.execute(
    db,
  )
  await sql`insert into vendor_claims (user_id, content_id, words, created_at) values
    (${wren.id}, ${claimed.id}, 'Ours.', now() - interval '40 days'), (${wren.id}, ${disputed.id}, 'Ours.', now() - interval '30 days')`.execute(
    db,
  )
  await sql`insert into vendor_reviews (user_id, content_id, stars, words, signed, month, is_called_off, proof, dispute, disputed_at)
    values (${ada.id}, ${reviewed.id}, 1, 'Nobody came.', 'Ada', '2026-01', false, 'payment', 'We were there.', now())`.execute(db)
  await sql`insert into submissions (user_id, slug, is_vendor, title, metas, taxonomy, told, state, submitted_at, promised_on)
    values (${ada.id}, ${`supper-${ada.id}`}, false, 'A supper for ninety', '{}', '{}', '{}', 'submitted', now(), current_date + 20)`.execute(
    db,
  )

  const { status, body } = await nadia.get('/admin/queue')
  expect(status).toBe(200)
  expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual(['claim', 'dispute', 'profile', 'review', 'wedding'])
  expect(body.counts).toEqual({ wedding: 1, profile: 1, claim: 1, dispute: 1, review: 1, lead: 0, report: 0 })
  expect(body.data[0]).toMatchObject({ title: claimed.title, who: expect.stringMatching(/^Ada Couple/), is_late: true })
  expect(body.data[4]).toMatchObject({ title: 'A supper for ninety', is_late: false, url: `/admin/submissions/supper-${ada.id}` })
  const { rows } = await sql<{
    n: number
  }>`select count(*)::integer as n from generate_series(current_date + 1, ${body.data[3].promised_on}::date, interval '1 day') day
    where extract(isodow from day) < 6`.execute(db)
  expect(rows[0]!.n).toBe(2)

  expect((await nadia.get('/admin/queue?kind=dispute')).body).toMatchObject({ data: [{ kind: 'dispute' }], meta: { total: 1 } })
  const second = (await nadia.get('/admin/queue?page=2&per_page=3')).body
  expect(second.data.map(({ kind }: { kind: string }) => kind)).toEqual(['review', 'wedding'])
  expect(second.meta).toMatchObject({ total: 5, last_page: 2 })
  const only = (await nadia.get(`/admin/vendor-queue?kind=claim&id=${body.data[1].id}`)).body
  expect(only.data.map(({ title }: { title: string }) => title)).toEqual([disputed.title])
  for (const somebody of [holder, wren, world.visitor()]) expect((await somebody.get('/admin/queue')).status).toBeGreaterThan(400)

  const settle = () => nadia.put(`/admin/reviews/${body.data[3].id}`, { removal: null })
  await Promise.all([settle(), settle()])
  expect((await nadia.get('/admin/queue?kind=review')).body.data).toEqual([])
})

// V9
test('what is decided about a review is on record once, and written to the business and to whose review is gone', async () => {
  const nadia = await operator()
  const { id, title } = await record()
  const [holder, ada] = [await holderOf(id), await world.couple()]
  const { rows } = await sql<{ id: number }>`
    insert into vendor_reviews (user_id, content_id, stars, words, signed, month, is_called_off, proof, dispute, disputed_at)
    values (${ada.id}, ${id}, 1, 'Nobody came.', 'Ada & Grace', '2026-01', false, 'payment', 'We were there.', now()) returning id`.execute(
    db,
  )
  const settle = () => nadia.put(`/admin/reviews/${rows[0]!.id}`, { removal: 'untrue' })
  expect((await Promise.all([settle(), settle()])).map(({ status }) => status)).toEqual([200, 200])
  const acts = await db.selectFrom('vendor_acts').where('content_id', '=', id).select(['what', 'words', 'actor_id']).execute()
  expect(acts).toEqual([{ what: 'review_removed', words: 'untrue', actor_id: nadia.id }])
  const letters = await db.selectFrom('mails').where('subject', 'like', `${title}%`).select(['to_address', 'text']).execute()
  expect(letters.map(({ to_address }) => to_address).sort()).toEqual([holder.email, ada.email].sort())
  for (const { text } of letters) expect(text).toContain('It says something that isn’t true.')
})
