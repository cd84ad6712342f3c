import { sql } from 'kysely'
import type { Person } from '#tests/world.ts'
import type { World } from './stage.ts'
import { pictured } from './stage-files.ts'
import { type Known, leftOut } from './valid-inputs.ts'

const terms = { lines: [{ key: 'all', name: 'All flowers', how: { by: 'amount', amount: 365_000 } }], valid_until: '2200-01-01' }

/** A conversation with a vendor whom somebody asked. */
async function conversationOf({ db }: World, { id: user_id }: Person, nth: number): Promise<Known> {
  await sql`delete from enquiries where user_id = ${user_id}`.execute(db)
  const slug = `asked-${user_id}-${nth}`
  await sql`
    with piece as (
      insert into content (type, slug, url, title, excerpt, status, published_on, fields)
      values ('vendor', ${slug}, ${`/vendors/${slug}`}, 'A vendor', 'To be asked.', 'published', '2026-01-01', '{}') returning id)
    insert into enquiries (user_id, content_id, service, place, message) select ${user_id}, id, 'florists', '', 'Poppies on every table.' from piece`.execute(
    db,
  )
  const made = await db
    .selectFrom('conversations')
    .where('user_id', '=', user_id)
    .select(['id', 'content_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { id: made.id, content_id: made.content_id, before: leftOut, up_to: 1 }
}

/** Of a conversation, which is read by one of its two sides. */
async function reportedOf(...at: [World, Person, number]): Promise<Known> {
  return { ...(await conversationOf(...at)), kind: 'conversation' }
}

/** A review of the business that the caller acts for, or that they decide on. */
async function reviewOf(world: World, { id: user_id }: Person, nth: number): Promise<Known> {
  const { content_id } = await conversationOf(world, { id: user_id } as Person, nth)
  await sql`insert into vendor_members (user_id, content_id) values (${user_id}, ${content_id}) on conflict (user_id) do update set content_id = excluded.content_id`.execute(
    world.db,
  )
  const review = {
    stars: 4,
    words: 'They came and they went again.',
    signed: 'A couple',
    month: '2026-01',
    is_called_off: false,
    proof: 'payment',
  } as const
  return world.db
    .insertInto('vendor_reviews')
    .values({ user_id, content_id: Number(content_id), ...review })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Somebody whom the couple hired, whose day is over, and who was paid. */
async function bookingOf({ db }: World, { id: user_id }: Person, nth: number): Promise<Known> {
  const { content_id } = await conversationOf({ db } as World, { id: user_id } as Person, nth)
  const booking = { user_id, name: `Fern ${nth}`, vendor_id: Number(content_id), status: 'hired', hired_on: '2026-01-01' } as const
  const { id } = await db.insertInto('user_vendors').values(booking).returning('id').executeTakeFirstOrThrow()
  await sql`update users set wedding_date = current_date - 2 where id = ${user_id}`.execute(db)
  await sql`insert into messages (user_id, conversation_id, side, words) select user_id, id, 'vendor', 'Gladly.' from conversations
    where user_id = ${user_id} and content_id = ${content_id}`.execute(db)
  return { id, stars: 4, words: 'They came and they went again.', signed: 'A couple' }
}

async function replyOf(world: World, couple: Person, nth: number): Promise<Known> {
  const { content_id } = await conversationOf(world, couple, nth)
  await sql`insert into vendor_members (user_id, content_id) values (${couple.id}, ${content_id}) on conflict (user_id) do update set content_id = excluded.content_id`.execute(
    world.db,
  )
  const reply = { content_id: Number(content_id), title: 'Taken', words: 'That day is taken.' }
  return world.db.insertInto('vendor_replies').values(reply).returning('id').executeTakeFirstOrThrow()
}

/** A conversation that another couple began with the business that the caller acts for. */
async function leadOf(world: World, person: Person, nth: number): Promise<Known> {
  await replyOf(world, person, nth)
  const { id: user_id } = await world.couple()
  await sql`insert into enquiries (user_id, content_id, service, place, message)
    select ${user_id}, content_id, 'florists', '', 'Poppies on every table.' from vendor_members where user_id = ${person.id}`.execute(
    world.db,
  )
  const { id } = await world.db.selectFrom('conversations').where('user_id', '=', user_id).select('id').executeTakeFirstOrThrow()
  return { id, user_id }
}

/** The business that was asked acts here, and knows another; one question of theirs waits for the couple. */
async function passingOf({ db }: World, place: Known, isAsked: boolean): Promise<number> {
  const slug = `known-${place['content_id']}`
  const { rows } = await sql<{ id: number }>`
    with other as (insert into content (type, slug, url, title, excerpt, status, published_on, fields)
      values ('vendor', ${slug}, ${`/vendors/${slug}`}, 'Another', 'Known.', 'published', '2026-01-01',
        '{"service": "florists", "location": {"city": "Sonoma", "state": "CA", "latitude": 38, "longitude": -122}, "price_from": 1, "price_unit": "wedding"}')
      returning id)
    insert into vendor_connections (asker_id, asked_id, confirmed_at) select ${place['content_id']}, id, now() from other returning asked_id as id`.execute(
    db,
  )
  const to_id = rows[0]!.id
  if (!isAsked) return to_id
  const asked = await sql<{ id: number }>`insert into referrals (user_id, conversation_id, enquiry_id, to_id)
    select conversations.user_id, conversations.id, enquiries.id, ${to_id} from conversations join enquiries using (user_id, content_id)
    where conversations.id = ${place['id']} returning id`.execute(db)
  return asked.rows[0]!.id
}

/** A conversation with a file in it, and one to be sent as its next version. */
async function filedOf(world: World, couple: Person, nth: number): Promise<Known> {
  const { id } = await conversationOf(world, couple, nth)
  const file_id = (await pictured(world, couple, nth))['picture_id']
  const { rows } = await sql<{ id: number }>`
    insert into messages (user_id, conversation_id, side, kind, file_id, file_name, file_kind)
    values (${couple.id}, ${id}, 'couple', 'file', ${file_id}, 'plan.jpg', 'plan') returning id`.execute(world.db)
  return { id, file_id, kind: 'certificate', ends_on: '2200-01-01', version_of: rows[0]!.id, words: 'Here it is.' }
}

export const ofMessages = {
  'referrals.ask': async (world: World, couple: Person, nth: number) => {
    const place = await conversationOf(world, await world.couple(), nth)
    const values = { user_id: couple.id, content_id: Number(place['content_id']) }
    await sql`delete from vendor_members where user_id = ${couple.id}`.execute(world.db)
    await world.db.insertInto('vendor_members').values(values).execute()
    return { id: place['id'], vendor_id: await passingOf(world, place, false) }
  },
  'referrals.answer': async (world: World, couple: Person, nth: number) => {
    const place = await conversationOf(world, couple, nth)
    return { id: place['id'], referral_id: await passingOf(world, place, true), is_wanted: false }
  },
  'saved_replies.list': replyOf,
  'saved_replies.add': replyOf,
  'saved_replies.remove': replyOf,
  'kind_nos.list': conversationOf,
  'kind_nos.send': async (...at: [World, Person, number]) => ({
    ids: [Number((await conversationOf(...at))['id'])],
    words: 'We found somebody.',
  }),
  'reviews.get': bookingOf,
  'reviews.save': bookingOf,
  'reviews.destroy': async (...at: [World, Person, number]) => {
    const known = await bookingOf(...at)
    await sql`insert into vendor_reviews (user_id, content_id, stars, words, signed, month, is_called_off, proof)
      select user_id, vendor_id, 4, 'They came and they went again.', 'A couple', '2026-01', false, 'payment' from user_vendors where id = ${known['id']}`.execute(
      at[0].db,
    )
    return known
  },
  'reviews.own': reviewOf,
  'reviews.reply': reviewOf,
  'reviews.dispute': reviewOf,
  'reviews.all': reviewOf,
  'reviews.settle': reviewOf,
  'sent_quotes.send': async (...at: [World, Person, number]) => ({ ...(await leadOf(...at)), terms }),
  'sent_files.send': filedOf,
  'lead_checks.ask': leadOf,
  'lead_checks.queue': leadOf,
  'lead_checks.answer': async (...at: [World, Person, number]) => {
    const { id: conversation_id, user_id } = await leadOf(...at)
    const lead = { user_id: Number(user_id), conversation_id: Number(conversation_id) }
    const { id } = await at[0].db.insertInto('lead_checks').values(lead).returning('id').executeTakeFirstOrThrow()
    return { id, words: 'They said so on the telephone.' }
  },
  'reports.about': reportedOf,
  'reports.send': async (...at: [World, Person, number]) => ({ ...(await reportedOf(...at)), reason: 'rude' }),
  'reports.answer': async (...at: [World, Person, number]) => {
    const { id: thing_id } = await reportedOf(...at)
    const report = {
      email: `${at[2]}@example.com`,
      kind: 'page',
      thing_id: Number(thing_id),
      title: 'It',
      url: '/it',
      reason: 'rude',
    } as const
    const { id } = await at[0].db.insertInto('reports').values(report).returning('id').executeTakeFirstOrThrow()
    return { id, words: 'It is gone from the page now.' }
  },
  'conversations.list': () => ({ side: 'couple' }),
  'conversations.get': conversationOf,
  'conversations.write': conversationOf,
  'conversations.read': conversationOf,
  'conversations.change': conversationOf,
}
