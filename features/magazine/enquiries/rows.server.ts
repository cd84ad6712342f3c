import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'
import type { Asking, Enquiry, Said } from './contract.ts'

const columns = [
  'enquiries.id',
  'enquiries.service',
  'enquiries.wedding_date',
  'enquiries.place',
  'enquiries.guests',
  'enquiries.budget',
  'enquiries.message',
  'enquiries.contact_released_at',
  'enquiries.answered_at',
  'enquiries.closed_at',
  'enquiries.created_at',
] as const

/** A vendor in whatever state their piece is. */
export async function findVendor(db: Db, slug: string): Promise<{ id: number; status: string; is_shown: boolean } | undefined> {
  const { rows } = await sql<{ id: number; status: string; is_shown: boolean }>`
    select id, status, ${isShown} as is_shown from content join vendors on content_id = id where type = 'vendor' and slug = ${slug}`.execute(
    db,
  )
  return rows[0]
}

export interface Vendor {
  title: string
  url: string
  service: string
  email: string | null
}

export async function vendorOf(db: Db, content_id: number): Promise<Vendor> {
  return db
    .selectFrom('content')
    .innerJoin('vendors', 'content_id', 'content.id')
    .where('content.id', '=', content_id)
    .select(['title', 'url', 'service', sql<string | null>`fields ->> 'contact_email'`.as('email')])
    .executeTakeFirstOrThrow()
}

export async function isConfirmed(db: Db, user_id: number): Promise<boolean> {
  const user = await db.selectFrom('users').where('id', '=', user_id).select('email_verified_at').executeTakeFirst()
  return user?.email_verified_at != null
}

export function askerOf(db: Db, user_id: number) {
  return db.selectFrom('users').where('id', '=', user_id).select(['firstname', 'email', 'email_verified_at']).executeTakeFirstOrThrow()
}

/** What somebody has said of their wedding, so that they need not say it again. */
export async function knownOf(db: Db, user_id: number): Promise<Asking['known']> {
  return db
    .selectFrom('users')
    .where('id', '=', user_id)
    .select(['wedding_date', 'wedding_place as place', 'wedding_guests as guests'])
    .executeTakeFirstOrThrow()
}

/** Keeps an enquiry; undefined when one to the same vendor is open. */
export function insertEnquiry(
  db: Db,
  user_id: number,
  content_id: number,
  { releases_contact, ...said }: Said,
): Promise<Enquiry | undefined> {
  return db
    .insertInto('enquiries')
    .columns(['user_id', 'content_id', 'service', 'wedding_date', 'place', 'guests', 'budget', 'message', 'contact_released_at'])
    .expression((eb) =>
      eb
        .selectFrom('vendors')
        .where('content_id', '=', content_id)
        .select([
          eb.val(user_id).as('user_id'),
          'content_id',
          'service',
          sql<string | null>`${said.wedding_date}::date`.as('wedding_date'),
          eb.val(said.place).as('place'),
          sql<number | null>`${said.guests}::integer`.as('guests'),
          sql<number | null>`${said.budget}::bigint`.as('budget'),
          eb.val(said.message).as('message'),
          sql<string | null>`case when ${releases_contact}::boolean then now() end`.as('contact_released_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'content_id']).where('closed_at', 'is', null).doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Who acts for a vendor here, and where they read what somebody asked. */
export async function findActing(db: Db, user_id: number, content_id: number): Promise<{ user_ids: number[]; conversation_id: number }> {
  const { rows } = await sql<{ user_ids: number[]; conversation_id: number }>`
    select id as conversation_id, array(select members.user_id from vendor_members members where members.content_id = ${content_id} order by 1) as user_ids
    from conversations where user_id = ${user_id} and content_id = ${content_id}`.execute(db)
  return rows[0]!
}

/** What somebody asked a vendor, the newest first. */
export function listEnquiries(db: Db, user_id: number, content_id: number): Promise<Enquiry[]> {
  return db
    .selectFrom('enquiries')
    .where('user_id', '=', user_id)
    .where('content_id', '=', content_id)
    .orderBy('id', 'desc')
    .limit(20)
    .select(columns)
    .execute()
}

/** How many of somebody's enquiries to vendors of the kind of this one are open. */
export async function countOpen(db: Db, user_id: number, content_id: number): Promise<number> {
  const { open } = await db
    .selectFrom('enquiries')
    .where('user_id', '=', user_id)
    .where('closed_at', 'is', null)
    .where('service', '=', ({ selectFrom }) => selectFrom('vendors').where('content_id', '=', content_id).select('service'))
    .select(sql<number>`count(*)::integer`.as('open'))
    .executeTakeFirstOrThrow()
  return open
}

/** An enquiry of somebody's own; undefined is whatever isn't. */
export function findEnquiry(db: Db, user_id: number, id: number) {
  return db
    .selectFrom('enquiries')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .select([...columns, 'content_id'])
    .executeTakeFirst()
}

/** Undefined when they had it already, or it is over. */
export function releaseContact(db: Db, user_id: number, id: number): Promise<Enquiry | undefined> {
  return db
    .updateTable('enquiries')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('contact_released_at', 'is', null)
    .where('closed_at', 'is', null)
    .set({ contact_released_at: sql`now()` })
    .returning(columns)
    .executeTakeFirst()
}

export async function closeEnquiry(db: Db, user_id: number, id: number): Promise<void> {
  await db
    .updateTable('enquiries')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .set({ closed_at: sql`coalesce(closed_at, now())` })
    .execute()
}

/** One for each browser: the last that was written in it. */
export async function keepDraft(db: Db, hash: Buffer, content_id: number, said: Said): Promise<void> {
  const draft = { content_id, said: JSON.stringify(said) }
  await db
    .insertInto('enquiry_drafts')
    .values({ hash, ...draft })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ ...draft, created_at: sql`now()` }))
    .execute()
}

export async function findDraft(db: Db, hash: Buffer, content_id: number): Promise<Said | null> {
  const draft = await db
    .selectFrom('enquiry_drafts')
    .where('hash', '=', hash)
    .where('content_id', '=', content_id)
    .select('said')
    .executeTakeFirst()
  return (draft?.said as Said | undefined) ?? null
}

export async function dropDraft(db: Db, hash: Buffer, content_id: number): Promise<void> {
  await db.deleteFrom('enquiry_drafts').where('hash', '=', hash).where('content_id', '=', content_id).execute()
}
