import { emptyModel } from '#features/trade/profile/model.ts'
import { hashToken } from '#server/session.ts'
import type { Person } from '#tests/world.ts'
import type { Special, World } from './stage.ts'
import { pictured } from './stage-files.ts'
import { type Known, leftOut } from './valid-inputs.ts'

const offers = [{ title: 'Posies only', what: 'Two bouquets and six boutonnieres.', price: 240_000, unit: 'wedding' }] as const
const words = 'We are two people and a dog, and cut about half of what we sell on two acres.'
const known = { service: 'florists', price_from: 240_000, price_unit: 'wedding', contact_email: 'a@vendor.example', offers } as const
const whole = {
  ...emptyModel,
  ...known,
  name: 'A vendor',
  line: 'Garden-grown.',
  words,
  city: 'Sonoma',
  state: 'CA',
  since: 2012,
  weddings_a_year: 26,
}

/** A business that nobody acts for, and a caller whose address is confirmed and who acts for none. */
export async function free({ db }: World, { id }: Person, nth: number): Promise<number> {
  await db.updateTable('users').set({ email_verified_at: '2026-01-01T00:00:00Z' }).where('id', '=', id).execute()
  await db.deleteFrom('vendor_members').where('user_id', '=', id).execute()
  const slug = `business-${id}-${nth}`
  const location = { place: 'sonoma', city: 'Sonoma', state: 'CA', latitude: 38, longitude: -122 }
  const piece = { type: 'vendor', slug, url: `/vendors/${slug}`, title: 'A vendor', excerpt: 'Garden-grown.', plain: words }
  const made = await db
    .insertInto('content')
    .values({
      ...piece,
      status: 'published',
      published_on: '2026-01-01',
      updated_on: null,
      source_hash: null,
      saved_by: null,
      fields: JSON.stringify({ ...known, location, since: 2012, weddings_a_year: 26 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** The same, and the caller acts for it. */
export async function held(world: World, couple: Person, nth: number): Promise<Known> {
  const content_id = await free(world, couple, nth)
  await world.db.insertInto('vendor_members').values({ user_id: couple.id, content_id, was_vendor: false }).execute()
  return { id: content_id, version: leftOut }
}

const asked: Special = async (...at) => ({
  vendor_id: await free(...at),
  id: leftOut,
  words: 'We are the florist, and can show you the lease.',
})

/** The caller asks for a business, with a file of theirs to show; an account asks for some at most. */
async function showing(world: World, couple: Person, nth: number): Promise<Known> {
  await world.db.deleteFrom('vendor_claims').where('user_id', '=', couple.id).execute()
  const vendor_id = await free(world, couple, nth)
  const file_id = Number((await pictured(world, couple, nth))['picture_id'])
  return { vendor_id, words: 'We are the florist, and can show you the lease.', file_id, file_ids: [file_id] }
}

async function shown(world: World, couple: Person, nth: number): Promise<Known> {
  const { vendor_id, file_id } = await showing(world, couple, nth)
  const claim = { user_id: couple.id, content_id: Number(vendor_id), words: 'We are the florist.', answered_at: null, decided_at: null }
  const { id } = await world.db.insertInto('vendor_claims').values(claim).returning('id').executeTakeFirstOrThrow()
  return { id, file_id }
}

async function submitted(world: World, couple: Person, nth: number): Promise<Known> {
  const { id } = await held(world, couple, nth)
  const content_id = Number(id)
  await world.db
    .insertInto('vendor_submissions')
    .values({ content_id, model: JSON.stringify(whole), state: 'submitted', submitted_at: new Date().toISOString() })
    .execute()
  return { id: content_id, version: 1, decision: 'publish', words: 'Lovely, it goes out today.' }
}

async function claimed(world: World, couple: Person, nth: number): Promise<Known> {
  const content_id = await free(world, couple, nth)
  const somebody = await world.couple()
  const { id } = await world.db
    .insertInto('vendor_claims')
    .values({ user_id: somebody.id, content_id, words: 'We are the florist.', answered_at: null, decided_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, decision: 'refuse', words: 'They keep it: it is theirs.' }
}

/** Somebody else asks for the business of the caller. */
async function disputed(world: World, couple: Person, nth: number): Promise<Known> {
  const { id: content_id } = await held(world, couple, nth)
  const somebody = await world.couple()
  const { id } = await world.db
    .insertInto('vendor_claims')
    .values({ user_id: somebody.id, content_id: Number(content_id), words: 'We are the florist.', answered_at: null, decided_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, answer: 'We have traded under this name since 2019.', answer_version: 0 }
}

/** Two records, of which nobody looks after one. */
async function doubled(world: World, couple: Person, nth: number): Promise<Known> {
  const [goes, stays] = [await free(world, couple, nth), await free(world, couple, nth + 700_000)]
  const found = await world.db.selectFrom('content').where('id', 'in', [goes, stays]).select(['id', 'slug']).execute()
  const slugOf = (id: number) => found.find((one) => one.id === id)!.slug
  return { goes: slugOf(goes), stays: slugOf(stays), words: 'They are one shop with two doors.' }
}

/** The caller owns a business, with a colleague, an open invitation, and the link of one to a business of others. */
async function peopled(world: World, couple: Person, nth: number): Promise<Known> {
  const { id } = await held(world, couple, nth)
  const content_id = Number(id)
  const colleague = await world.couple()
  await world.db.insertInto('vendor_members').values({ user_id: colleague.id, content_id, role: 'colleague' }).execute()
  return { id: colleague.id, email: `colleague${couple.id}n${nth}@example.com` }
}

async function invited(world: World, couple: Person, nth: number): Promise<{ id: number; token: string }> {
  const content_id = await free(world, couple, nth)
  const token = `joining-${couple.id}-${nth}`
  const { id } = await world.db
    .insertInto('vendor_invites')
    .values({ content_id, email: 'somebody@example.com', link_hash: hashToken(token), invited_by: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

export const ofVendors: Record<string, Special> = {
  'vendor_claims.find': asked,
  'vendor_claims.send': asked,
  'vendor_claims.ask': async (...at) => ({ ...(await showing(...at)), id: leftOut }),
  'vendor_claims.show': shown,
  'vendor_claims.disputes': disputed,
  'vendor_claims.answer': disputed,
  'vendor_claims.verify': async (world, couple, nth) => {
    const vendor_id = await free(world, couple, nth)
    const { createHash } = await import('node:crypto')
    const salt = Buffer.from([1])
    const hash = createHash('sha256').update(salt).update('123456').digest()
    await world.db.insertInto('vendor_codes').values({ user_id: couple.id, content_id: vendor_id, salt, hash }).execute()
    return { vendor_id, code: '123456' }
  },
  'vendor_profile.create': async (...at) => {
    await free(...at)
    return { model: { name: 'Fern & Fable', service: 'florists', place: 'sonoma' } }
  },
  'vendor_profile.update': async (...at) => ({ ...(await held(...at)), model: { line: 'Garden-grown, never wired.' } }),
  'vendor_profile.submit': held,
  'vendor_leaving.archive': held,
  'vendor_leaving.leave': async (...at) => ({ ...(await held(...at)), page: 'stays' }),
  'vendor_colleagues.list': held,
  'vendor_colleagues.invite': peopled,
  'vendor_colleagues.remove': peopled,
  'vendor_colleagues.handOn': peopled,
  'vendor_colleagues.withdraw': async (world, couple, nth) => {
    const { id } = await invited(world, couple, nth)
    const { content_id } = await world.db.selectFrom('vendor_invites').where('id', '=', id).select('content_id').executeTakeFirstOrThrow()
    await world.db.insertInto('vendor_members').values({ user_id: couple.id, content_id }).execute()
    return { id }
  },
  'vendor_colleagues.link': async (...at) => ({ token: (await invited(...at)).token }),
  'vendor_colleagues.accept': async (...at) => ({ token: (await invited(...at)).token }),
  'vendor_calendar.get': held,
  'vendor_calendar.save': async (...at) => ({ ...(await held(...at)), days: [{ day: '2032-06-26', state: 'held' }] }),
  'vendor_feed.save': async (...at) => ({ ...(await held(...at)), address: 'https://calendar.example/mine.ics' }),
  'vendor_feed.give': async (...at) => ({ ...(await held(...at)), file: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' }),
  'vendor_feed.read': held,
  'vendor_feed.remove': held,
  'vendor_feed.renew': held,
  'vendor_feed.revoke': held,
  'vendor_feed.out': async (world, couple, nth) => {
    await held(world, couple, nth)
    const token = `fed-${couple.id}-${nth}`
    await world.db
      .insertInto('vendor_addresses')
      .values({ user_id: couple.id, hash: hashToken(token) })
      .execute()
    return { token }
  },
  'vendor_dashboard.statistics': held,
  'vendor_dashboard.answers': held,
  'vendor_dashboard.waiting': held,
  'vendor_dashboard.events': async (...at) => ({ ...(await held(...at)), name: 'views' }),
  'vendor_dashboard.go': async (...at) => {
    const id = await free(...at)
    const { db } = at[0]
    const { slug, fields } = await db.selectFrom('content').where('id', '=', id).select(['slug', 'fields']).executeTakeFirstOrThrow()
    await db
      .updateTable('content')
      .where('id', '=', id)
      .set({ fields: JSON.stringify({ ...(fields as object), website: 'https://vendor.example' }) })
      .execute()
    return { slug, where: 'website' }
  },
  'vendor_network.list': held,
  'vendor_network.ask': async (...at) => ({ vendor_id: await free(...at), ...(await held(at[0], at[1], at[2] + 500_000)) }),
  'vendor_network.end': async (...at) => {
    const other = await free(...at)
    const own = Number((await held(at[0], at[1], at[2] + 500_000))['id'])
    await at[0].db.insertInto('vendor_connections').values({ asker_id: own, asked_id: other, confirmed_at: null }).execute()
    return { id: other }
  },
  'vendor_merges.preview': doubled,
  'vendor_merges.merge': doubled,
  'vendor_review.decideProfile': submitted,
  'vendor_review.decideClaim': claimed,
}
