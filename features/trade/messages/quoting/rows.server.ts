import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { guestsIn, headsAt } from '#features/planning/quotes/heads.ts'
import { findComing } from '#features/planning/quotes/heads-rows.server.ts'
import { likelyGuests } from '#features/planning/quotes/likely.ts'
import type { Terms } from '#features/planning/quotes/quote-terms.ts'
import { findQuotes, quoteRows, type Vendor, vendorRows } from '#features/planning/quotes/rows.server.ts'
import type { Message, Thread } from '../contract.ts'
import type { Place } from '../rows.server.ts'

/** The couple's today, by which a quote runs out. */
export async function todayOf(db: Db, { user_id }: Place): Promise<string> {
  const { time_zone } = await db.selectFrom('users').where('id', '=', user_id).select('time_zone').executeTakeFirstOrThrow()
  return todayIn(time_zone)
}

/** What a vendor sends is of the couple's wedding, where it stands among their quotes, and told in its history. */
export async function addSentQuote(db: Db, place: Place, { author_id, terms }: { author_id: number; terms: Terms }) {
  const wedding = weddingOf(place, author_id)
  const act = randomUUID()
  const vendor = await vendorOf(db, { wedding, place, act })
  const versions = await findQuotes(db, wedding, vendor.id)
  if (versions.some(({ accepted_at }) => accepted_at !== null)) return undefined
  const { guest_wedding_event_id, name } = vendor
  const values = [{ user_vendor_id: vendor.id, guest_wedding_event_id, name, terms, is_sent: true }]
  const [quote] = await quoteRows.add(db, wedding, { values, act })
  if (vendor.status === 'considering' || vendor.status === 'contacted')
    await vendorRows.change(db, wedding, { ids: [vendor.id], change: { status: 'quoted' }, act })
  return quote
}

/** Writes the quote into a conversation that is held. */
export async function insertQuoteMessage(
  db: Db,
  { user_id, id }: Place,
  { author_id, quote_id, terms }: { author_id: number; quote_id: number; terms: Terms },
): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into messages (user_id, conversation_id, side, author_id, kind, quote_id, terms)
    values (${user_id}, ${id}, 'vendor', ${author_id}, 'quote', ${quote_id}, ${JSON.stringify(terms)}::jsonb) returning id`.execute(db)
  return rows[0]!
}

/** What was sent with a message, as it stands with it now; a vendor learns no number of heads, and so no total. */
export function quoteOf({ side }: Place) {
  const isCouple = side === 'couple'
  const later = sql`select from user_quotes later where (later.user_id, later.user_vendor_id) = (kept.user_id, kept.user_vendor_id)`
  return sql`(select jsonb_build_object('id', message.quote_id, 'terms', message.terms,
    'nth', (select count(*) from messages earlier where earlier.user_id = message.user_id and earlier.conversation_id = message.conversation_id
      and earlier.kind = 'quote' and earlier.id <= message.id),
    'state', case when kept.id is null then 'removed' when kept.accepted_at is not null then 'accepted'
      when exists (${later} and (later.number > kept.number or later.accepted_at is not null)) then 'superseded' else 'open' end,
    'service', ${isCouple ? sql`vendor.taxonomy` : sql`null`}, 'accepted_total', ${isCouple ? sql`kept.accepted_total` : sql`null`})
    from (select) one left join user_quotes kept on (kept.user_id, kept.id) = (message.user_id, message.quote_id)
    left join user_vendors vendor on (vendor.user_id, vendor.id) = (kept.user_id, kept.user_vendor_id) where message.kind = 'quote')`
}

/** What has run out by the couple's day says so; they alone see for how many it is reckoned. */
export async function withStanding(db: Db, place: Place, messages: Message[]): Promise<Pick<Thread, 'messages' | 'heads'>> {
  const newest = messages.findLast(({ quote }) => quote !== null)?.quote
  if (!newest) return { messages, heads: null }
  const today = await todayOf(db, place)
  const shown = messages.map(({ quote, ...message }) => ({ ...message, quote: quote && hasRun(quote, today) }))
  return { messages: shown, heads: place.side === 'couple' ? await liveHeads(db, place, newest.id) : null }
}

function hasRun(quote: NonNullable<Message['quote']>, today: string) {
  const { valid_until: until } = quote.terms
  return quote.state === 'open' && until !== null && until < today ? { ...quote, state: 'ran_out' as const } : quote
}

async function liveHeads(db: Db, place: Place, quote_id: number): Promise<Thread['heads']> {
  const wedding = weddingOf(place, place.user_id)
  const quote = await quoteRows.findOne(db, wedding, quote_id)
  const coming = await findComing(db, wedding, quote?.guest_wedding_event_id ?? null)
  const is_guess = guestsIn(coming.now) === 0
  return { at: is_guess ? headsAt(coming.now, likelyGuests(coming) || 100) : coming.now, is_guess }
}

/** Whom of the couple's vendors it is from, held until it stands there; who is not among them yet comes to be. */
async function vendorOf(db: Db, { wedding, place, act }: { wedding: Wedding; place: Place; act: string }): Promise<Vendor> {
  const { rows } = await sql<{ id: number }>`
    select id from user_vendors where user_id = ${place.user_id} and vendor_id = ${place.content_id}
    order by status in ('declined', 'cancelled'), id limit 1 for no key update`.execute(db)
  const found = rows[0] && (await vendorRows.findOne(db, wedding, rows[0].id))
  if (found) return found
  const { rows: asked } = await sql<{ name: string; taxonomy: string; vendor_id: number }>`
    select content.title as name, service as taxonomy, content.id as vendor_id from content join enquiries on content_id = content.id
    where content.id = ${place.content_id} and user_id = ${place.user_id} order by enquiries.id desc limit 1`.execute(db)
  const [added] = await vendorRows.add(db, wedding, { values: [{ ...asked[0], status: 'quoted' }], act })
  return added!
}

function weddingOf({ user_id }: Place, actor_id: number): Wedding {
  return { user_id, actor_id, role: 'owner', firstname: '', other_firstname: '', guestlist_setup_at: null, events: 'all' }
}
