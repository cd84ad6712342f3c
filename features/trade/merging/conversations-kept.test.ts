// One chance: rights, lost writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { businessesIn } from '#tests/businesses.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const { record, holderOf, operator } = businessesIn(world)

// P6
test('the address of a conversation that became a part of another leads to that one, for both sides and nobody else', async () => {
  const { ada, wren, gone, kept, merge } = await planted()
  await sql`insert into notifications (user_id, kind, params) values (${ada.id}, 'message', ${JSON.stringify({ url: `/messages/${gone}` })}::jsonb)`.execute(
    db,
  )
  await merge()
  for (const who of [ada, wren]) expect((await who.get(`/conversations/${gone}`)).body.data).toMatchObject({ id: kept })
  expect((await ada.post(`/conversations/${gone}/messages`, { words: 'By the old link.' })).status).toBe(200)
  expect((await ada.post(`/conversations/${gone}/read`, { up_to: 1 })).status).toBe(204)
  const notices = await sql<object>`select params ->> 'url' as url, read_at is not null as is_read from notifications
    where user_id = ${ada.id} and kind = 'message'`.execute(db)
  expect(notices.rows).toEqual([{ url: `/messages/${kept}`, is_read: true }])
  const stranger = await world.couple()
  for (const path of [`/conversations/${gone}`, `/conversations/${kept}`]) expect((await stranger.get(path)).status).toBe(404)
  expect((await stranger.post(`/conversations/${gone}/messages`, { words: 'Let me in.' })).status).toBe(404)
})

// P6
test('what was asked about both is settled: the answered question stands, of two that wait the older, and nobody passes on to themselves', async () => {
  const { ada, goes, stays, third, gone, kept, merge } = await planted()
  const [first, second] = await enquiriesOf(ada)
  await check(ada, kept, null)
  await check(ada, gone, 'real')
  await referral(ada, { conversation: kept, enquiry: second!, to: third.id, answer: null })
  await referral(ada, { conversation: gone, enquiry: first!, to: third.id, answer: null })
  await referral(ada, { conversation: gone, enquiry: first!, to: stays.id, answer: 'yes' })
  const [asked, elsewhere] = await elsewhereOf(ada, third.id)
  await referral(ada, { conversation: elsewhere!, enquiry: asked!, to: stays.id, answer: null })
  await referral(ada, { conversation: elsewhere!, enquiry: asked!, to: goes.id, answer: 'no' })
  await merge()
  const checks = await sql<object>`select conversation_id, verdict from lead_checks where user_id = ${ada.id}`.execute(db)
  expect(checks.rows).toEqual([{ conversation_id: kept, verdict: 'real' }])
  const referrals =
    await sql<object>`select conversation_id, enquiry_id, to_id, answer from referrals where user_id = ${ada.id} order by id`.execute(db)
  expect(referrals.rows).toEqual([
    { conversation_id: kept, enquiry_id: second, to_id: third.id, answer: null },
    { conversation_id: elsewhere, enquiry_id: asked, to_id: stays.id, answer: 'no' },
  ])
})

// P6
test('a quote that was sent stays in the conversation, and on the list of who got it', async () => {
  const { ada, wren, gone, kept, merge } = await planted()
  await quote(ada, gone)
  await merge()
  const { body } = await wren.get(`/conversations/${kept}`)
  expect(body.data.messages.filter(({ kind }: { kind: string }) => kind === 'quote')).toHaveLength(1)
  const listed = await sql<object>`select count(*)::integer as n from user_quotes where user_id = ${ada.id}`.execute(db)
  expect(listed.rows).toEqual([{ n: 1 }])
})

/** A couple who writes with both records of one business. */
async function planted() {
  const [goes, stays, third] = [await record(), await record(), await record()]
  const [nadia, wren, ada] = [await operator(), await holderOf(goes.id), await world.couple()]
  const gone = await conversationOf(ada, goes.id)
  const kept = await conversationOf(ada, stays.id)
  async function merge() {
    const { status } = await nadia.post('/admin/vendor-merges', { goes: goes.slug, stays: stays.slug, words: 'One shop with two doors.' })
    expect(status).toBe(200)
  }
  return { goes, stays, third, wren, ada, gone, kept, merge }
}

async function conversationOf({ id }: Person, content_id: number): Promise<number> {
  await sql`insert into enquiries (user_id, content_id, service, place, message) values (${id}, ${content_id}, 'florists', 'Sonoma', 'Dahlias?')`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`select id from conversations where user_id = ${id} and content_id = ${content_id}`.execute(db)
  return rows[0]!.id
}

async function enquiriesOf({ id }: Person): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from enquiries where user_id = ${id} order by id`.execute(db)
  return rows.map((row) => row.id)
}

/** The enquiry at one more business, and its conversation. */
async function elsewhereOf(couple: Person, content_id: number): Promise<[number, number]> {
  const conversation = await conversationOf(couple, content_id)
  return [(await enquiriesOf(couple)).at(-1)!, conversation]
}

async function check({ id }: Person, conversation: number, verdict: string | null): Promise<void> {
  await sql`insert into lead_checks (user_id, conversation_id, verdict, answered_at)
    values (${id}, ${conversation}, ${verdict}, case when ${verdict}::text is not null then now() end)`.execute(db)
}

interface Asked {
  conversation: number
  enquiry: number
  to: number
  answer: 'yes' | 'no' | null
}

async function referral({ id }: Person, { conversation, enquiry, to, answer }: Asked): Promise<void> {
  await sql`insert into referrals (user_id, conversation_id, enquiry_id, to_id, answer, answered_at)
    values (${id}, ${conversation}, ${enquiry}, ${to}, ${answer}, case when ${answer}::text is not null then now() end)`.execute(db)
}

async function quote({ id }: Person, conversation: number): Promise<void> {
  await sql`with listed as (insert into user_vendors (user_id, vendor_id, name) select user_id, content_id, 'Fern' from conversations
      where user_id = ${id} and id = ${conversation} returning id),
    given as (insert into user_quotes (user_id, user_vendor_id, number, is_sent) select ${id}, id, 1, true from listed returning id, terms)
    insert into messages (user_id, conversation_id, side, kind, quote_id, terms) select ${id}, ${conversation}, 'vendor', 'quote', id, terms from given`.execute(
    db,
  )
}
