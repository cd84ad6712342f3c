import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown, picture } from '#features/magazine/content/rows.server.ts'
import type { Conversation, ListQuery, Message, Thread } from './contract.ts'
import { fileOf } from './attaching/rows.server.ts'
import { checkOfConversation } from './realness/rows.server.ts'
import { quoteOf, withStanding } from './quoting/rows.server.ts'
import type { Side } from './sides.ts'

/** Whose conversations a caller has: those of the couple they are of, and those of the business that they act for. */
export interface Caller {
  id: number
  /** The couple that they are the partner of. */
  partner_in: number | null
}

/** One conversation as seen from one of its two sides. */
export interface Place {
  id: number
  user_id: number
  content_id: number
  side: Side
}

/** Undefined is whatever is neither of their couple nor of their business. One that became a part of another is that other. */
export async function findPlace(db: Db, caller: Caller, id: number): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select id, user_id, content_id, case when ${isCouples(caller)} then 'couple' else 'vendor' end as side
    from conversations where (id = ${id} or former_ids @> array[${id}]::bigint[]) and (${isCouples(caller)} or ${isVendors(caller)})`.execute(
    db,
  )
  return rows[0]
}

/** Who is heard last comes first; for a vendor, who waits longest. */
export async function listConversations(db: Db, caller: Caller, { side, q, filter, page, per_page }: ListQuery) {
  const { rows } = await sql<Conversation & { total: number }>`
    with own as (select * from (${seenFrom(side, caller)}) seen ${matching(q)})
    select *, (select count(*)::integer from own where ${filters[filter]}) as total from own where ${filters[filter]}
    order by ${side === 'vendor' ? sql`waits_since nulls last,` : sql``} (last ->> 'id')::bigint desc
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const counted = await sql<{ unread: number; waiting: number; total: number }>`
    select (count(*) filter (where unread > 0))::integer as unread, (count(*) filter (where waits_since is not null))::integer as waiting,
      (count(*) filter (where ${filters[filter]}))::integer as total
    from (${seenFrom(side, caller)}) seen ${matching(q)}`.execute(db)
  return { rows: rows.map(shown), ...counted.rows[0]! }
}

export async function findConversation(db: Db, caller: Caller, { id, side }: Place): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`select * from (${seenFrom(side, caller)}) seen where id = ${id}`.execute(db)
  return rows[0] && shown(rows[0])
}

/** Whether it takes what is written; held so until that is there. */
export async function holdOpen(db: Db, { user_id, id }: Place): Promise<boolean> {
  const { rows } = await sql`select from conversations where user_id = ${user_id} and id = ${id} and is_open and blocked_by is null
    for no key update`.execute(db)
  return rows.length > 0
}

const most = 100

/** The newest of it, or what came before a message. */
export async function findMessages(
  db: Db,
  place: Place,
  caller_id: number,
  before: number | undefined,
): Promise<Pick<Thread, 'messages' | 'has_more' | 'seen_id' | 'heads'>> {
  const { user_id, id, side } = place
  const { rows } = await sql<Message>`
    select message.id, side, kind, coalesce(author.firstname, '') as author, author_id is not distinct from ${caller_id} as is_own, words,
      ${quoteOf(place)} as quote, ${fileOf(place)} as file, message.created_at
    from messages message left join users author on author.id = author_id
    where message.user_id = ${user_id} and conversation_id = ${id} and ${isSeenBy(side)} and message.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by message.id desc limit ${most + 1}`.execute(db)
  const read = side === 'couple' ? sql<number>`vendor_read_id` : sql<number>`couple_read_id`
  const { seen_id } = await db
    .selectFrom('conversations')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .select(read.as('seen_id'))
    .executeTakeFirstOrThrow()
  return { ...(await withStanding(db, place, rows.slice(0, most).toReversed())), has_more: rows.length > most, seen_id }
}

const filters = {
  all: sql`true`,
  unread: sql`unread > 0`,
  waiting: sql`waits_since is not null`,
}

function isCouples({ id, partner_in }: Caller): RawBuilder<boolean> {
  return sql<boolean>`conversations.user_id = any(${[id, ...(partner_in === null ? [] : [partner_in])]}::bigint[])`
}

function isVendors({ id }: Caller): RawBuilder<boolean> {
  return sql<boolean>`conversations.content_id = (select content_id from vendor_members where user_id = ${id})`
}

/** That nobody answered is said to the couple alone. */
function isSeenBy(side: Side): RawBuilder<boolean> {
  return side === 'couple' ? sql`true` : sql`kind <> 'no_answer'`
}

/** What stands on both sides; a vendor learns no more of who asks than they said. */
function seenFrom(side: Side, caller: Caller): RawBuilder<unknown> {
  const isCouple = side === 'couple'
  return sql`
    select conversations.id, ${side}::text as side, ${isCouple ? sql`content.title` : sql`asker.firstname`} as name,
      ${isCouple ? sql`case when ${isShown} then content.url end` : sql`null::text`} as url,
      ${isCouple ? sql`(select ${picture} from content_pictures where content_id = content.id order by position limit 1)` : sql`null::jsonb`} as picture,
      asked.service, content.is_illustrated,
      jsonb_build_object('wedding_date', asked.wedding_date, 'place', asked.place, 'guests', asked.guests, 'budget', asked.budget,
        'held_until', (select to_char(until at time zone 'UTC', 'YYYY-MM-DD') from vendor_holds holds
          where holds.content_id = conversations.content_id and holds.day = asked.wedding_date and until > now())) as facts,
      ${
        isCouple
          ? sql`null::jsonb`
          : sql`jsonb_build_object('is_confirmed', asker.email_verified_at is not null, 'since', to_char(asker.created_at, 'YYYY-MM'),
            'email', case when asked.contact_released_at is not null then asker.email end, 'check', ${checkOfConversation()})`
      } as asker,
      asked.id as enquiry_id, asked.contact_released_at,
      ${isCouple ? sql`conversations.user_id = ${caller.id} and asked.contact_released_at is null and conversations.is_open` : sql`false`} as can_release,
      conversations.is_open, conversations.blocked_by, conversations.waits_since, news.unread,
      (select jsonb_build_object('id', id, 'side', messages.side, 'kind', kind, 'words', left(words, 200), 'created_at', created_at) from messages
        where messages.user_id = conversations.user_id and conversation_id = conversations.id and ${isSeenBy(side)} order by id desc limit 1) as last
    from conversations join content on content.id = conversations.content_id join users asker on asker.id = conversations.user_id
    cross join lateral (select * from enquiries where enquiries.user_id = conversations.user_id and enquiries.content_id = conversations.content_id
      order by id desc limit 1) asked
    cross join lateral (select count(*)::integer as unread from messages where messages.user_id = conversations.user_id
      and conversation_id = conversations.id and messages.side <> ${side} and ${isSeenBy(side)}
      and messages.id > ${isCouple ? sql`couple_read_id` : sql`vendor_read_id`}) news
    where ${isCouple ? isCouples(caller) : isVendors(caller)}`
}

function matching(q: string): RawBuilder<unknown> {
  if (q === '') return sql``
  return sql`where strpos(lower(name), lower(${q})) > 0 or exists (select from conversations kept join messages on messages.user_id = kept.user_id
    and conversation_id = kept.id where kept.id = seen.id and strpos(lower(concat_ws(' ', words, file_name)), lower(${q})) > 0)`
}

/** Within JSON a moment stands as the database writes it. */
function shown<Row extends Conversation>({ last, ...row }: Row): Conversation {
  const { side, kind, words, created_at } = last
  const { total: _, ...conversation } = row as Omit<Row, 'last'> & { total?: number }
  return { ...(conversation as unknown as Conversation), last: { side, kind, words, created_at: new Date(created_at).toISOString() } }
}
